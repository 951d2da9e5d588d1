/// `subject = constant + terms`: the definition of a variable in terms of any symbols, or a row of the tableau: a symbol that is not a
/// variable in terms of others whose values are 0.
struct Row {
    /// -1 for a row that is not in use.
    var subject: Int32
    var isDefinition: Bool
    /// Whether a search has met the row.
    var isChosen = false
    /// Whether hubs may be among the terms of a row of the tableau.
    var mayHaveHubs = false
    var constant: Double
    /// In the order of their symbols, without zeros. A row of the tableau may have hubs among them, which stand for the terms of their own
    /// rows; their values are in the constant all the same.
    var terms: [SymbolTerm]
    /// The largest number that went into the constant; rounding errors are relative to it.
    var size: Double

    /// Whether the row is one of the tableau.
    var isOfTableau: Bool { subject >= 0 && !isDefinition }

    /// Whether the subject is out of its bounds: below 0, or not 0 although it has to be.
    func isViolated(_ symbols: [Symbol]) -> Bool {
        guard constant != 0, isOfTableau else { return false }
        let limit = Rounding.slack(size)
        return constant < -limit || constant > limit && symbols[Int(subject)].kind == .dummy
    }

    /// Changes the value of the subject by a number that comes from others of a size.
    mutating func move(by change: Double, _ otherSize: Double) {
        constant += change
        size = max(size, otherSize, abs(change), abs(constant))
    }
}
