/// Table or collection view, with the nouns for its messages.
enum ListKind: Sendable {
    case table
    case collection

    /// "rows"
    var items: String { self == .table ? "rows" : "items" }

    /// "row"
    var item: String { self == .table ? "row" : "item" }

    /// "table view"
    var list: String { self == .table ? "table view" : "collection view" }
}
