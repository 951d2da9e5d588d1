/// A button of a navigation bar or a toolbar, a view in its place, or the space between others.
///
/// Buttons show in the tint colour: the system's own as a text or a picture drawn by us. A finger uses an area at least 44 points wide and as high as the
/// bar. Differs from UIKit: menus and selection are undeclared.
/// Source: Apple, [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    private struct Watcher {
        weak var object: (any BarItemWatcher)?
    }

    private var watchers: [Watcher] = []
    /// What the system draws; nil for the item's own title, image or view.
    let systemItem: SystemItem?

    /// An empty item.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// An empty item: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    private init(drawing systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// A text. The target, which is not kept, is sent the action with the item; nil looks along the responder chain.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action)
    }

    /// A picture. The target, which is not kept, is sent the action with the item; nil looks along the responder chain.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    /// One of the system's items. The target, which is not kept, is sent the action with the item; nil looks along the responder chain.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(drawing: systemItem)
        setTarget(target, action)
    }

    /// A view of the app's own, which takes its touches itself. It has its intrinsic size, else the one that fits.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// One of the system's items with a closure.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(drawing: systemItem)
        setAction(primaryAction)
    }

    /// A text or picture with a closure; where they are nil, the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        setAction(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Takes what room is left; several share it.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// So many points more than there would be between two items.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// How much a button stands out; `plain` unless set.
    open var style: Style = .plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// In points; 0, as it is unless set, for that of the content (none for a fixed space). Negative values count as 0, others must be finite.
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

    /// Texts that the title may become: the button is wide enough for each.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }

    /// A view in place of the button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// Who is sent `action`; not kept. nil looks along the responder chain.
    open weak var target: AnyObject?

    /// What the target is sent, with the item and the event.
    open var action: Selector?

    /// A closure in place of target and action; setting one takes over its title and image, and whether it can be used.
    open var primaryAction: UIAction? {
        didSet { if let primaryAction { takeOver(primaryAction) } }
    }

    /// Whether the bar leaves the item out; false unless set.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// The colour of the button; nil for the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }

    override var spokenName: String? { systemItem?.name ?? title }

    override func itemDidChange() {
        for watcher in watchers { watcher.object?.itemDidChange(self) }
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// For initialisers, where properties are not observed.
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

    /// An item is in a bar once; spaces, which show nothing, may be there several times.
    static func eachOnce(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        var seen: Set<ObjectIdentifier> = []
        return items.filter { item in
            guard !(item.systemItem?.isSpace ?? false), !seen.insert(ObjectIdentifier(item)).inserted else { return true }
            reportOnce(
                "UIBarButtonItem twice", "the bar button item '\(item.title ?? "")' is given twice to one bar; the second is left out")
            return false
        }
    }

    /// A finger has used the item by a view: where no target is set, the responder chain is searched from the first responder on, or from the view.
    func use(by view: UIView, _ event: UIEvent?) {
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        let start: UIResponder = view.window?.firstResponder ?? view
        guard let receiver = target ?? start.target(forAction: action, withSender: self) as AnyObject? else { return }
        _ = UIApplication.process.sendAction(action, to: receiver, from: self, for: event)
    }

    func watch(by watcher: any BarItemWatcher) {
        watchers.removeAll { $0.object == nil || $0.object === watcher }
        watchers.append(Watcher(object: watcher))
    }

    func unwatch(by watcher: any BarItemWatcher) {
        watchers.removeAll { $0.object == nil || $0.object === watcher }
    }
}

/// Shows items, and hears when one has changed.
@MainActor
protocol BarItemWatcher: AnyObject {
    func itemDidChange(_ item: UIBarButtonItem)
}
