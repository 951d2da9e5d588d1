import Foundation

/// Bar button items of one kind, with an item that stands for them where space is short.
///
/// ```swift
/// let item = UINavigationItem(title: "Draft")
/// item.style = .editor
/// let styles = ["Bold", "Italic"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
/// item.centerItemGroups = [
///     .fixedGroup(representativeItem: UIBarButtonItem(title: "Style"), items: styles),
///     UIBarButtonItem(systemItem: .camera).creatingOptionalGroup(customizationIdentifier: "camera"),
/// ]
/// ```
///
/// Source: Apple, [UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The user's choices about a group.
    enum Customization: Equatable {
        case fixed
        case movable(String)
        case optional(String, isInDefault: Bool)
    }

    final let customization: Customization
    final weak var owner: (any BarGroupOwner)?
    private var items: [UIBarButtonItem] = []

    private init(_ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, _ customization: Customization) {
        self.customization = customization
        representativeItem = representative
        super.init()
        adopt(items)
        representative?.representedGroup = self
    }

    /// Creates an empty group.
    public override convenience init() { self.init([], nil, .fixed) }

    /// Creates an empty group; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        customization = .fixed
        super.init()
    }

    /// Creates a group of items; without a representative, items that do not fit are in the overflow menu of their bar.
    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(barButtonItems, representativeItem, .fixed)
    }

    /// Creates a group that users can neither move nor remove.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, .fixed)
    }

    /// Creates a group that users cannot remove. The identifier tells it from the other groups of its bar.
    ///
    /// Differs from UIKit: users do not move groups.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, .movable(customizationIdentifier))
    }

    /// Creates a group that users can add to the bar and remove from it. The identifier tells it from the other groups of its bar; a
    /// group that is not in the default customization is not in the bar until the user adds it.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, .optional(customizationIdentifier, isInDefault: isInDefaultCustomization))
    }

    /// The items, from the leading to the trailing edge. An item is in one group: its previous one loses it.
    ///
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of items in this group and in those that lose one.
    open var barButtonItems: [UIBarButtonItem] {
        get { items }
        set {
            guard !newValue.elementsEqual(items, by: ===) else { return }
            for item in items where item.buttonGroup === self { item.buttonGroup = nil }
            adopt(newValue)
            owner?.groupDidChange(self)
        }
    }

    /// The item that is shown for all others where they do not fit; nil for none. Without an action or a menu of its own a touch opens a
    /// menu of the group's items.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            guard representativeItem !== oldValue else { return }
            if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
            representativeItem?.representedGroup = self
            owner?.groupDidChange(self)
        }
    }

    /// Whether a bar shows the representative instead of the items.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// Whether an optional group that is not in the bar is in its overflow menu; false by default. Other groups always are.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { owner?.groupDidChange(self) } } }

    /// Whether the group is hidden; false by default.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.groupDidChange(self) } } }

    /// The group in an overflow menu; nil, the default, for a section with an element for each item.
    open var menuRepresentation: UIMenuElement?

    private func adopt(_ new: [UIBarButtonItem]) {
        items = new
        for item in new where item.buttonGroup !== self {
            if let other = item.buttonGroup { other.barButtonItems.removeAll { $0 === item } }
            item.buttonGroup = self
        }
    }

    /// The element in an overflow menu; nil if the menu has nothing to show.
    final func menuElement(in bar: UIView) -> UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        let elements = items.compactMap { $0.menuElement(in: bar) }
        return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }

    /// The name in the list of optional groups.
    final var name: String { (representativeItem ?? items.first)?.menuTitle ?? "" }
}

/// A bar's item that shows groups and is notified when one changes.
@MainActor
protocol BarGroupOwner: AnyObject {
    func groupDidChange(_ group: UIBarButtonItemGroup)
}

extension UIBarButtonItem {
    /// The title in menus.
    final var menuTitle: String { title ?? systemItem?.text ?? systemItem?.name ?? "" }

    /// The menu that the item opens: its own, otherwise that of the group it represents, or one that a bar makes.
    final func presentMenu(in bar: UIView) -> UIMenu? {
        if let menu { return menu }
        if let makeMenu { return makeMenu() }
        guard representsByMenu, let representedGroup else { return nil }
        return UIMenu(children: representedGroup.barButtonItems.compactMap { $0.menuElement(in: bar) })
    }

    /// Whether a touch or a press opens a menu.
    final var hasMenu: Bool { menu != nil || makeMenu != nil || representsByMenu }

    private var representsByMenu: Bool { representedGroup != nil && primaryAction == nil && action == nil }

    /// The item in an overflow menu; nil for spaces, hidden items, and views without a title.
    final func menuElement(in bar: UIView) -> UIMenuElement? {
        guard !isHidden, systemItem?.isSpace != true else { return nil }
        if let menuRepresentation { return menuRepresentation }
        let (title, image) = (menuTitle, systemItem?.image ?? image)
        guard !title.isEmpty || customView == nil && image != nil else { return nil }
        if let menu, opensMenuAtOnce { return UIMenu(title: title, image: image, children: menu.children) }
        return UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled) { [weak self, weak bar] _ in
            if let bar { self?.use(by: bar, nil) }
        }
    }
}
