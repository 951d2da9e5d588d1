/// One button of an alert: its title, how it looks, and what it does.
///
/// Source: Apple, [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What the button says; nil says nothing.
    public let title: String?
    /// How the button looks and where it lies.
    public let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    final weak var alert: UIAlertController?

    /// Whether the button can be chosen; a change shows at once.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
    }

    /// A button.
    ///
    /// - Parameter handler: called once when the user has chosen it, after the alert has gone. The alert keeps it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// What a button is for.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is: last of the buttons, and set in semibold; an alert has one at most.
        case cancel = 1
        /// Destroys something: red.
        case destructive = 2
    }
}
