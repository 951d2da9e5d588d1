extension UITableView {
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// In from the right, out to the right.
        case right = 1
        /// In from the left, out to the left.
        case left = 2
        /// In from under the row above, out under it.
        case top = 3
        /// In from below, out downwards.
        case bottom = 4
        /// At once; the other rows move all the same.
        case none = 5
        /// Opening and closing.
        case middle = 6
        /// What suits the table: `fade`.
        case automatic = 100
    }
}
