/// A bar of items, one of which is selected, at the bottom of the screen.
///
/// Items share the bar's width equally, the first at the leading edge. The bar is 49 points high, 50 on tablets, and 32 on phones in
/// landscape, where titles are beside the icons; additional height for the safe area is below the items.
/// As in iOS 15 and later, the bar uses its scroll edge appearance while the content ends above it or nothing scrolls, and when it is used
/// without a tab bar controller: transparent unless `scrollEdgeAppearance` is set.
/// Differs from UIKit: with automatic positioning, items fill the bar on tablets too, and users cannot customize the items.
/// Source: Apple, [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar); `Documentation/Behavior.md#metrics`.
@preconcurrency @MainActor
open class UITabBar: UIView, EdgeAwareBar, AccessibilityDefaulting {
    let backgroundView = BarBackgroundView(lineAlong: .top)
    let selectionView = UIImageView(image: nil)
    private let largeContentViewer = BarLargeContent()
    var storedItems: [UITabBarItem] = []
    var buttons: [TabBarButton] = []
    weak var storedSelection: UITabBarItem?
    private lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] in self?.applyAppearance() }
    var edgeProgress: CGFloat = 0 {
        didSet {
            backgroundView.progress = edgeProgress
            if (oldValue < 0.5) != (edgeProgress < 0.5) { applyAppearance() }
        }
    }
    /// Asked before the user selects an item; set by the owner.
    var shouldSelect: ((UITabBarItem) -> Bool)?
    /// The tab bar controller that owns the bar; only it may change items and delegate.
    weak var owner: UITabBarController?

    /// Creates an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty bar, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readTabBarNib(coder)
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(selectionView)
        applyAppearance()
    }

    // MARK: Items

    /// The items, from the leading edge; nil stands for none. Setting them is not animated.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setItems(_:animated:)``.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; an animation cross-fades in 0.3 s. A duplicate item traps, and so does the bar of a tab bar controller.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of the old and the new items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkIsFree("its items are set")
        replaceItems(with: items ?? [], animated: animated)
    }

    /// The selected item; nil for none. Setting an item that is not in the bar is ignored and logged. The delegate is not notified.
    open var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            checkIsFree("its item is selected")
            select(newValue)
        }
    }

    /// The delegate of the bar, held weakly. Setting it on the bar of a tab bar controller traps.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet { if newValue !== owner { checkIsFree("its delegate is changed") } }
    }

    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }

    // MARK: Appearance

    /// The color of items that are not selected; nil for gray.
    open var unselectedItemTintColor: UIColor? {
        willSet { _willSet("unselectedItemTintColor") }
        didSet {
            defer { _didSet("unselectedItemTintColor") }
            applyAppearance()
        }
    }

    /// The style of the bar, light or dark; the default is `default`.
    open var barStyle: UIBarStyle = .default {
        willSet { _willSet("barStyle") }
        didSet {
            defer { _didSet("barStyle") }
            if barStyle != oldValue { applyAppearance() }
            if barStyle.isTranslucent { isTranslucent = true }
        }
    }

    /// Whether the bar is translucent; the default is true.
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

    /// The background image; nil for none.
    open var backgroundImage: UIImage? {
        willSet { _willSet("backgroundImage") }
        didSet {
            defer { _didSet("backgroundImage") }
            applyAppearance()
        }
    }

    /// The shadow image in place of the line at the top edge; nil for the line.
    open var shadowImage: UIImage? {
        willSet { _willSet("shadowImage") }
        didSet {
            defer { _didSet("shadowImage") }
            applyAppearance()
        }
    }

    /// The image behind the selected item, centered; nil for none.
    open var selectionIndicatorImage: UIImage? {
        willSet { _willSet("selectionIndicatorImage") }
        didSet {
            defer { _didSet("selectionIndicatorImage") }
            selectionView.image = selectionIndicatorImage
            setNeedsLayout()
        }
    }

    /// The positioning of items; the default is `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        willSet { _willSet("itemPositioning") }
        didSet {
            defer { _didSet("itemPositioning") }
            setNeedsLayout()
        }
    }

    /// The width of centered items, in points; 0 stands for 76.
    open var itemWidth: CGFloat = 0 {
        willSet { _willSet("itemWidth") }
        didSet {
            defer { _didSet("itemWidth") }
            setNeedsLayout()
        }
    }

    /// The spacing of centered items, in points; 0 stands for 34.
    open var itemSpacing: CGFloat = 0 {
        willSet { _willSet("itemSpacing") }
        didSet {
            defer { _didSet("itemSpacing") }
            setNeedsLayout()
        }
    }

    /// The standard appearance, a copy. Once set or changed, it replaces the properties above.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard }
        set { _changing("standardAppearance") { appearances[.standard] = newValue } }
    }

    /// The appearance while no content is scrolled under the bar, a copy; nil for `standardAppearance` with a transparent background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { _changing("scrollEdgeAppearance") { appearances[.scrollEdge] = newValue } }
    }

    /// The standard appearance in effect; nil if the older properties apply.
    var presentStandardAppearance: UITabBarAppearance? { storedSelection?.standardAppearance ?? appearances[.standard] }

    /// The scroll edge appearance in effect; nil for the standard one with a transparent background.
    var presentEdgeAppearance: UITabBarAppearance? { storedSelection?.scrollEdgeAppearance ?? appearances[.scrollEdge] }

    // MARK: Layout

    /// The given width and a height of 49 points, 50 on tablets, 32 on phones in landscape, plus the safe area that the bar covers.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight + (window == nil ? 0 : safeAreaInsets.bottom))
    }

    /// No intrinsic width, and the fitting height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutButtons()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyAppearance()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        largeContentViewer.update(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        largeContentViewer.update(self)
        applyAppearance()
    }

    /// Constants for the positioning of items.
    public enum ItemPositioning: Int, Sendable {
        /// The same as `fill`.
        case automatic = 0
        /// Equal shares of the bar's width.
        case fill = 1
        /// Items of a fixed width, centered.
        case centered = 2
    }
}

/// Methods that respond to taps on a tab bar's items.
///
/// Source: Apple, [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Notifies that the user tapped an item, also if already selected; not called for changes by code. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
