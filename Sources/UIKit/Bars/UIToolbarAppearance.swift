/// How a toolbar looks: background, line and buttons.
///
/// Source: Apple, [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The looks of plain buttons; copied.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set {
            buttons = copy(newValue, for: buttons)
            didChange()
        }
    }

    /// The looks of buttons of the style `done`; copied.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set {
            doneButtons = copy(newValue, for: doneButtons)
            didChange()
        }
    }

    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)

    /// The usual looks.
    public override init() {
        super.init()
        watchButtons()
    }

    /// The same looks, as far as the other is one for toolbars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttons = other.buttons.duplicate
            doneButtons = other.doneButtons.duplicate
        }
        watchButtons()
    }

    /// The usual looks: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchButtons()
    }

    private func watchButtons() {
        for part in [buttons, doneButtons] { watch(part) }
    }

    /// In place of a part, which is not listened to any more, a copy of another.
    private func copy(_ other: UIBarButtonItemAppearance, for own: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        own.onChange = nil
        let copy = other.duplicate
        watch(copy)
        return copy
    }

    final var buttonLooks: BarButtonLooks { BarButtonLooks(plain: buttons.look, done: doneButtons.look) }
}
