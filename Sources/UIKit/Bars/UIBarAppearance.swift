/// How a bar looks: its background and the line at its edge.
///
/// A bar copies what it is given; a change of the bar's own copy (`bar.standardAppearance.backgroundColor = …`) shows at once.
/// Source: Apple, [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Told of every change; set by the bar that has the appearance.
    final var onChange: (() -> Void)?
    final var background = BarBackground.standard {
        didSet { didChange() }
    }

    /// The usual background.
    public override init() {
        super.init()
    }

    /// The same looks.
    public required init(barAppearance: UIBarAppearance) {
        background = barAppearance.background
        super.init()
    }

    /// The usual background: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// An appearance of its own with the same looks.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// A thick blur of what lies below, and the system's line.
    open func configureWithDefaultBackground() { background = .standard }

    /// The system's background colour, and its line.
    open func configureWithOpaqueBackground() { background = .opaque }

    /// Nothing, not even a line.
    open func configureWithTransparentBackground() { background = BarBackground() }

    /// What is done with what lies below; under the colour. nil for nothing.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// Above the effect; nil is clear.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// Above the colour; nil for none.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How the image fills the background; `scaleToFill` unless set.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }

    /// The colour of the line at the edge; nil and clear leave it out.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// A picture in place of the line, as wide as the bar; a stencil has the line's colour. nil for the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    final func didChange() { onChange?() }

    /// Hears of the changes of a part that is an object of its own.
    final func watch(_ part: UIBarButtonItemAppearance) {
        part.onChange = { [weak self] in self?.didChange() }
    }
}
