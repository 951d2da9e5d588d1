/// The appearance of a navigation bar: background, shadow, titles and buttons.
///
/// Source: Apple, [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of the title. Missing attributes keep their defaults: semibold, 17 points, `label`.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The text attributes of large titles. Missing attributes keep their defaults: bold, 34 points, `label`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

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

    /// The appearance of the back button; copied.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set {
            backButtons = copy(newValue, for: backButtons)
            didChange()
        }
    }

    /// The image in place of the chevron; nil for the chevron.
    open private(set) var backIndicatorImage: UIImage?

    /// The mask for sliding titles. Stored only: sliding titles fade.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)
    private var backButtons = UIBarButtonItemAppearance(style: .plain)

    /// Creates the default appearance.
    public override init() {
        super.init()
        watchButtons()
    }

    /// Creates a copy of another appearance; values specific to navigation bars are copied only from a navigation bar appearance.
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

    /// Creates the default appearance; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchButtons()
    }

    /// Sets the image in place of the chevron and the mask for sliding titles. If either is nil the chevron is shown. Differs from UIKit:
    /// sliding titles fade, so the mask is stored only.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = isComplete ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = isComplete ? transitionMaskImage : nil
        didChange()
    }

    private func watchButtons() {
        for appearance in [buttons, doneButtons, backButtons] { watch(appearance) }
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
