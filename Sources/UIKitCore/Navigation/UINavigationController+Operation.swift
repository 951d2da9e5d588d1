extension UINavigationController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        /// No change of the top view controller.
        case none = 0
        /// A view controller is pushed.
        case push = 1
        /// View controllers are popped.
        case pop = 2
    }
}
