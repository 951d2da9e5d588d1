/// The appearance of a tab bar's items in one of its layouts, for each state.
///
/// Source: Apple, [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The normal state. Other states inherit its text attributes and offsets unless they set their own.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The selected state.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The disabled state.
    open private(set) var disabled = UITabBarItemStateAppearance()
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

/// The resolved appearance of a tab bar's items. nil and missing parts keep the defaults.
struct ResolvedTabItemAppearance {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
        var iconColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeOffset = UIOffset.zero
        var badgeTextOffset = UIOffset.zero
        var badgeColor: UIColor?
    }

    var normal = Values()
    var selected = Values()
    var disabled = Values()

    /// The appearance for a state: the normal state's, overridden by the state's own. Colors are not inherited.
    func values(isSelected: Bool, isEnabled: Bool) -> Values {
        let own = !isEnabled ? disabled : isSelected ? selected : normal
        var values = own
        var attributes = normal.attributes
        if isSelected || !isEnabled { attributes[.foregroundColor] = nil }
        values.attributes = attributes.merging(own.attributes) { $1 }
        values.badgeAttributes = normal.badgeAttributes.merging(own.badgeAttributes) { $1 }
        if own.offset == .zero { values.offset = normal.offset }
        if own.badgeOffset == .zero { values.badgeOffset = normal.badgeOffset }
        if own.badgeTextOffset == .zero { values.badgeTextOffset = normal.badgeTextOffset }
        values.badgeColor = own.badgeColor ?? normal.badgeColor
        return values
    }
}
