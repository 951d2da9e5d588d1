/// What a tab bar shows for one screen: a picture, a title, a badge.
///
/// A change shows in the bar at once, without animation.
/// Source: Apple, [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The bar that shows the item.
    weak var bar: UITabBar?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private var standard: UITabBarAppearance?
    private var scrollEdge: UITabBarAppearance?

    /// An empty item.
    public override init() { super.init() }

    /// An empty item: the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An item with a title and a picture; `tag` is a number of the app's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a picture of its own while it is selected; nil for the same.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// One of the system's items, with its title and picture; these can be changed.
    ///
    /// The title is looked up in the app's own tables; the key is the English text. Differs from UIKit: there is no `more`.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: TabBarIcon.image(of: systemItem), tag: tag)
    }

    /// The picture while the item is selected; nil for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// The text of the badge at the picture's corner; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The colour of the badge; nil for red.
    open var badgeColor: UIColor? {
        didSet { itemDidChange() }
    }

    /// Sets how the badge's text is drawn in a state; what is not named there is as usual. nil takes back what was set.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// What was set for that very state, nil for nothing.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

    /// How far the title is moved from its place, in points. Not finite offsets are refused.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            guard titlePositionAdjustment.horizontal.isFinite, titlePositionAdjustment.vertical.isFinite else {
                reportOnce(
                    "UITabBarItem.titlePositionAdjustment", "titlePositionAdjustment of a tab bar item is not finite; the last one is kept")
                titlePositionAdjustment = oldValue
                return
            }
            itemDidChange()
        }
    }

    /// How the bar looks while the item is selected; nil for the bar's own. A copy.
    open var standardAppearance: UITabBarAppearance? {
        get { standard }
        set {
            standard?.onChange = nil
            standard = newValue.map { UITabBarAppearance(barAppearance: $0) }
            standard?.onChange = { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    /// How the bar looks while the item is selected and no content is scrolled under the bar; nil for the bar's own. A copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge?.onChange = nil
            scrollEdge = newValue.map { UITabBarAppearance(barAppearance: $0) }
            scrollEdge?.onChange = { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    override func itemDidChange() { bar?.itemDidChange(self) }
}
