/// An item of a navigation bar or toolbar: a button, a custom view or a space.
///
/// Buttons are drawn in the tint color; the system's items are texts or Kinora's own icons. The hit area is at least 44 points wide and as
/// high as the bar. Source: Apple, [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    private struct Watcher {
        weak var object: (any BarItemObserver)?
    }

    private var watchers: [Watcher] = []
    /// The view that shows the item in a bar.
    final weak var barView: UIView?
    /// Effects that last, for a view that a bar makes later.
    final var symbolEffects: [ItemSymbolEffect] = []
    /// The system item; nil for an item with its own title, image or view.
    let systemItem: SystemItem?

    /// Creates an empty item.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item of an Interface Builder file; for another coder an empty one. Never nil.
    public required init?(coder: NSCoder) {
        systemItem = Self.systemItem(ofNib: coder)
        super.init(coder: coder)
        readBarButtonItemNib(coder)
    }

    private init(drawing systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates an item with a title. The target, held weakly, receives the action with the item as sender; nil searches the responder
    /// chain.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action)
    }

    /// Creates an item with an image. The target, held weakly, receives the action with the item as sender; nil searches the responder
    /// chain.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    /// Creates a system item. The target, held weakly, receives the action with the item as sender; nil searches the responder chain.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(drawing: systemItem)
        setTarget(target, action)
    }

    /// Creates an item with a custom view, which handles its touches itself. It has its intrinsic size, or the size that fits.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a system item with an action closure, and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(drawing: systemItem)
        setAction(primaryAction)
        self.menu = menu
    }

    /// Creates an item with a title, an image, an action closure and a menu; title and image default to the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        setAction(primaryAction)
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates a space that takes the remaining width; several share it.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Creates a space that adds to the regular spacing between two items, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// The style of the button; the default is `plain`.
    open var style: Style = .plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The width in points; 0, the default, uses the width of the content (none for a fixed space). Negative values count as 0; values must
    /// be finite.
    open var width: CGFloat = 0 {
        didSet {
            guard width != oldValue else { return }
            guard width.isFinite else {
                reportOnce("UIBarButtonItem.width", "width \(width) of a bar item is not finite; the last one is kept")
                width = oldValue
                return
            }
            itemDidChange()
        }
    }

    /// Possible titles; the button is wide enough for each.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }

    /// A custom view in place of the button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// The object that receives `action`, held weakly. nil searches the responder chain.
    open weak var target: AnyObject?

    /// The selector sent to the target, with the item and the event.
    open var action: Selector?

    /// A closure in place of target and action. Setting it adopts its title, image and enabled state.
    open var primaryAction: UIAction? {
        didSet { if let primaryAction { takeOver(primaryAction) } }
    }

    /// The menu that a touch opens, or a long press if there is an action; nil, the default, for none.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }

    // MARK: Groups

    /// The group that has the item; nil for none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The group that the item stands for where space is short.
    final weak var representedGroup: UIBarButtonItemGroup?

    /// Makes the menu of an item that a bar has made.
    final var makeMenu: (() -> UIMenu?)?

    /// The item in an overflow menu; nil, the default, for an action or a menu with the item's title and image.
    open var menuRepresentation: UIMenuElement?

    /// Returns a new group of this item, which users can neither move nor remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a new group of this item, which users cannot remove; the identifier tells it from the other groups of its bar.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a new group of this item, which users can add to the bar and remove from it; the identifier tells it from the other groups
    /// of its bar.
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// Whether a touch opens the menu: there is nothing else to do.
    final var opensMenuAtOnce: Bool { primaryAction == nil && action == nil }

    /// Whether the item is hidden; the default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// Whether the item is selected: its content is cut out of a field in the tint color. False by default; a space and a custom view do
    /// not show it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }

    /// Whether a tap selects and deselects the item before its action is performed; false by default.
    ///
    /// Differs from UIKit: an item with a menu does not show the title of the menu's selected action.
    open var changesSelectionAsPrimaryAction = false

    /// The color of the button; nil for the bar's.
    open var tintColor: UIColor? {
        willSet { _willSet("tintColor") }
        didSet {
            defer { _didSet("tintColor") }
            if tintColor != oldValue { itemDidChange() }
        }
    }

    override var spokenName: String? { systemItem?.name ?? title }

    override func itemDidChange() {
        for watcher in watchers { watcher.object?.itemDidChange(self) }
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// For initializers, in which property observers do not run.
    private func setAction(_ action: UIAction?) {
        primaryAction = action
        if let action { takeOver(action) }
    }

    private func takeOver(_ action: UIAction) {
        if systemItem == nil {
            title = action.title.isEmpty ? nil : action.title
            image = action.image
        }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// Removes duplicates; spaces, which have no view, may occur several times.
    static func eachOnce(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        var seen: Set<ObjectIdentifier> = []
        return items.filter { item in
            guard !(item.systemItem?.isSpace ?? false), !seen.insert(ObjectIdentifier(item)).inserted else { return true }
            reportOnce(
                "UIBarButtonItem twice", "the bar button item '\(item.title ?? "")' occurs twice in one bar; the second is ignored")
            return false
        }
    }

    /// Performs the item's action for a view. Without a target, searches the responder chain from the first responder, or from the view.
    func use(by view: UIView, _ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        let start: UIResponder = view.window?.firstResponder ?? view
        guard let receiver = target ?? start.target(forAction: action, withSender: self) as AnyObject? else { return }
        _ = UIApplication.process.sendAction(action, to: receiver, from: self, for: event)
    }

    func watch(by watcher: any BarItemObserver) {
        watchers.removeAll { $0.object == nil || $0.object === watcher }
        watchers.append(Watcher(object: watcher))
    }

    func unwatch(by watcher: any BarItemObserver) {
        watchers.removeAll { $0.object == nil || $0.object === watcher }
    }
}

/// A bar content that shows items and is notified when one changes.
@MainActor
protocol BarItemObserver: AnyObject {
    func itemDidChange(_ item: UIBarButtonItem)
}
