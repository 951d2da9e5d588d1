/// The appearance of a bar's buttons, for each state.
///
/// Source: Apple, [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The normal state. Other states inherit its values unless they set their own.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The highlighted state.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The disabled state.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    final var onChange: (() -> Void)?

    /// Creates the default appearance of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// Creates the default appearance of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the default appearance of plain buttons; the coder is not read. Never nil.
    public required convenience init?(coder: NSCoder) {
        self.init(style: .plain)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// Resets to the default appearance of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.values = ResolvedButtonAppearance.Values() }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

    final var resolved: ResolvedButtonAppearance {
        ResolvedButtonAppearance(normal: normal.values, highlighted: highlighted.values, disabled: disabled.values)
    }

    final var duplicate: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        for (state, own) in zip(copy.states, states) { state.values = own.values }
        return copy
    }
}

/// The resolved appearance of a bar's buttons.
struct ResolvedButtonAppearance {
    /// By state; missing values keep their defaults.
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
    }

    var normal = Values()
    var highlighted = Values()
    var disabled = Values()

    /// The appearance for a state: the normal state's, overridden by the state's own.
    func values(highlighted isHighlighted: Bool, enabled isEnabled: Bool) -> Values {
        let own = !isEnabled ? disabled : isHighlighted ? highlighted : Values()
        return Values(
            attributes: normal.attributes.merging(own.attributes) { $1 }, offset: own.offset == .zero ? normal.offset : own.offset)
    }
}

/// Appearances of a bar's plain and `done` buttons.
struct ResolvedButtonAppearances {
    var plain = ResolvedButtonAppearance()
    var done = ResolvedButtonAppearance()

    func resolved(for style: UIBarButtonItem.Style) -> ResolvedButtonAppearance { style == .done ? done : plain }
}

/// The appearance of a bar's buttons in one state.
///
/// Source: Apple, [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var values = ResolvedButtonAppearance.Values() {
        didSet { onChange?() }
    }

    /// The text attributes of titles; missing attributes keep their defaults.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }

    /// The offset of titles, in points.
    public var titlePositionAdjustment: UIOffset {
        get { values.offset }
        set { values.offset = newValue }
    }
}
