/// The appearance of a toolbar: background, shadow and buttons.
///
/// Source: Apple, [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons; copied.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set {
            buttons = copy(newValue, for: buttons)
            didChange()
        }
    }

    /// The appearance of buttons of the style `done`; copied.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set {
            doneButtons = copy(newValue, for: doneButtons)
            didChange()
        }
    }

    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)

    /// Creates the default appearance.
    public override init() {
        super.init()
        watchButtons()
    }

    /// Creates a copy of another appearance; values specific to toolbars are copied only from a toolbar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttons = other.buttons.duplicate
            doneButtons = other.doneButtons.duplicate
        }
        watchButtons()
    }

    /// Creates the default appearance; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchButtons()
    }

    private func watchButtons() {
        for appearance in [buttons, doneButtons] { watch(appearance) }
    }

    /// Replaces a nested appearance, which is no longer observed, by a copy of another.
    private func copy(_ other: UIBarButtonItemAppearance, for own: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        own.onChange = nil
        let copy = other.duplicate
        watch(copy)
        return copy
    }

    final var resolvedButtons: ResolvedButtonAppearances { ResolvedButtonAppearances(plain: buttons.resolved, done: doneButtons.resolved) }
}
