/// What a table tells a header or footer about where it lies.
struct TableEdgePlace: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
}
