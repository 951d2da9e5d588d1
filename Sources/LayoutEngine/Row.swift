/// `subject = constant + terms`: the definition of a variable in terms of any symbols, or a row of the tableau: a symbol that is not a
/// variable in terms of others whose values are 0.
struct Row {
    /// -1 for a row that is not in use.
    var subject: Int32
    /// A number that changes with the terms: coefficients that columns remember are those of a version.
    private(set) var version: Int32 = 0
    /// Of a definition: more than the ranks of those of the variables in it.
    var rank: Int32 = 0
    var isDefinition: Bool
    /// Whether a search has met the row.
    var isChosen = false
    /// Whether hubs may be among the terms of a row of the tableau.
    var mayHaveHubs = false
    var constant: Double
    /// In the order of their symbols, without zeros. A row of the tableau may have hubs among them, which stand for the terms of their own
    /// rows; their values are in the constant all the same.
    var terms: [SymbolTerm] { didSet { version &+= 1 } }
    /// The largest number that went into the constant; rounding errors are relative to it.
    var size: Double

    init(subject: Int32, isDefinition: Bool, constant: Double, terms: [SymbolTerm], size: Double) {
        (self.subject, self.isDefinition, self.constant, self.terms, self.size) = (subject, isDefinition, constant, terms, size)
    }

    /// The row in storage that another one had, whose versions it continues.
    func replacing(_ other: Row) -> Row {
        var row = self
        row.version = other.version &+ 1
        return row
    }

    /// Whether the row is one of the tableau.
    var isOfTableau: Bool { subject >= 0 && !isDefinition }

    /// Changes the value of the subject by a number that comes from others of a size.
    mutating func move(by change: Double, _ otherSize: Double) {
        constant += change
        size = max(size, otherSize, abs(change), abs(constant))
    }
}
