/// Table or collection view, with the nouns for its messages.
package enum ListKind: Sendable {
    case table
    case collection

    /// "rows"
    package var items: String { self == .table ? "rows" : "items" }

    /// "row"
    package var item: String { self == .table ? "row" : "item" }

    /// "table view"
    package var list: String { self == .table ? "table view" : "collection view" }
}
