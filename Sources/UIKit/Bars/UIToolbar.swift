/// A bar of buttons, usually at the bottom of a screen.
///
/// Its items lie in the upper 44 points, 16 points from the edges of the safe area; flexible spaces share what room there is. A bar that ends where the
/// safe area does has its background reach on to the end of the screen.
/// As in iOS 15 and later, it is transparent, or as `scrollEdgeAppearance` says, while the content of the screen ends above it, or nothing scrolls, and when it is
/// used without a navigation controller.
/// Source: Apple, [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, EdgeAwareBar {
    private let backgroundView = BarBackgroundView(lineAlong: .top)
    private let row = BarItemRow(.justified)
    private var standard = AppearanceStore<UIToolbarAppearance>()
    private var scrollEdge = AppearanceStore<UIToolbarAppearance>()
    private var compact = AppearanceStore<UIToolbarAppearance>()
    private var compactScrollEdge = AppearanceStore<UIToolbarAppearance>()
    var edgeProgress: CGFloat = 0 {
        didSet {
            backgroundView.progress = edgeProgress
            if (oldValue < 0.5) != (edgeProgress < 0.5) { showLook() }
        }
    }
    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// The height of a bar in points.
    static let standardHeight: CGFloat = 44
    /// Between the safe area's edges and the items.
    static let margin: CGFloat = 16

    /// A bar with a frame; 44 points high unless the frame is higher.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes one of any class, by its own `init(frame:)`: `instance(frame:)` calls this.
    @_silgen_name("kinora_UIToolbar_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// An empty bar: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(row)
        showLook()
    }

    // MARK: Items

    /// From the leading to the trailing edge; nil sets none. Setting them is not animated.
    open var items: [UIBarButtonItem]? {
        get { row.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated, those that come and go fade and the others move, in 0.3 s. A space may be
    /// there several times; of another item given twice the second is left out, with a line in the log.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        row.show(UIBarButtonItem.eachOnce(items ?? []), animated: animated)
    }

    /// Says where the bar lies; not retained.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }

    /// Where the bar lies: as the delegate says, else at the bottom.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Looks

    /// Whether the bar looks light or dark; `default` unless set.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { showLook() } }
    }

    /// Whether what is behind shows through; true unless set. Without, the background is light gray or almost black, or `barTintColor`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { showLook() } }
    }

    /// The colour of the background; a translucent bar lets 15 % through. nil for the system's.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }

    /// Puts a picture in place of the background, for bars in a position, or in any that has none of its own; nil takes it back.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[topOrBottom] = backgroundImage
        showLook()
    }

    /// What was set for that very position.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[topOrBottom]
    }

    /// Puts a picture in place of the line, for bars in a position, or in any that has none of its own; nil takes it back.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        showLook()
    }

    /// What was set for that very position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// How the bar looks. Once it is set, or changed, it counts in place of the properties above. A copy.
    open var standardAppearance: UIToolbarAppearance {
        get { standard.appearance { [weak self] in self?.showLook() } }
        set {
            standard.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks while no content is scrolled under it; nil for `standardAppearance` with a transparent background. A copy.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { scrollEdge.own }
        set {
            scrollEdge.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks in a compact vertical size class; nil for `standardAppearance`. A copy.
    open var compactAppearance: UIToolbarAppearance? {
        get { compact.own }
        set {
            compact.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks in a compact vertical size class while no content is scrolled under it; nil for `scrollEdgeAppearance`. A copy.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { compactScrollEdge.own }
        set {
            compactScrollEdge.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// The size class decides on the appearance.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { showLook() }
    }

    private func showLook() {
        overrideLook()
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? compact.own : nil) ?? self.standard.own
        let edge = (isCompact ? compactScrollEdge.own : nil) ?? scrollEdge.own
        let background = standard?.background ?? legacyBackground
        backgroundView.show(background, atEdge: edge?.background ?? BarBackground())
        row.show(((edgeProgress < 0.5 ? edge : nil) ?? standard)?.buttonLooks ?? BarButtonLooks())
    }

    private var legacyBackground: BarBackground {
        let position = barPosition
        return .plain(
            tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImages[position] ?? backgroundImages[.any],
            shadowImage: shadowImages[position] ?? shadowImages[.any])
    }

    private func overrideLook() {
        for view in [backgroundView, row] { view.overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    // MARK: Layout

    /// The given width, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }

    /// 44 points high, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight) }

    /// Where the bar lies decides how far its background reaches.
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
            x: insets.left + Self.margin, y: insets.top,
            width: max(0, bounds.width - insets.left - insets.right - 2 * Self.margin),
            height: min(Self.standardHeight, max(0, bounds.height - insets.top)))
    }
}

extension UIToolbar {
    /// A new instance of the class it is called on, by `init(frame:)`.
    @_silgen_name("kinora_UIToolbar_init") static func instance(frame: CGRect) -> UIToolbar
}
