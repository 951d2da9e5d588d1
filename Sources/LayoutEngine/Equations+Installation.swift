extension Equations {
    /// The number of rows from which a system is large: in smaller ones the choice among equal solutions stays the simplest.
    private static let largeSystem = 256

    /// Brings a constraint into the equations: as the definition of a variable that has none, or else as a row of the tableau.
    mutating func install(_ index: Int32) {
        work.installations += 1
        let isRequired = records[Int(index)].priority.isRequired
        records[Int(index)].marker = makeSymbol(records[Int(index)].markerKind, constraint: index)
        records[Int(index)].other = isRequired ? -1 : makeSymbol(.error, constraint: index)
        let record = records[Int(index)]
        if !isRequired { changeGoals(of: record, by: 1) }
        if defineUnusedVariable(by: record) { return }

        fillSum(with: record)
        if isRequired, !candidates.isEmpty, sum.symbols.count >= longRow {
            // Costs that are least already guide the exchanges of a long row; else many of these would be undone, each at the length of the
            // row.
            minimizeGoals()
            fillSum(with: record)
        }
        if defineOpenVariable(by: record) || installFreeSymbol(by: record) { return }
        installRow(of: record)
    }

    // MARK: Definitions

    /// Defines a variable without a definition that no definition contains: the others may stay as they are.
    private mutating func defineUnusedVariable(by record: ConstraintRecord) -> Bool {
        for term in record.terms where isUnused(term.variable.index) {
            let factor = -1 / term.coefficient
            var terms: [SymbolTerm] = []
            terms.reserveCapacity(record.terms.count + 1)
            for other in record.terms where other.variable != term.variable {
                terms.append(SymbolTerm(symbol: other.variable.index, coefficient: factor * other.coefficient))
            }
            terms.append(SymbolTerm(symbol: record.marker, coefficient: factor * record.markerCoefficient))
            if record.other >= 0 { terms.append(SymbolTerm(symbol: record.other, coefficient: -factor * record.markerCoefficient)) }
            terms.sort { $0.symbol < $1.symbol }
            let constant = factor * record.constant
            define(term.variable.index, constant: constant, terms: terms, size: abs(constant))
            return true
        }
        return false
    }

    private mutating func isUnused(_ variable: Int32) -> Bool {
        symbols[Int(variable)].row < 0 && (symbols[Int(variable)].firstUser < 0 || !hasUsers(variable))
    }

    /// Defines the first variable in `sum`, which has no definition yet.
    private mutating func defineOpenVariable(by record: ConstraintRecord) -> Bool {
        var root: Int32 = -1
        for symbol in sum.symbols where symbols[Int(symbol)].kind == .variable && abs(sum[symbol]) > Rounding.tiny {
            if root < 0 || symbol < root { root = symbol }
        }
        guard root >= 0 else { return false }
        let factor = -1 / sum.take(root)
        expandHubsOfSum()
        addErrors(of: record)
        define(root, constant: factor * sum.constant, terms: sum.terms(times: factor), size: abs(factor) * sum.size, isUsed: true)
        return true
    }

    /// Adds the symbols of a constraint to `sum`, which makes it 0.
    private mutating func addErrors(of record: ConstraintRecord) {
        sum.add(record.marker, record.markerCoefficient)
        if record.other >= 0 { sum.add(record.other, -record.markerCoefficient) }
    }

    // MARK: Rows

    /// Brings a symbol into the basis by which the equality in `sum` holds, in a large system. Nothing is violated then, and nothing else
    /// changes.
    private mutating func installFreeSymbol(by record: ConstraintRecord) -> Bool {
        let value = sum.constant
        guard record.relation == .equal, rows.count >= Self.largeSystem, let symbol = freeSymbol(at: value) else { return false }
        let factor = -1 / sum.take(symbol)
        addErrors(of: record)
        _ = addTableauRow(symbol, constant: factor * value, factor: factor)
        return true
    }

    /// A symbol of `sum` that is in no row and without a cost, whose value makes `sum` 0; nil if there is none.
    private func freeSymbol(at value: Double) -> Int32? {
        var found: Int32?
        for symbol in sum.symbols where mayEnter(symbol) && columns[Int(symbol)].isEmpty && costs[Int(symbol)].isEmpty {
            let slope = sum[symbol]
            guard abs(slope) > 1e-3, -value / slope >= 0, found.map({ symbol < $0 }) ?? true else { continue }
            found = symbol
        }
        return found
    }

    /// Adds the equation in `sum` to the tableau: as the row of the constraint's marker, or of its other error where that is the one that
    /// is not 0.
    private mutating func installRow(of record: ConstraintRecord) {
        let value = sum.constant
        let isRequired = record.priority.isRequired
        if record.relation == .equal {
            guard !isRequired else {
                violated.append(addTableauRow(record.marker, constant: value, factor: 1))
                return
            }
            let isAbove = abs(value) > Rounding.tiny ? value > 0 : bringsFewerNegativeCosts(record)
            sum.add(isAbove ? record.other : record.marker, isAbove ? 1 : -1)
            let sign: Double = isAbove ? 1 : -1
            _ = addTableauRow(isAbove ? record.marker : record.other, constant: max(sign * value, 0), factor: sign)
            return
        }
        // marker = other - markerCoefficient * expression
        let coefficient = record.markerCoefficient
        let slack = -coefficient * value
        if isRequired || slack >= 0 {
            if !isRequired { sum.add(record.other, -coefficient) }
            _ = addTableauRow(record.marker, constant: slack, factor: -coefficient)
        } else {
            sum.add(record.marker, coefficient)
            _ = addTableauRow(record.other, constant: -slack, factor: coefficient)
        }
    }

    /// Whether `sum`, which is 0, is better taken for the error above than for that below: many equal constraints would else be exchanged
    /// one by one when the solver is solved.
    private func bringsFewerNegativeCosts(_ record: ConstraintRecord) -> Bool {
        var balance = 0
        for symbol in sum.symbols where sum[symbol] != 0 && mayEnter(symbol) {
            if costs[Int(symbol)].sign(with: sum[symbol], at: record.priority.rawValue) < 0 { balance -= 1 }
            if costs[Int(symbol)].sign(with: -sum[symbol], at: record.priorityBelow.rawValue) < 0 { balance += 1 }
        }
        return balance >= 0
    }

    // MARK: Removal

    /// Takes a constraint out of the equations: its symbols are free, and leave with the equation that has one of them.
    mutating func uninstall(_ index: Int32) {
        changeGoals(of: records[Int(index)], by: -1)
        var leaving = records[Int(index)].marker
        var staying = records[Int(index)].other
        if symbols[Int(leaving)].row < 0, staying >= 0, symbols[Int(staying)].row >= 0 { swap(&leaving, &staying) }
        if symbols[Int(leaving)].row < 0, let row = rowThatLimits(leaving) ?? rowThatLimits(leaving, growing: false) {
            pivot(row, leaving, hasColumn: true)
        }
        dissolve(leaving)
        if symbols[Int(leaving)].row >= 0 { expandHubs(of: symbols[Int(leaving)].row) }
        if staying >= 0 { delete(staying) }
        let row = symbols[Int(leaving)].row
        if row >= 0 {
            let content = rows[Int(row)]
            freeRow(row)
            symbols[Int(leaving)].row = -1
            for user in definitions(containing: leaving) {
                let slope = rows[Int(user)].terms.coefficient(of: leaving)
                add(slope, times: content, toDefinition: user, leavingOut: leaving)
            }
        } else {
            removeFromDefinitions(leaving)
        }
        costs[Int(leaving)].removeAll()
        release(leaving)
        if staying >= 0 { release(staying) }
        records[Int(index)].marker = -1
        records[Int(index)].other = -1
    }

    /// Deletes a symbol whose value is 0 from all rows.
    private mutating func delete(_ symbol: Int32) {
        for index in columns[Int(symbol)].map(\.row) where rows[Int(index)].isOfTableau {
            rows[Int(index)].terms.removeAll { $0.symbol == symbol }
        }
        for user in definitions(containing: symbol) { rows[Int(user)].terms.removeAll { $0.symbol == symbol } }
        costs[Int(symbol)].removeAll()
    }

    /// Eliminates a free symbol that no row of the tableau contains, by the definition that depends on no other with the symbol.
    private mutating func removeFromDefinitions(_ symbol: Int32) {
        let containing = definitions(containing: symbol)
        guard let first = containing.first else { return }
        let lowest = lowest(of: containing, from: first)
        let variable = rows[Int(lowest)].subject
        if containing.count == 1 { return undefine(variable) }
        // symbol = (variable - rest) / slope
        let slope = rows[Int(lowest)].terms.coefficient(of: symbol)
        sum.begin(symbolCount: symbols.count)
        sum.add(constant: rows[Int(lowest)].constant)
        for term in rows[Int(lowest)].terms where term.symbol != symbol { sum.add(term.symbol, term.coefficient) }
        expandSum()
        let (constant, size) = (-sum.constant / slope, sum.size / abs(slope))
        var solved = Row(subject: -1, isDefinition: true, constant: constant, terms: sum.terms(times: -1 / slope), size: size)
        let position = solved.terms.firstIndex { $0.symbol > variable } ?? solved.terms.count
        solved.terms.insert(SymbolTerm(symbol: variable, coefficient: 1 / slope), at: position)
        undefine(variable)
        for user in containing where user != lowest {
            let factor = rows[Int(user)].terms.coefficient(of: symbol)
            add(factor, times: solved, toDefinition: user, leavingOut: symbol)
        }
    }

    /// The definition that depends on no other of a list, as one of them depends on it.
    private func lowest(of containing: [Int32], from first: Int32) -> Int32 {
        guard containing.count > 1 else { return first }
        let others = Set(containing)
        var lowest = first
        while let below = definition(below: lowest, in: others) { lowest = below }
        return lowest
    }

    /// A definition of a set on which another depends; nil if it depends on none.
    private func definition(below start: Int32, in others: Set<Int32>) -> Int32? {
        var pending = [start]
        var seen: Set<Int32> = [start]
        while let next = pending.popLast() {
            for term in rows[Int(next)].terms where symbols[Int(term.symbol)].kind == .variable {
                let row = symbols[Int(term.symbol)].row
                guard row >= 0, seen.insert(row).inserted else { continue }
                if others.contains(row) { return row }
                pending.append(row)
            }
        }
        return nil
    }
}
