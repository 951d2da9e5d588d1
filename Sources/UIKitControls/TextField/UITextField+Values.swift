extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin black rectangle.
        case line = 1
        /// A rectangle with an inner shadow.
        case bezel = 2
        /// A filled rectangle with rounded corners.
        case roundedRect = 3
    }

    /// The condition under which a side view is shown.
    public enum ViewMode: Int, Sendable {
        /// Never visible.
        case never = 0
        /// Visible during editing alone.
        case whileEditing = 1
        /// Visible except during editing.
        case unlessEditing = 2
        /// Always visible.
        case always = 3
    }

    /// The reason why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was committed.
        case committed = 0
    }

    /// Posted after editing has begun. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")

    /// Posted after the user has changed the text. The object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// Posted after editing has ended. The object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}
