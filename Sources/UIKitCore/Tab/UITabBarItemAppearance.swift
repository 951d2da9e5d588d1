/// The appearance of a tab bar's items in one of its layouts, for each state.
///
/// Source: Apple, [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The normal state. Other states inherit its text attributes and offsets unless they set their own.
    public final let normal = UITabBarItemStateAppearance()
    /// The selected state.
    public final let selected = UITabBarItemStateAppearance()
    /// The disabled state.
    public final let disabled = UITabBarItemStateAppearance()
    final var onChange: (() -> Void)?

    /// Creates the default appearance, which is the same for all styles.
    public init(style: Style) {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// Creates the default appearance.
    public override convenience init() { self.init(style: .stacked) }

    /// Creates the default appearance; the coder is not read. Never nil.
    public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

    /// Constants for the arrangement of icon and title.
    public enum Style: Int, Sendable {
        /// The title below the icon: phones in portrait.
        case stacked = 0
        /// The title beside the icon: tablets.
        case inline = 1
        /// The title beside the icon in a lower bar: phones in landscape.
        case compactInline = 2
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// Resets to the default appearance.
    open func configureWithDefault(for style: Style) {
        for state in states { state.values = ResolvedTabItemAppearance.Values() }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    final var resolved: ResolvedTabItemAppearance {
        ResolvedTabItemAppearance(normal: normal.values, selected: selected.values, disabled: disabled.values)
    }

    final var duplicate: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        for (state, own) in zip(copy.states, states) { state.values = own.values }
        return copy
    }
}
