/// Position of a header or footer in its table.
struct TableHeaderFooterPosition: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    /// The insets of the content view at the left and right.
    var contentInsets = UIEdgeInsets.zero
}
