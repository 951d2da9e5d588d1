import CoreGraphics

/// What a table tells a cell about where it lies, so that it can draw its background, its corners and the lines that part it from its neighbours.
struct TableCellPlace: Equatable {
    var style = UITableView.Style.plain
    /// Whether it is the first, the last row of its section.
    var isFirst = false, isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    var separatorColor: UIColor?
    /// From the cell's edges to a line, as the table says; the cell's own counts more.
    var separatorInset = UIEdgeInsets.zero

    /// Where lines are: above the cell, and below it. Groups from edge to edge have lines of full width around them, round ones none; a plain table's rows
    /// have one each below them.
    var separators: (above: UIEdgeInsets?, below: UIEdgeInsets?) {
        guard separatorStyle != .none else { return (nil, nil) }
        switch style {
        case .plain: return (nil, separatorInset)
        case .grouped: return (isFirst ? .zero : nil, isLast ? .zero : separatorInset)
        case .insetGrouped: return (nil, isLast ? nil : separatorInset)
        }
    }
}
