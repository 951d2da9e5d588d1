/// A row of the tableau that contains a symbol, or did. The symbol's coefficient is remembered while the row stays as it is: to look it up
/// again in every row would take most of the time of a column.
struct ColumnEntry {
    var row: Int32
    /// The version of the row that has the coefficient; of none at first.
    var version: Int32 = -1
    var coefficient = 0.0

    init(_ row: Int32) { self.row = row }
}
