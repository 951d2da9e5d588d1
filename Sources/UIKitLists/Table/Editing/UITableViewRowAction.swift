import CoreGraphics

/// An action button that a swipe on a table row reveals, from before `UIContextualAction`.
///
/// Source: Apple, [UITableViewRowAction](https://developer.apple.com/documentation/uikit/uitableviewrowaction).
@available(iOS, deprecated: 13, message: "use UIContextualAction")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Constants for an action's style.
    public enum Style: Int, Sendable {
        /// A red button, as `destructive`.
        case `default` = 0
        /// A gray button.
        case normal = 1

        /// A red button for an action that removes the row.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    public final let style: Style
    /// The title of the button; nil for none.
    open var title: String?
    final let handler: (UITableViewRowAction, IndexPath) -> Void
    private var ownBackground: UIColor?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The look of the button.
    ///   - title: The title of the button.
    ///   - handler: called when the user selects the action. The row stays open: the app deletes it, or calls `setEditing(_:animated:)` of
    ///     the table.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The background color of the button; nil, the default, uses the style's color.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set { ownBackground = newValue }
    }
}
