/// What a navigation bar shows for one screen: its title, its buttons, and how the way back to it is called.
///
/// Left means the leading edge: where the interface runs from right to left, it is the right one. A change shows in the bar at once, without animation.
/// Source: Apple, [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that has the item on its stack.
    weak var bar: UINavigationBar?
    /// By how much the room for the large title has given way to the content, in points.
    final var largeTitleCollapse: CGFloat = 0
    final var storedLeftItems: [UIBarButtonItem] = []
    final var storedRightItems: [UIBarButtonItem] = []
    final var standard = AppearanceStore<UINavigationBarAppearance>()
    final var scrollEdge = AppearanceStore<UINavigationBarAppearance>()
    final var compact = AppearanceStore<UINavigationBarAppearance>()
    final var compactScrollEdge = AppearanceStore<UINavigationBarAppearance>()

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An item with a title, or without one.
    init(title: String?) {
        self.title = title
        super.init()
    }

    /// An empty item: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text in the middle of the bar; also that of the back button of the next item, unless `backButtonTitle` is set.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemDidChange(self) } }
    }

    /// A line of text above the title, for which the bar is 30 points higher; nil or empty for none.
    open var prompt: String? {
        didSet { if prompt != oldValue { bar?.promptDidChange(of: self) } }
    }

    /// A view in place of the title, centred in the bar as far as the buttons let it. It has its intrinsic size, and in a direction that has none the one
    /// that fits (`sizeThatFits(_:)`, which is its present size unless it says otherwise); an empty one shows nothing.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemDidChange(self) } }
    }

    /// Whether the back button is left out while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    /// Leaves the back button out or shows it, cross-fading when animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard animated, let bar, bar.topItem === self, hidesBackButton != self.hidesBackButton else {
            self.hidesBackButton = hidesBackButton
            return
        }
        bar.crossFade { self.hidesBackButton = hidesBackButton }
    }

    /// Whether the title is shown large where the bar prefers that; `automatic` unless set.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitlesDidChange() } }
    }

    /// Whether a title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item below; the lowest one's is.
        case automatic = 0
        case always = 1
        case never = 2
    }

    // MARK: Buttons

    /// The first of the leading items; setting one replaces that, and nil takes it away.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { storedLeftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first of the trailing items; setting one replaces that, and nil takes it away.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { storedRightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// At the leading edge, the first one outermost; they take the place of the back button unless `leftItemsSupplementBackButton` is true.
    /// nil sets none; of one given twice, other than a space, the second is left out. Flexible spaces have no width here.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { storedLeftItems.isEmpty ? nil : storedLeftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// At the trailing edge, the first one outermost. nil sets none; of one given twice, other than a space, the second is left out. Flexible spaces have
    /// no width here.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { storedRightItems.isEmpty ? nil : storedRightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the first leading item; animated, items that come and go fade in 0.3 s.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setFirst(item, at: \.storedLeftItems, animated: animated) }

    /// Replaces the first trailing item; animated, items that come and go fade in 0.3 s.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setFirst(item, at: \.storedRightItems, animated: animated) }

    /// Replaces the leading items; animated, items that come and go fade in 0.3 s.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setItems(items ?? [], at: \.storedLeftItems, animated: animated)
    }

    /// Replaces the trailing items; animated, items that come and go fade in 0.3 s.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setItems(items ?? [], at: \.storedRightItems, animated: animated)
    }

    /// Whether the leading items stand beside the back button instead of in its place; false unless set.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    /// How the back button that leads to this item looks: its title, image and tint colour. It leads back all the same: target and action are not used.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            guard backBarButtonItem !== oldValue else { return }
            oldValue?.unwatch(by: self)
            backBarButtonItem?.watch(by: self)
            bar?.itemDidChange(self)
        }
    }

    // MARK: Looks

    /// How the bar looks with this item on top; nil, as it is unless set, for the bar's own. A copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { standard.own }
        set {
            standard.set(newValue) { [weak self] in self?.looksDidChange() }
            looksDidChange()
        }
    }

    /// How it looks then while nothing is scrolled under it; nil for the bar's own. A copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdge.own }
        set {
            scrollEdge.set(newValue) { [weak self] in self?.looksDidChange() }
            looksDidChange()
        }
    }

    /// How the bar looks with this item on top in a compact vertical size class; nil for the bar's own. A copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { compact.own }
        set {
            compact.set(newValue) { [weak self] in self?.looksDidChange() }
            looksDidChange()
        }
    }

    /// How the bar looks with this item on top in a compact vertical size class while no content is scrolled under it; nil for the bar's own. A copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { compactScrollEdge.own }
        set {
            compactScrollEdge.set(newValue) { [weak self] in self?.looksDidChange() }
            looksDidChange()
        }
    }

    private func looksDidChange() { bar?.showLook() }

    // MARK: The way back

    /// The text of the back button that leads to this item; nil for its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemDidChange(self) } }
    }

    /// How much text the back button that leads to this item has.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemDidChange(self) } }
    }

    /// How much text a back button has.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title where it fits, else "Back", else none.
        case `default` = 0
        /// "Back" (localised) where it fits, else none.
        case generic = 1
        /// None: the chevron alone.
        case minimal = 2
    }

    /// The texts a back button to this item may have, the best first.
    var backButtonTexts: [String] {
        // Looked up in the app's own tables; the key is the English text.
        let generic = NSLocalizedString("Back", comment: "The way to the previous screen")
        switch backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [generic]
        case .default: return [backBarButtonItem?.title ?? backButtonTitle ?? title ?? generic, generic]
        }
    }
}
