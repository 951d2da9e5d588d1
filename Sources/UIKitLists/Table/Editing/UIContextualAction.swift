import CoreGraphics

/// An action button that a swipe on a table row reveals.
///
/// Source: Apple, [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Constants for an action's style.
    public enum Style: Int, Sendable {
        /// A gray button.
        case normal
        /// A red button for an action that removes the row.
        case destructive
    }

    /// The handler of a selected action.
    ///
    /// Its arguments are the action, the view that shows it, and a completion handler. Call the completion handler with true if the action
    /// was performed; the row then closes. The row stays open until the call.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Creates an action with a title; pass nil for an action with an image.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        storedBackground = style == .destructive ? .systemRed : .systemGray
    }

    /// The style of the action.
    open private(set) var style: Style
    /// The handler, called when the user selects the action.
    open private(set) var handler: Handler
    /// The title of the button.
    open var title: String?
    /// The image above the title; template images are drawn in white.
    open var image: UIImage?
    private var storedBackground: UIColor

    /// The background color of the button; nil, the default, uses the style's color.
    open var backgroundColor: UIColor! {
        get { storedBackground }
        set { storedBackground = newValue ?? (style == .destructive ? .systemRed : .systemGray) }
    }
}
