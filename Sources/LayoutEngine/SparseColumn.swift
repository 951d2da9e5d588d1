/// The rows of the tableau that depend on a symbol out of the basis, with its coefficients in them.
struct SparseColumn {
    private var coefficients: [Double] = []
    private var sizes: [Double] = []
    private var isPresent: [Bool] = []
    /// In the order in which they were met.
    private(set) var rows: [Int32] = []

    mutating func begin(rowCount: Int) {
        if coefficients.count < rowCount {
            coefficients += repeatElement(0, count: rowCount - coefficients.count)
            sizes += repeatElement(0, count: rowCount - sizes.count)
            isPresent += repeatElement(false, count: rowCount - isPresent.count)
        }
        for row in rows {
            coefficients[Int(row)] = 0
            sizes[Int(row)] = 0
            isPresent[Int(row)] = false
        }
        rows.removeAll(keepingCapacity: true)
    }

    mutating func add(_ row: Int32, _ coefficient: Double) {
        let index = Int(row)
        if !isPresent[index] {
            isPresent[index] = true
            rows.append(row)
        }
        coefficients[index] += coefficient
        sizes[index] += abs(coefficient)
    }

    /// Exchanges the coefficients of two rows.
    mutating func swap(_ one: Int32, _ other: Int32) {
        coefficients.swapAt(Int(one), Int(other))
        sizes.swapAt(Int(one), Int(other))
    }

    func contains(_ row: Int32) -> Bool { isPresent[Int(row)] }

    /// A row's coefficient; 0 if it is a rounding error of what it was added up from.
    subscript(row: Int32) -> Double {
        let index = Int(row)
        return Rounding.isSignificant(coefficients[index], size: sizes[index]) ? coefficients[index] : 0
    }
}
