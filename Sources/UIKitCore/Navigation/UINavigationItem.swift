/// The content of a navigation bar for one view controller: title, bar buttons and back button.
///
/// Left means the leading edge, which is the right one in right-to-left interfaces. Changes show in the bar at once, without animation.
/// Source: Apple, [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The bar that has the item on its stack.
    weak var bar: UINavigationBar?
    /// Amount by which the large title has collapsed, in points.
    final var largeTitleCollapse: CGFloat = 0
    /// Distance by which the content is pulled below its top, in points; the large title follows it.
    final var largeTitleStretch: CGFloat = 0
    /// Amount by which the search bar has collapsed, in points.
    final var searchCollapse: CGFloat = 0
    /// The search below the titles, a search controller's.
    package final var search: (any NavigationSearch)? {
        didSet {
            guard search !== oldValue else { return }
            oldValue?.hostDidChange(to: nil)
            search?.hostDidChange(to: self)
            searchCollapse = 0
            searchDidChange()
        }
    }
    final var storedLeftItems: [UIBarButtonItem] = []
    /// A split view controller's button, before those on the left.
    final var displayModeItem: UIBarButtonItem? {
        didSet { if displayModeItem !== oldValue { bar?.itemDidChange(self) } }
    }
    final var storedRightItems: [UIBarButtonItem] = []
    final var groups = NavigationItemGroups()
    final private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in self?.bar?.applyAppearance() }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item with an optional title.
    init(title: String?) {
        self.title = title
        super.init()
    }

    /// Creates an empty item, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
        readNavigationItemNib(coder)
    }

    /// The title in the middle of the bar; also the title of the next item's back button unless `backButtonTitle` is set.
    open var title: String? {
        willSet { _willSet("title") }
        didSet {
            defer { _didSet("title") }
            if title != oldValue { bar?.itemDidChange(self) }
        }
    }

    /// A line of text above the title, which makes the bar 30 points higher; nil or empty for none.
    open var prompt: String? {
        didSet { if prompt != oldValue { bar?.promptDidChange(of: self) } }
    }

    /// A custom view in place of the title, centered in the bar if the buttons leave space. It has its intrinsic size; a dimension without
    /// one comes from `sizeThatFits(_:)`, by default the current size. An empty view shows nothing.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemDidChange(self) } }
    }

    /// Whether the back button is hidden while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    /// Hides or shows the back button; an animation cross-fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard animated, let bar, bar.topItem === self, hidesBackButton != self.hidesBackButton else {
            self.hidesBackButton = hidesBackButton
            return
        }
        bar.crossFade { self.hidesBackButton = hidesBackButton }
    }

    /// The display mode of the large title, if the bar prefers large titles; the default is `automatic`.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitlesDidChange() } }
    }

    /// Constants for the display mode of large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Inherits the mode of the item below; the root's title is large.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
    }

    // MARK: Buttons

    /// The first of the leading items. Setting it replaces that item; nil removes it.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { storedLeftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first of the trailing items. Setting it replaces that item; nil removes it.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { storedRightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// The items at the leading edge, the outermost first; they replace the back button unless `leftItemsSupplementBackButton` is true. nil
    /// sets none. A duplicate, other than a space, is ignored. Flexible spaces have zero width here.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { storedLeftItems.isEmpty ? nil : storedLeftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, the outermost first. nil sets none. A duplicate, other than a space, is ignored. Flexible spaces
    /// have zero width here.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { storedRightItems.isEmpty ? nil : storedRightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the first leading item; with animation, added and removed items fade in 0.3 s.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setFirst(item, at: \.storedLeftItems, animated: animated) }

    /// Replaces the first trailing item; with animation, added and removed items fade in 0.3 s.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setFirst(item, at: \.storedRightItems, animated: animated) }

    /// Replaces the leading items; with animation, added and removed items fade in 0.3 s.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setItems(items ?? [], at: \.storedLeftItems, animated: animated)
    }

    /// Replaces the trailing items; with animation, added and removed items fade in 0.3 s.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setItems(items ?? [], at: \.storedRightItems, animated: animated)
    }

    /// Whether the leading items are shown in addition to the back button; the default is false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    /// The item that determines the title, image and tint color of the back button leading to this item. Its target and action are not
    /// used.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            guard backBarButtonItem !== oldValue else { return }
            oldValue?.unwatch(by: self)
            backBarButtonItem?.watch(by: self)
            bar?.itemDidChange(self)
        }
    }

    // MARK: Groups and styles

    /// The arrangement of title and items; `navigator` by default.
    open var style: ItemStyle = .navigator { didSet { if style != oldValue { bar?.itemDidChange(self) } } }

    /// Constants for the arrangement of title and items.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle; center groups in the overflow menu.
        case navigator = 0
        /// For files and pages with a history: the title at the leading edge, and center groups in the middle.
        case browser = 1
        /// For documents: the title at the leading edge, and center groups in the middle.
        case editor = 2
    }

    /// Groups at the leading edge, the outermost first, after the leading items. They do not replace the back button.
    ///
    /// Groups that do not fit beside the title show their representatives, and then move to an overflow menu at the trailing edge: center
    /// groups first, the last ones before the others, then trailing and leading groups.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { setGroups(newValue, at: \.leading) }
    }

    /// Groups in the middle, from the leading to the trailing edge; in the overflow menu in the style `navigator`.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set { setGroups(newValue, at: \.center) }
    }

    /// Groups at the trailing edge, from the leading to the trailing edge, before the trailing items.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { setGroups(newValue, at: \.trailing) }
    }

    /// The group at the outermost trailing position, which never moves to the overflow menu; nil for none.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned.first }
        set { setGroups(newValue.map { [$0] } ?? [], at: \.pinned) }
    }

    /// Elements at the end of the overflow menu; nil, the default, for none.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { bar?.itemDidChange(self) } }
    }

    /// The name under which the user's choice of optional center groups is kept in the app's defaults; nil, the default, for no choice.
    ///
    /// Differs from UIKit: users choose in a submenu of the overflow menu, and do not move groups.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { bar?.itemDidChange(self) } }
    }

    /// Makes the menu that a touch on the title opens, from the elements that UIKit suggests: commands to duplicate, move, export and
    /// print the document, if a responder implements them (`duplicate:`, `move:`, `export:`, `printContent:`). nil, the default, for a
    /// title without menu. A mark beside the title shows that there is a menu.
    ///
    /// The closure is called when the menu opens; nil opens none. A title view has no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.itemDidChange(self) } }

    // MARK: Search

    /// Whether the search bar below the titles collapses as the content scrolls, before a large title does; true by default. It expands
    /// again when the content is scrolled to its top. During a search it keeps its height.
    open var hidesSearchBarWhenScrolling = true {
        didSet {
            guard hidesSearchBarWhenScrolling != oldValue else { return }
            searchCollapse = 0
            searchDidChange()
        }
    }

    /// The preferred position of the search bar; automatic by default: beside the trailing buttons in a bar of regular width, else below
    /// the titles.
    ///
    /// Differs from UIKit: a search with scopes is always below the titles.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet {
            guard preferredSearchBarPlacement != oldValue else { return }
            searchCollapse = 0
            searchDidChange()
        }
    }

    /// The position of the search bar: `inline` or `stacked`; `automatic` while there is no search or no bar shows the item.
    open var searchBarPlacement: SearchBarPlacement { search == nil || bar == nil ? .automatic : hasInlineSearch ? .inline : .stacked }

    /// The position of a search bar in a navigation bar.
    ///
    /// Source: Apple,
    /// [UINavigationItem.SearchBarPlacement](https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum).
    public enum SearchBarPlacement: Int, Sendable {
        /// The one that suits the bar.
        case automatic
        /// In the row of the titles, at its trailing edge. A bar of compact width has no space for it, and shows it below the titles.
        case inline
        /// Below the titles.
        case stacked
    }

    // MARK: Appearance

    /// The bar's standard appearance with this item on top, a copy; nil, the default, for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The bar's appearance with this item on top while no content is scrolled under it, a copy; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The bar's appearance with this item on top in a compact vertical size class, a copy; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The bar's appearance with this item on top in a compact vertical size class while no content is scrolled under it, a copy; nil for
    /// the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    // MARK: Back button

    /// The action of the back button while this item is on top, instead of the pop; nil, the default, for the pop. With an action there is
    /// a back button also on the first item, with the action's title or "Back".
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { bar?.itemDidChange(self) } }
    }

    /// The title of the back button that leads to this item; nil for the item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemDidChange(self) } }
    }

    /// The display mode of the back button that leads to this item.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemDidChange(self) } }
    }

    /// Constants for the amount of text in a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title if it fits, otherwise "Back", otherwise no text.
        case `default` = 0
        /// "Back" (localized) if it fits, otherwise no text.
        case generic = 1
        /// The chevron without text.
        case minimal = 2
    }

    /// Titles for a back button that leads to this item, in order of preference.
    var backButtonTexts: [String] {
        // From the app's string tables; the key is the English text.
        let generic = SystemWord.text("Back")
        switch backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [generic]
        case .default: return [backBarButtonItem?.title ?? backButtonTitle ?? title ?? generic, generic]
        }
    }
}

// With animation, added and removed items fade and the others move to their positions, in 0.3 s.
extension UINavigationItem {
    func setItems(_ items: [UIBarButtonItem], at keyPath: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let items = UIBarButtonItem.eachOnce(items)
        guard !items.elementsEqual(self[keyPath: keyPath], by: ===) else { return }
        self[keyPath: keyPath] = items
        bar?.itemDidChange(self, animated: animated)
    }

    /// Replaces the first item, or removes it.
    func setFirst(_ item: UIBarButtonItem?, at keyPath: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let rest = self[keyPath: keyPath].dropFirst().filter { $0 !== item }
        setItems((item.map { [$0] } ?? []) + rest, at: keyPath, animated: animated)
    }
}

extension UINavigationItem: BarItemObserver {
    /// Notifies the bar that the item's back button has changed.
    func itemDidChange(_ item: UIBarButtonItem) { bar?.itemDidChange(self) }
}
