/// How the buttons of a bar look in each of their states.
///
/// Source: Apple, [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// In general. What it says holds in the other states too, unless they say something else.
    public final let normal = UIBarButtonItemStateAppearance()
    /// With a finger on it.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// When it cannot be used.
    public final let disabled = UIBarButtonItemStateAppearance()
    final var onChange: (() -> Void)?

    /// The usual looks of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// The usual looks of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// The usual looks of plain buttons: the coder is not read. Never nil.
    public required convenience init?(coder: NSCoder) {
        self.init(style: .plain)
    }

    /// An appearance of its own with the same looks.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// Takes back all that was set: the looks of buttons of a style are then the usual ones.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.part = BarButtonLook.Part() }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

    final var look: BarButtonLook {
        BarButtonLook(normal: normal.part, highlighted: highlighted.part, disabled: disabled.part)
    }

    final var duplicate: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        for (state, own) in zip(copy.states, states) { state.part = own.part }
        return copy
    }
}
