extension UITableView {
    /// How sections are told apart.
    public enum Style: Int, Sendable {
        /// One list; headers stay in sight while their sections are.
        case plain
        /// Groups from edge to edge, with room between them.
        case grouped
        /// Groups with round corners, and room around them.
        case insetGrouped
    }

    /// Where a row comes to lie when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Just in sight.
        case none
        /// At the top of what is seen, below a header that is kept there.
        case top
        /// In the middle of it.
        case middle
        /// At its bottom.
        case bottom
    }

    /// What of a row or section a height of `automaticDimension` asks: `UITableViewCell.sizeThatFits(_:)`, the header's or footer's, or the style.
    public static let automaticDimension: CGFloat = -1
}
