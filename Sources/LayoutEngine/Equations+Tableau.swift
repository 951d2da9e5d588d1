// The tableau: symbols out of the basis have the value 0, those in it (the subjects of rows) are sums of them. Pivots exchange two.
extension Equations {
    /// Adds a row to the tableau: `subject = constant + factor * terms of sum`. The terms are symbols whose values are 0, and hubs.
    mutating func addTableauRow(_ subject: Int32, constant: Double, factor: Double) -> Int32 {
        let size = max(abs(factor) * sum.size, abs(constant))
        var row = Row(subject: subject, isDefinition: false, constant: constant, terms: sum.terms(times: factor), size: size)
        row.mayHaveHubs = !hubs.isEmpty
        let index = makeRow(row)
        symbols[Int(subject)].row = index
        for term in row.terms { enter(index, inColumnOf: term.symbol) }
        moveGoal(of: subject, toTermsOf: index)
        checkBounds(of: index)
        outdateUsers(of: subject)
        return index
    }

    /// Adds the terms of a row times a factor to another.
    mutating func add(_ factor: Double, times row: Row, to index: Int32, leavingOut symbol: Int32) {
        var new: [Int32] = []
        if row.terms.count * 16 < rows[Int(index)].terms.count {
            work.terms += row.terms.count
            rows[Int(index)].terms.add(row.terms, times: factor, leavingOut: symbol) { new.append($0) }
        } else {
            let own = rows[Int(index)].terms
            work.terms += own.count + row.terms.count
            rows[Int(index)].terms = own.sum(1, row.terms, factor, leavingOut: symbol) { new.append($0) }
        }
        for symbol in new { enter(index, inColumnOf: symbol) }
        if row.mayHaveHubs { rows[Int(index)].mayHaveHubs = true }
    }

    /// Adds to a definition: `row += factor * (constant + terms)`.
    mutating func add(_ factor: Double, times row: Row, toDefinition index: Int32, leavingOut symbol: Int32) {
        let own = rows[Int(index)].terms
        work.terms += own.count + row.terms.count
        var new: [Int32] = []
        rows[Int(index)].terms = own.sum(1, row.terms, factor, leavingOut: symbol) { new.append($0) }
        for symbol in new { addUser(index, of: symbol) }
        rows[Int(index)].move(by: factor * row.constant, Rounding.size(row.size, times: factor))
        outdate(rows[Int(index)].subject)
    }

    /// Notes a row whose subject is out of its bounds.
    mutating func checkBounds(of index: Int32) {
        if isViolated(index) { violated.append(index) }
    }

    /// Changes the value of a row's subject.
    mutating func moveSubject(of index: Int32, by change: Double, _ size: Double) {
        guard change != 0 else { return }
        rows[Int(index)].move(by: change, size)
        checkBounds(of: index)
        noteMove(of: rows[Int(index)].subject)
    }

    // MARK: Pivots

    /// Brings `entering` into the basis in place of a row's subject.
    ///
    /// - Parameter hasColumn: Whether `column` is that of the symbol already.
    mutating func pivot(_ index: Int32, _ entering: Int32, hasColumn: Bool = false) {
        pivotsSinceBuild += 1
        work.pivots += 1
        if !hasColumn { fillColumn(of: entering) }
        let shared = prepareHubs(of: index, entering)
        let index = shared.map { $0.isMost ? swapRows(of: $0.hub, index) : index } ?? index
        let leaving = rows[Int(index)].subject
        forgetHub(leaving)
        let value = exchange(index, entering, column[index])
        let size = rows[Int(index)].size
        for row in column.rows where row != index {
            let slope = column[row]
            moveSubject(of: row, by: slope * value, Rounding.size(size, times: slope))
        }
        if let shared, !shared.isMost { solve(shared.hub, entering, by: index) }
        if becomesHub(entering, withRowOf: rows[Int(index)].terms.count) {
            makeHub(entering)
        } else {
            substitute(entering, by: index)
        }
        enter(index, inColumnOf: leaving)
        if let shared, shared.isMost { dissolveIfShort(shared.hub) }
        if goals == nil { moveGoal(of: entering, toTermsOf: index) }
        noteMove(of: leaving)
        noteMove(of: entering)
        checkBounds(of: index)
    }

    /// Outdates what depends on a symbol; a long run does so at its end.
    private mutating func noteMove(of symbol: Int32) { if goals == nil { outdateUsers(of: symbol) } }

    /// Solves a row for `entering`: `entering = value - … + leaving / a`. Returns the value.
    ///
    /// - Parameter whole: The symbol's coefficient in the row, that by a hub included.
    private mutating func exchange(_ index: Int32, _ entering: Int32, _ whole: Double) -> Double {
        let leaving = rows[Int(index)].subject
        let terms = rows[Int(index)].terms
        let factor = -1 / terms.coefficient(of: entering)
        let value = -rows[Int(index)].constant / whole
        rows[Int(index)].subject = entering
        rows[Int(index)].terms = terms.sum(factor, [SymbolTerm(symbol: leaving, coefficient: -factor)], 1, leavingOut: entering)
        rows[Int(index)].constant = value
        rows[Int(index)].size = max(Rounding.size(rows[Int(index)].size, times: 1 / whole), abs(value))
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = index
        return value
    }

    /// Writes the terms of a symbol that has entered the basis into the rows that contain it.
    private mutating func substitute(_ entering: Int32, by index: Int32) {
        let row = rows[Int(index)]
        let list = columns[Int(entering)]
        columns[Int(entering)].removeAll(keepingCapacity: true)
        for other in list.map(\.row) where other != index && rows[Int(other)].isOfTableau {
            let slope = rows[Int(other)].terms.coefficient(of: entering)
            if slope != 0 { add(slope, times: row, to: other, leavingOut: entering) }
        }
    }

    // MARK: Goals

    /// The goal is in terms of symbols out of the basis: moves what it has of one in the basis to the terms of its row.
    private mutating func moveGoal(of symbol: Int32, toTermsOf index: Int32) {
        let cost = costs[Int(symbol)]
        guard !cost.isEmpty else { return }
        costs[Int(symbol)].removeAll()
        for term in expandedTerms(of: index) {
            costs[Int(term.symbol)].add(cost, times: term.coefficient)
            noteCandidate(term.symbol)
        }
    }

    /// Adds a symbol to the goal of a priority, or takes it out by a negative number.
    mutating func changeGoal(of symbol: Int32, _ priority: Priority, by number: Double) {
        let row = symbols[Int(symbol)].row
        if row < 0 {
            costs[Int(symbol)].add(priority.rawValue, number)
            noteCandidate(symbol)
        } else {
            for term in expandedTerms(of: row) {
                costs[Int(term.symbol)].add(priority.rawValue, number * term.coefficient)
                noteCandidate(term.symbol)
            }
        }
    }

    mutating func noteCandidate(_ symbol: Int32) {
        if symbols[Int(symbol)].kind != .dummy, costs[Int(symbol)].sign < 0 { candidates.append(symbol) }
    }
}
