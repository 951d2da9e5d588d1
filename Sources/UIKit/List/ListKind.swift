/// Which of the two lists a sentence is about: what its parts are called.
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
