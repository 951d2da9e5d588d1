/// A button of an alert, with its title, style and handler.
///
/// Source: Apple, [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The title of the button; nil for none.
    open private(set) var title: String?
    /// The style of the button.
    open private(set) var style: Style
    final let handler: ((UIAlertAction) -> Void)?
    final weak var alert: UIAlertController?

    /// Whether the button is enabled; changes show at once.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The look of the action.
    ///   - handler: called once after the user has chosen the action and the alert is dismissed. The alert retains it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Styles for the buttons of an alert.
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default` = 0
        /// An action that cancels and changes nothing: the last button, in semibold; an alert has at most one.
        case cancel = 1
        /// An action that may change or delete data: red.
        case destructive = 2
    }
}

extension UIAlertAction: UIAccessibilityIdentification {}
