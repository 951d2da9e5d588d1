extension UITableView {
    /// The type of animation to use when rows are inserted or deleted.
    public enum RowAnimation: Int, Sendable {
        /// The row fades.
        case fade = 0
        /// Slides in from the right, or out to the right.
        case right = 1
        /// Slides in from the left, or out to the left.
        case left = 2
        /// Slides in from under the row above, or out under it.
        case top = 3
        /// Slides in from the bottom, or out towards it.
        case bottom = 4
        /// No animation of the row itself; the other rows still move.
        case none = 5
        /// Opens and closes at the middle of the row.
        case middle = 6
        /// The table chooses; here `fade`.
        case automatic = 100
    }
}
