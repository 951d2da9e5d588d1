/// The appearance that all bars have in common: background and shadow line.
///
/// A bar copies the appearance that it is given; a change of the bar's own copy (`bar.standardAppearance.backgroundColor = …`) shows at
/// once.
/// Source: Apple, [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Called after every change; set by the bar that owns the appearance.
    final var onChange: (() -> Void)?
    final var background = BarBackground.standard {
        didSet { didChange() }
    }

    /// Creates the default appearance.
    public override init() {
        super.init()
    }

    /// Creates a copy of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        background = barAppearance.background
        super.init()
    }

    /// Creates the default appearance; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Configures a thick blur of the content below, and the system's shadow line.
    open func configureWithDefaultBackground() { background = .standard }

    /// Configures the system's background color and its shadow line.
    open func configureWithOpaqueBackground() { background = .opaque }

    /// Configures a transparent background without a shadow line.
    open func configureWithTransparentBackground() { background = BarBackground() }

    /// The blur effect below the color; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// The color above the effect; nil is clear.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// The image above the color; nil for none.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// The content mode of the image; the default is `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }

    /// The color of the shadow line at the edge; nil and clear remove it.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// The image in place of the shadow line, as wide as the bar; a template image has the line's color. nil for the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    final func didChange() { onChange?() }

    /// Observes a nested appearance object.
    final func watch(_ appearance: UIBarButtonItemAppearance) {
        appearance.onChange = { [weak self] in self?.didChange() }
    }
}
