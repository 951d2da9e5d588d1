/// An item of a tab bar: icon, title and badge.
///
/// Changes show in the bar at once, without animation.
/// Source: Apple, [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The bar that shows the item.
    weak var bar: UITabBar?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private var standard: UITabBarAppearance?
    private var scrollEdge: UITabBarAppearance?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an empty item, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readTabBarItemNib(coder)
    }

    /// Creates an item with a title and an image; `tag` is free for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title, an image and another image for the selected state; nil for the same image.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item with its icon and title, both of which can be changed.
    ///
    /// The title comes from the app's string tables; the key is the English text. Differs from UIKit: there is no `more`.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.glyph.image(), tag: tag)
    }

    /// The image for the selected state; nil for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// The text of the badge at the icon's corner; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The color of the badge; nil for red.
    open var badgeColor: UIColor? {
        willSet { _willSet("badgeColor") }
        didSet {
            defer { _didSet("badgeColor") }
            itemDidChange()
        }
    }

    /// Sets the text attributes of the badge for a state; missing attributes keep their defaults. nil removes them.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// Returns the attributes set for exactly that state; nil for none.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

    /// The offset of the title, in points. Values that are not finite are ignored.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { _willSet("titlePositionAdjustment") }
        didSet {
            defer { _didSet("titlePositionAdjustment") }
            guard titlePositionAdjustment.horizontal.isFinite, titlePositionAdjustment.vertical.isFinite else {
                reportOnce(
                    "UITabBarItem.titlePositionAdjustment", "titlePositionAdjustment of a tab bar item is not finite; the last one is kept")
                titlePositionAdjustment = oldValue
                return
            }
            itemDidChange()
        }
    }

    /// The bar's appearance while the item is selected, a copy; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        get { standard }
        set {
            standard?.onChange = nil
            standard = newValue.map { UITabBarAppearance(barAppearance: $0) }
            standard?.onChange = { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    /// The bar's appearance while the item is selected and no content is scrolled under the bar, a copy; nil for the bar's own.
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
