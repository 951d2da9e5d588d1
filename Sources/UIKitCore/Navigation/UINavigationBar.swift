/// A bar with the title, buttons and back button of the top view controller, usually managed by a navigation controller.
///
/// The bar is 44 points high, 50 on tablets, and 32 in landscape on all but the largest phones; in a navigation controller, and when
/// attached to the top, its background extends under the status bar.
/// As in iOS 15 and later, the bar uses its scroll edge appearance while the content is scrolled to the top or nothing scrolls, and when it
/// is used without a navigation controller: transparent unless `scrollEdgeAppearance` is set. It fades to the standard appearance as
/// content scrolls under it.
/// Source: Apple, [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, EdgeAwareBar {
    private let largeContentViewer = BarLargeContent()
    var storedItems: [UINavigationItem] = []
    var content: NavigationBarContent?
    /// Contents that are fading out.
    var fadingContents: [NavigationBarContent] = []
    /// The navigation controller that owns the bar.
    weak var owner: UINavigationController?
    private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in self?.applyAppearance() }
    var edgeProgress: CGFloat = 0 {
        didSet { if edgeProgress != oldValue { edgeProgressDidChange(from: oldValue) } }
    }
    let backgroundView = BarBackgroundView(lineAlong: .bottom)
    private var backgroundImage: UIImage?

    /// Duration of an item change outside a transition, in seconds.
    static let changeDuration: TimeInterval = 0.35

    /// Extent of the background above the bar, in points; set by the owner.
    var backgroundExtension: CGFloat = 0 {
        didSet { if backgroundExtension != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an instance of any subclass with its `init(frame:)`; called by `instance(frame:)`.
    @_silgen_name("kinora_UINavigationBar_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// Creates an empty bar, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readNavigationBarNib(coder)
    }

    private func setUp() {
        addSubview(backgroundView)
        applyAppearance()
    }

    // MARK: Items

    /// The items, the top one last; nil stands for none. Setting them is not animated.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setItems(_:animated:)``.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose title is shown.
    open var topItem: UINavigationItem? { storedItems.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Pushes an item unless the delegate prevents it. An item that is already in a bar traps.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Pops the top item and returns it; nil if there is none or the delegate prevents it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items; an animation cross-fades in 0.35 s. A duplicate item traps. The delegate is not asked.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the old and the new items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(with: items ?? [], by: animated ? NavigationBarChange() : nil)
    }

    /// The delegate of the bar, held weakly. The bar of a navigation controller has none: setting it traps.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            if owner != nil, delegate != nil {
                trap(
                    object: "UINavigationBar", value: "the delegate of a bar that a navigation controller manages was set",
                    remedy: "Conform to UINavigationBarDelegate in the navigation controller, or use a bar of your own")
            }
            setNeedsLayout()
        }
    }

    /// The position of the bar: the delegate's answer, otherwise `top`; `topAttached` in a navigation controller.
    open var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Whether large titles are shown below the buttons, subject to each item's display mode; the default is false. They make the bar 52
    /// points higher, and more at larger text sizes. In a compact vertical size class there are none.
    ///
    /// In a navigation controller, a large title collapses as the content scrolls (`contentScrollView(for:)`) and expands when it scrolls
    /// back; a drag that ends in between continues to where the title is fully expanded or collapsed. It follows content that is pulled
    /// down and grows by up to a tenth; a refresh control is shown above it.
    open var prefersLargeTitles = false {
        willSet { _willSet("prefersLargeTitles") }
        didSet {
            defer { _didSet("prefersLargeTitles") }
            if prefersLargeTitles != oldValue { largeTitlesDidChange() }
        }
    }

    /// The text attributes of large titles. Missing attributes keep their defaults: bold, 34 points at the default text size, `label`. nil
    /// for all defaults.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        willSet { _willSet("largeTitleTextAttributes") }
        didSet {
            defer { _didSet("largeTitleTextAttributes") }
            applyAppearance()
        }
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

    /// The color of the background; a translucent bar lets 15 % through. nil for the system's color.
    open var barTintColor: UIColor? {
        willSet { _willSet("barTintColor") }
        didSet {
            defer { _didSet("barTintColor") }
            applyAppearance()
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

    /// The text attributes of titles. Missing attributes keep their defaults: semibold, 17 points, `label`. nil for all defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        willSet { _willSet("titleTextAttributes") }
        didSet {
            defer { _didSet("titleTextAttributes") }
            applyAppearance()
        }
    }

    /// Sets a background image; nil restores the standard background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance("backgroundImage:\(barMetrics.rawValue)") { $0.setBackgroundImage(backgroundImage, for: barMetrics) }
        self.backgroundImage = backgroundImage
        applyAppearance()
    }

    /// Sets a background image for a position; the bar shows the one for `.any`, `.top` and `.topAttached` alike.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// The shadow image in place of the line at the bottom edge, as wide as the bar; an empty image removes the line. nil for the line.
    open var shadowImage: UIImage? {
        willSet { _willSet("shadowImage") }
        didSet {
            defer { _didSet("shadowImage") }
            applyAppearance()
        }
    }

    /// The image in place of the chevron, used if the mask image is also set; nil for the chevron.
    open var backIndicatorImage: UIImage? {
        willSet { _willSet("backIndicatorImage") }
        didSet {
            defer { _didSet("backIndicatorImage") }
            applyAppearance()
        }
    }

    /// The mask that hides sliding titles behind the back indicator. Differs from UIKit: sliding titles fade, so the mask's content is not
    /// used; it must only be set.
    open var backIndicatorTransitionMaskImage: UIImage? {
        willSet { _willSet("backIndicatorTransitionMaskImage") }
        didSet {
            defer { _didSet("backIndicatorTransitionMaskImage") }
            applyAppearance()
        }
    }

    /// The standard appearance, a copy. Once set or changed, it replaces the properties above; the top item's appearance takes precedence.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { _changing("standardAppearance") { appearances[.standard] = newValue } }
    }

    /// The appearance while no content is scrolled under the bar, a copy; nil for `standardAppearance` with a transparent background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { _changing("scrollEdgeAppearance") { appearances[.scrollEdge] = newValue } }
    }

    /// The appearance in a compact vertical size class, a copy; nil for `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { _changing("compactAppearance") { appearances[.compact] = newValue } }
    }

    /// The appearance in a compact vertical size class while no content is scrolled under the bar, a copy; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { _changing("compactScrollEdgeAppearance") { appearances[.compactScrollEdge] = newValue } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        largeContentViewer.update(self)
    }

    /// Appearance, height and large titles depend on the size classes and the text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        largeContentViewer.update(self)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { applyAppearance() }
        metricsDidChange(from: previousTraitCollection)
    }

    // MARK: Layout

    /// The given width and a height of 44 points, 50 on tablets, 32 in landscape on all but the largest phones; plus 30 with a prompt, and
    /// 52 with a large title at the default text size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: itemHeight)
    }

    /// No intrinsic width, and the fitting height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: itemHeight)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    /// The bar's position determines the extent of its background.
    open override var frame: CGRect {
        didSet { if frame != oldValue { setNeedsLayout() } }
    }

    open override var center: CGPoint {
        didSet { if center != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = owner == nil ? barPosition.backgroundExtension(of: self).top : backgroundExtension
        backgroundView.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        for content in fadingContents + (content.map { [$0] } ?? []) {
            content.semanticContentAttribute = semanticContentAttribute
            content.frame = frame(of: content)
        }
    }
}

extension UINavigationBar {
    /// Creates an instance of the class it is called on with `init(frame:)`.
    @_silgen_name("kinora_UINavigationBar_init") static func instance(frame: CGRect) -> UINavigationBar
}
