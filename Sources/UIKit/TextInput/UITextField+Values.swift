extension UITextField {
    /// What is drawn around a text field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin black rectangle.
        case line = 1
        /// A rectangle that seems to lie deeper.
        case bezel = 2
        /// A filled rectangle with round corners.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed counts.
        case committed = 0
    }

    /// Posted after editing of a field, its object, has begun.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")

    /// Posted after the user has changed the text of a field, its object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// Posted after editing of a field, its object, has ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}
