/// How the items of a tab bar look in each of their states, in one of its layouts.
///
/// Source: Apple, [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// In general. What it says of texts and places holds in the other states too, unless they say something else.
    public final let normal = UITabBarItemStateAppearance()
    /// Of the selected item.
    public final let selected = UITabBarItemStateAppearance()
    /// Of one that cannot be used.
    public final let disabled = UITabBarItemStateAppearance()
    final var onChange: (() -> Void)?

    /// The usual looks; those of all styles are the same.
    public init(style: Style) {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// The usual looks.
    public override convenience init() { self.init(style: .stacked) }

    /// The usual looks: the coder is not read. Never nil.
    public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

    /// How picture and title lie.
    public enum Style: Int, Sendable {
        /// The title below the picture: upright phones.
        case stacked = 0
        /// Beside it: tablets.
        case inline = 1
        /// Beside it in a lower bar: phones held sideways.
        case compactInline = 2
    }

    /// An appearance of its own with the same looks.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// Takes back all that was set.
    open func configureWithDefault(for style: Style) {
        for state in states { state.part = TabItemLook.Part() }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    final var look: TabItemLook { TabItemLook(normal: normal.part, selected: selected.part, disabled: disabled.part) }

    final var duplicate: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        for (state, own) in zip(copy.states, states) { state.part = own.part }
        return copy
    }
}
