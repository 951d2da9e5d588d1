/// A bar of items of which one is selected, at the bottom of a screen.
///
/// Items share the bar's width evenly, the first at the leading edge. The bar is 49 points high, 50 on tablets and 32 on phones held sideways, where the
/// titles lie beside the pictures; what it is higher for the sake of the safe area lies below the items.
/// As in iOS 15 and later, it is transparent, or as `scrollEdgeAppearance` says, while the content of the screen ends above it, or nothing scrolls, and when it is
/// used without a tab bar controller.
/// Differs from UIKit: in the automatic positioning items fill the bar on tablets, too, and users cannot rearrange them.
/// Source: Apple, [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar); `behaviour.md` 5.
@preconcurrency @MainActor
open class UITabBar: UIView, EdgeAwareBar {
    let backgroundView = BarBackgroundView(lineAlong: .top)
    let selectionView = UIImageView(image: nil)
    var storedItems: [UITabBarItem] = []
    var buttons: [TabBarButton] = []
    weak var storedSelection: UITabBarItem?
    private var standard = AppearanceStore<UITabBarAppearance>()
    private var scrollEdge = AppearanceStore<UITabBarAppearance>()
    var edgeProgress: CGFloat = 0 {
        didSet {
            backgroundView.progress = edgeProgress
            if (oldValue < 0.5) != (edgeProgress < 0.5) { showLook() }
        }
    }
    /// Set by the controller that has the bar: asked before the user selects an item.
    var shouldSelect: ((UITabBarItem) -> Bool)?
    /// Set by the controller that has the bar: only it may change items and delegate.
    weak var owner: UITabBarController?

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An empty bar: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(selectionView)
        showLook()
    }

    // MARK: Items

    /// The items, from the leading edge; nil sets none. Setting them is not animated.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated, they cross-fade in 0.3 s. One item given twice traps, and so does a bar that a tab bar controller has.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkIsFree("its items are set")
        replaceItems(with: items ?? [], animated: animated)
    }

    /// The selected item; nil for none. One that is not in the bar changes nothing, with a line in the log. The delegate does not hear of it.
    open var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            checkIsFree("its item is selected")
            select(newValue)
        }
    }

    /// Hears of taps; not retained. Setting that of a bar that a tab bar controller has traps.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet { if newValue !== owner { checkIsFree("its delegate is changed") } }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }

    // MARK: Looks

    /// The colour of items that are not selected; nil for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { showLook() }
    }

    /// Whether the bar looks light or dark; `default` unless set.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { showLook() } }
    }

    /// Whether what is behind shows through; true unless set.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { showLook() } }
    }

    /// The colour of the background; a translucent bar lets 15 % through. nil for the system's.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }

    /// A picture in place of the background; nil for none.
    open var backgroundImage: UIImage? {
        didSet { showLook() }
    }

    /// A picture in place of the line at the upper edge; nil for the line.
    open var shadowImage: UIImage? {
        didSet { showLook() }
    }

    /// A picture behind the selected item, in its middle; nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            selectionView.image = selectionIndicatorImage
            setNeedsLayout()
        }
    }

    /// How the items share the width; `automatic` unless set.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }

    /// The width of items that lie in the middle, in points; 0 for 76.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Between items that lie in the middle, in points; 0 for 34.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// How the bar looks. Once it is set, or changed, it counts in place of the properties above. A copy.
    open var standardAppearance: UITabBarAppearance {
        get { standard.appearance { [weak self] in self?.showLook() } }
        set {
            standard.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks while no content is scrolled under it; nil for `standardAppearance` with a transparent background. A copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge.own }
        set {
            scrollEdge.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// The standard appearance that holds; nil where the older properties do.
    var presentStandardAppearance: UITabBarAppearance? { storedSelection?.standardAppearance ?? standard.own }

    /// The appearance at the scroll edge that holds; nil for the standard one with a transparent background.
    var presentEdgeAppearance: UITabBarAppearance? { storedSelection?.scrollEdgeAppearance ?? scrollEdge.own }

    // MARK: Layout

    /// The given width; 49 points high, 50 on tablets, 32 on phones held sideways, and what the bar covers of the safe area.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight + (window == nil ? 0 : safeAreaInsets.bottom))
    }

    /// As high as it fits, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showLook()
    }

    /// How items share the width of a bar.
    public enum ItemPositioning: Int, Sendable {
        /// As `fill`.
        case automatic = 0
        /// Evenly, over the whole bar.
        case fill = 1
        /// Of one width, in the middle.
        case centered = 2
    }
}
