/// The bar with the title of the screen, its buttons and the way back to the one before.
///
/// It is 44 points high; in a navigation controller, and when attached to the top, its background also lies under the status bar.
/// As in iOS 15 and later, the bar has its scroll edge appearance while the content of the screen is scrolled to the top, or nothing scrolls, and when it is used
/// without a navigation controller: transparent unless `scrollEdgeAppearance` says otherwise. It fades to the standard appearance as content moves under it.
/// Source: Apple, [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, EdgeAwareBar {
    var storedItems: [UINavigationItem] = []
    var content: NavigationBarContent?
    /// The contents that are fading out.
    var fadingContents: [NavigationBarContent] = []
    /// Whose bar it is, if anybody's.
    weak var owner: UINavigationController?
    var standard = AppearanceStore<UINavigationBarAppearance>()
    var scrollEdge = AppearanceStore<UINavigationBarAppearance>()
    var compact = AppearanceStore<UINavigationBarAppearance>()
    var compactScrollEdge = AppearanceStore<UINavigationBarAppearance>()
    var edgeProgress: CGFloat = 0 {
        didSet { if edgeProgress != oldValue { edgeProgressDidChange(from: oldValue) } }
    }
    let backgroundView = BarBackgroundView(lineAlong: .bottom)
    private var backgroundImage: UIImage?

    /// How long a change of items takes outside a transition, in seconds.
    static let changeDuration: TimeInterval = 0.35
    /// The height of a bar in points.
    static let standardHeight: CGFloat = 44

    /// How far the background reaches above the bar, in points, as its owner says.
    var backgroundExtension: CGFloat = 0 {
        didSet { if backgroundExtension != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes one of any class, by its own `init(frame:)`: `instance(frame:)` calls this.
    @_silgen_name("kinora_UINavigationBar_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// An empty bar: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(backgroundView)
        showLook()
    }

    // MARK: Items

    /// The items, the top one last; nil sets none. Setting them is not animated.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose title is shown.
    open var topItem: UINavigationItem? { storedItems.last }

    /// The item the back button leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Puts an item on top, unless the delegate refuses. An item that is in a bar already traps.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the top item off and returns it; nil when there is none, or the delegate refuses.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items; animated, what is shown cross-fades in 0.35 s. One item given twice traps. The delegate is not asked.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(with: items ?? [], by: animated ? NavigationBarChange() : nil)
    }

    /// Says whether items come and go; not retained. The bar of a navigation controller has none: setting it traps.
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

    /// Where the bar lies: as the delegate says, else at the top; attached to it in a navigation controller.
    open var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Whether titles are shown large below the buttons, as each item says; false unless set. The bar is 52 points higher then.
    ///
    /// In a navigation controller a large title gives way to the content of the screen as that is scrolled (`contentScrollView(for:)`), and comes back with it; let go
    /// between, the content goes on to where the title is whole or gone.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange() } }
    }

    /// How a large title is drawn; what is not named is as usual: bold, 34 points, `label`. nil for all as usual.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }

    // MARK: Looks

    /// Whether the bar looks light or dark; `default` unless set.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { showLook() } }
    }

    /// The colour of the background; a translucent bar lets 15 % through. nil for the system's.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }

    /// Whether what is behind shows through; true unless set. Without, the background is light gray or almost black, or `barTintColor`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { showLook() } }
    }

    /// How the title is drawn; what is not named is as usual: semibold, 17 points, `label`. nil for all as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }

    /// Puts a picture in place of the background; nil takes it back.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
        showLook()
    }

    /// The picture in place of the background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// A picture in place of the line at the lower edge, as wide as the bar; an empty one leaves the line out. nil for the line.
    open var shadowImage: UIImage? {
        didSet { showLook() }
    }

    /// The picture that leads back, in place of the chevron, where there is a mask too; nil for the chevron.
    open var backIndicatorImage: UIImage? {
        didSet { showLook() }
    }

    /// What hides the sliding title behind the picture that leads back. Differs from UIKit: sliding titles fade here, so it only has to be there.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { showLook() }
    }

    /// How the bar looks. Once it is set, or changed, it counts in place of the properties above; that of the top item goes before it. A copy.
    open var standardAppearance: UINavigationBarAppearance {
        get { standard.appearance { [weak self] in self?.showLook() } }
        set {
            standard.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks while no content is scrolled under it; nil for `standardAppearance` with a transparent background. A copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdge.own }
        set {
            scrollEdge.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks in a compact vertical size class; nil for `standardAppearance`. A copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { compact.own }
        set {
            compact.set(newValue) { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// How the bar looks in a compact vertical size class while no content is scrolled under it; nil for `scrollEdgeAppearance`. A copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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

    // MARK: Layout

    /// The given width, 44 points high, 30 more with a prompt, and 52 more with a large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: itemHeight)
    }

    /// 44 points high, 30 more with a prompt, and 52 more with a large title, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: itemHeight)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    /// Where the bar lies decides how far its background reaches.
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
    /// A new instance of the class it is called on, by `init(frame:)`.
    @_silgen_name("kinora_UINavigationBar_init") static func instance(frame: CGRect) -> UINavigationBar
}
