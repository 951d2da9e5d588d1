/// How a navigation bar looks: background, line, title and buttons.
///
/// Source: Apple, [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is drawn; what is not named is as usual: semibold, 17 points, `label`.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How a large title is drawn; what is not named is as usual: bold, 34 points, `label`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

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

    /// The looks of the back button; copied.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set {
            backButtons = copy(newValue, for: backButtons)
            didChange()
        }
    }

    /// The picture that leads back, in place of the chevron; nil for that one.
    open private(set) var backIndicatorImage: UIImage?

    /// What hides the sliding title behind the picture that leads back. Kept only: titles cross-fade here.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)
    private var backButtons = UIBarButtonItemAppearance(style: .plain)

    /// The usual looks.
    public override init() {
        super.init()
        watchButtons()
    }

    /// The same looks, as far as the other is one for navigation bars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            buttons = other.buttons.duplicate
            doneButtons = other.doneButtons.duplicate
            backButtons = other.backButtons.duplicate
            backIndicatorImage = other.backIndicatorImage
            backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
        }
        watchButtons()
    }

    /// The usual looks: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchButtons()
    }

    /// Puts a picture in place of the chevron, and a mask for titles that slide (Differs from UIKit: they cross-fade, so it is kept only). Where one is nil
    /// the chevron is shown.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = isComplete ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = isComplete ? transitionMaskImage : nil
        didChange()
    }

    private func watchButtons() {
        for part in [buttons, doneButtons, backButtons] { watch(part) }
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
