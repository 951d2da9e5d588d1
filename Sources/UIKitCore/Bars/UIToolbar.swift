/// A bar of buttons, usually at the bottom of the screen.
///
/// The bar is 44 points high, 50 on tablets, and 32 in landscape on all but the largest phones. Items are above the safe area's bottom
/// edge, 16 points from its other edges, 20 in bars 414 points wide or more; flexible spaces share the remaining width. The background of a
/// bar that ends at the safe area extends to the bottom of the screen.
/// As in iOS 15 and later, the bar uses its scroll edge appearance while the content ends above it or nothing scrolls, and when it is used
/// without a navigation controller: transparent unless `scrollEdgeAppearance` is set.
/// Source: Apple, [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, EdgeAwareBar {
    private let backgroundView = BarBackgroundView(lineAlong: .top)
    private let row = BarItemRow(.justified)
    private let largeContentViewer = BarLargeContent()
    private lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] in self?.applyAppearance() }
    var edgeProgress: CGFloat = 0 {
        didSet {
            backgroundView.progress = edgeProgress
            if (oldValue < 0.5) != (edgeProgress < 0.5) { applyAppearance() }
        }
    }
    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Creates a bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an instance of any subclass with its `init(frame:)`; called by `instance(frame:)`.
    @_silgen_name("kinora_UIToolbar_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// Creates an empty bar, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readToolbarNib(coder)
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(row)
        applyAppearance()
    }

    // MARK: Items

    /// The items, from the leading to the trailing edge; nil stands for none. Setting them is not animated.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setItems(_:animated:)``.
    open var items: [UIBarButtonItem]? {
        get { row.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; with animation, added and removed ones fade and the others move, in 0.3 s. A space may occur several times; any
    /// other duplicate is ignored and logged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the old and the new items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        row.show(UIBarButtonItem.eachOnce(items ?? []), animated: animated)
    }

    /// The delegate of the bar, held weakly.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }

    /// The position of the bar: the delegate's answer, otherwise `bottom`.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Appearance

    /// The style of the bar, light or dark; the default is `default`.
    open var barStyle: UIBarStyle = .default {
        willSet { _willSet("barStyle") }
        didSet {
            defer { _didSet("barStyle") }
            if barStyle != oldValue { applyAppearance() }
            if barStyle.isTranslucent { isTranslucent = true }
        }
    }

    /// Whether the bar is translucent; the default is true. An opaque bar is light gray or almost black, or has the `barTintColor`.
    open var isTranslucent = true {
        willSet { _willSet("translucent") }
        didSet {
            defer { _didSet("translucent") }
            if isTranslucent != oldValue {
                applyAppearance()
                superview?.setNeedsLayout()
            }
        }
    }

    /// The color of the background; a translucent bar lets 15 % through. nil for the system's color.
    open var barTintColor: UIColor? {
        willSet { _willSet("barTintColor") }
        didSet {
            defer { _didSet("barTintColor") }
            applyAppearance()
        }
    }

    /// Sets a background image for a bar position, or with `any` for positions without their own; nil removes it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[topOrBottom] = backgroundImage
        applyAppearance()
    }

    /// Returns the background image set for exactly that position.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[topOrBottom]
    }

    /// Sets a shadow image for a bar position, or with `any` for positions without their own; nil removes it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        applyAppearance()
    }

    /// Returns the shadow image set for exactly that position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// The standard appearance, a copy. Once set or changed, it replaces the properties above.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set { _changing("standardAppearance") { appearances[.standard] = newValue } }
    }

    /// The appearance while no content is scrolled under the bar, a copy; nil for `standardAppearance` with a transparent background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set { _changing("scrollEdgeAppearance") { appearances[.scrollEdge] = newValue } }
    }

    /// The appearance in a compact vertical size class, a copy; nil for `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances[.compact] }
        set { _changing("compactAppearance") { appearances[.compact] = newValue } }
    }

    /// The appearance in a compact vertical size class while no content is scrolled under the bar, a copy; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { _changing("compactScrollEdgeAppearance") { appearances[.compactScrollEdge] = newValue } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        largeContentViewer.update(self)
    }

    /// Appearance and height depend on the size classes.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        largeContentViewer.update(self)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { applyAppearance() }
        guard traitCollection.barHeight != previousTraitCollection?.barHeight else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func applyAppearance() {
        overrideStyle()
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = appearances.current(.standard, isCompact: isCompact)
        let edge = appearances.current(.scrollEdge, isCompact: isCompact)
        let background = standard?.background ?? legacyBackground
        backgroundView.show(background, atEdge: edge?.background ?? BarBackground())
        row.show(((edgeProgress < 0.5 ? edge : nil) ?? standard)?.resolvedButtons ?? ResolvedButtonAppearances())
    }

    private var legacyBackground: BarBackground {
        let position = barPosition
        return .plain(
            tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImages[position] ?? backgroundImages[.any],
            shadowImage: shadowImages[position] ?? shadowImages[.any])
    }

    private func overrideStyle() {
        for view in [backgroundView, row] { view.overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    // MARK: Layout

    /// The given width and a height of 44 points, 50 on tablets, 32 in landscape on all but the largest phones.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: traitCollection.barHeight) }

    /// No intrinsic width, and the fitting height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.barHeight) }

    /// The bar's position determines the extent of its background.
    open override var frame: CGRect {
        didSet { if frame != oldValue { setNeedsLayout() } }
    }

    open override var center: CGPoint {
        didSet { if center != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let extra = barPosition.backgroundExtension(of: self)
        backgroundView.lineEdge = barPosition == .bottom ? .top : .bottom
        backgroundView.frame = CGRect(
            x: 0, y: -extra.top, width: bounds.width, height: bounds.height + extra.top + extra.bottom)
        let insets = safeAreaInsets
        row.semanticContentAttribute = semanticContentAttribute
        row.frame = CGRect(
            x: insets.left + systemMargin, y: insets.top,
            width: max(0, bounds.width - insets.left - insets.right - 2 * systemMargin),
            height: rowHeight(bounds.height - insets.top, above: insets.bottom))
    }

    /// Height of the items in the available height: that above the safe area's bottom edge, up to 44 points in a bar of the app's own.
    private func rowHeight(_ available: CGFloat, above safeArea: CGFloat) -> CGFloat {
        let most = max(traitCollection.barHeight, UITraitCollection.usualBarHeight)
        return max(0, min(available, max(traitCollection.barHeight, min(most, available - safeArea))))
    }
}

extension UIToolbar {
    /// Creates an instance of the class it is called on with `init(frame:)`.
    @_silgen_name("kinora_UIToolbar_init") static func instance(frame: CGRect) -> UIToolbar
}

/// A delegate that decides on a toolbar's position; optional. Source: Apple,
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
