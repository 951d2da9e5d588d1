import CoreGraphics

/// A cell's position in its table, which decides its background, rounded corners and separators.
struct TableCellPosition: Equatable {
    var style = UITableView.Style.plain
    /// Whether the row is the first or last of its section.
    var isFirst = false, isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    var separatorColor: UIColor?
    /// The table's inset of separators; the cell's own inset takes precedence.
    var separatorInset = UIEdgeInsets.zero
    /// Whether it is exactly that from the cell's edges; otherwise it is the distance of a text without an image from the contents' edges.
    var separatorsAreFromEdges = false
    /// An inset beyond that.
    var separatorOffset = UIEdgeInsets.zero
    /// The insets of content, accessories, controls and separators at the left and right of the cell.
    var contentInsets = UIEdgeInsets.zero

    /// Insets of the separators above and below the cell; nil for none. Grouped tables have full-width separators around each group,
    /// inset-grouped tables have none there, plain tables have one below each row.
    var separators: (above: UIEdgeInsets?, below: UIEdgeInsets?) {
        guard separatorStyle != .none else { return (nil, nil) }
        switch style {
        case .plain: return (nil, separatorInset)
        case .grouped: return (isFirst ? .zero : nil, isLast ? .zero : separatorInset)
        case .insetGrouped: return (nil, isLast ? nil : separatorInset)
        }
    }
}
