/// The rows of the tableau that depend on a symbol out of the basis, with its coefficients in them.
struct SparseColumn {
    private struct Entry {
        var coefficient = 0.0
        /// The absolute values together of which the coefficient is the sum.
        var size = 0.0
        var isPresent = false
    }

    /// By the rows.
    private var entries: [Entry] = []
    /// In the order in which they were met.
    private(set) var rows: [Int32] = []

    mutating func begin(rowCount: Int) {
        if entries.count < rowCount {
            entries += repeatElement(Entry(), count: max(rowCount - entries.count, entries.count))
        }
        for row in rows { entries[Int(row)] = Entry() }
        rows.removeAll(keepingCapacity: true)
    }

    mutating func add(_ row: Int32, _ coefficient: Double) {
        let index = Int(row)
        if !entries[index].isPresent {
            entries[index].isPresent = true
            rows.append(row)
        }
        entries[index].coefficient += coefficient
        entries[index].size += abs(coefficient)
    }

    /// Exchanges the coefficients of two rows, both of which are present.
    mutating func swap(_ one: Int32, _ other: Int32) { entries.swapAt(Int(one), Int(other)) }

    func contains(_ row: Int32) -> Bool { entries[Int(row)].isPresent }

    /// A row's coefficient; 0 if it is a rounding error of the numbers of which it is the sum.
    subscript(row: Int32) -> Double {
        let entry = entries[Int(row)]
        return Rounding.isSignificant(entry.coefficient, size: entry.size) ? entry.coefficient : 0
    }
}
