extension UITableView {
    /// Constants for the table view styles.
    public enum Style: Int, Sendable {
        /// A single list; section headers stay visible while their sections are.
        case plain
        /// Sections as groups from edge to edge, with spacing between them.
        case grouped
        /// Sections as groups with rounded corners and margins.
        case insetGrouped
    }

    /// Constants that tell what a table's separator inset is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges
        /// The insets that separators have without it: those of the text.
        case fromAutomaticInsets
    }

    /// The position in the table view to which a row scrolls.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is completely visible.
        case none
        /// The top of the visible rect, below a pinned header.
        case top
        /// The middle of the visible rect.
        case middle
        /// The bottom of the visible rect.
        case bottom
    }

    /// A height that the table determines: from `UITableViewCell.sizeThatFits(_:)`, from the header or footer view, or from the style.
    public static let automaticDimension: CGFloat = -1
}
