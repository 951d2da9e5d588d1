extension ConstraintSolver {
    /// Adds `expression relation 0`.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if a required constraint contradicts others, with those that it cannot hold beside, and
    ///   `LayoutError.invalidNumber` for a number that is not finite or a priority outside of 0 to 1000. The solver is as before.
    @discardableResult
    public func add(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) throws(LayoutError) -> Constraint
    {
        try add(expression, relation, priority, priority)
    }

    /// Adds a preference: `expression` is best 0, and its sides count apart. A value above 0 violates the first priority, one below 0 the
    /// second, neither of which is required. It has the solutions of two inequalities, and costs less than one.
    ///
    /// - Throws: `LayoutError.invalidNumber` for a number that is not finite, or a priority that is required or not more than 0.
    @discardableResult
    public func prefer(_ expression: LinearExpression, above: Priority, below: Priority) throws(LayoutError) -> Constraint {
        for priority in [above, below] where priority.isRequired {
            throw .invalidNumber("a priority of a preference is \(priority.rawValue); it must be less than 1000")
        }
        return try add(expression, .equal, above, below, isPreference: true)
    }

    private func add(
        _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ priorityBelow: Priority, isPreference: Bool = false
    ) throws(LayoutError) -> Constraint {
        try check(priority)
        try check(priorityBelow)
        for term in expression.terms { try check(term.coefficient, "coefficient") }
        try check(expression.constant, "constant")
        settle()
        let index = makeRecord(combined(expression), relation, priority, priorityBelow)
        records[Int(index)].isPreference = isPreference
        install(index)
        if let proof = makeFeasible() {
            let conflict = conflict(shownBy: proof).filter { $0.index != index }
            uninstall(index)
            releaseRecord(index)
            _ = makeFeasible()
            throw .unsatisfiable(conflict)
        }
        return handle(index)
    }

    /// Removes a constraint. Traps if it was removed before.
    public func remove(_ constraint: Constraint) {
        let index = record(of: constraint)
        records[index].isLive = false
        leaving.append(Int32(index))
    }

    /// Takes removed constraints out of the equations: each by itself, or by building the rest again, where they are many. To take one out
    /// costs the rows that it is in; to take out a large part, one by one, would cost far more than what is left.
    func settle() {
        guard !leaving.isEmpty else { return }
        let indices = leaving
        let variables = leavingVariables
        if indices.contains(where: { isLarge(records[Int($0)]) }) { hasLargeNumbers = true }
        leaving.removeAll(keepingCapacity: true)
        leavingVariables.removeAll(keepingCapacity: true)
        let staying = records.count - freeRecords.count - indices.count
        if hasLargeNumbers || indices.count >= 16 && indices.count * 4 >= staying {
            for index in indices { releaseRecord(index) }
            rebuild()
        } else {
            for index in indices {
                uninstall(index)
                releaseRecord(index)
            }
        }
        for variable in variables { releaseVariable(variable) }
    }

    /// Changes the constant of a constraint's expression.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if the constraint would contradict others. The solver is as before.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(LayoutError) {
        try check(constant, "constant")
        let index = record(of: constraint)
        let old = records[index].constant
        guard constant != old else { return }
        settle()
        if abs(old) >= Self.large, abs(constant) < Self.large { hasLargeNumbers = true }
        shift(index, to: constant)
        if let proof = makeFeasible() {
            let conflict = conflict(shownBy: proof).filter { $0.index != index }
            shift(index, to: old)
            _ = makeFeasible()
            throw .unsatisfiable(conflict)
        }
    }

    /// Changes a constraint's priority; both of a preference.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if the constraint becomes required and contradicts others. The solver is as before.
    public func setPriority(_ priority: Priority, of constraint: Constraint) throws(LayoutError) {
        try check(priority)
        let index = record(of: constraint)
        let (old, oldBelow) = (records[index].priority, records[index].priorityBelow)
        guard priority != old || priority != oldBelow else { return }
        settle()
        guard !priority.isRequired, !old.isRequired else {
            uninstall(Int32(index))
            (records[index].priority, records[index].priorityBelow) = (priority, priority)
            install(Int32(index))
            if let proof = makeFeasible() {
                let conflict = conflict(shownBy: proof).filter { $0.index != index }
                uninstall(Int32(index))
                (records[index].priority, records[index].priorityBelow) = (old, oldBelow)
                install(Int32(index))
                _ = makeFeasible()
                throw .unsatisfiable(conflict)
            }
            return
        }
        changeGoals(of: index, by: -1)
        (records[index].priority, records[index].priorityBelow) = (priority, priority)
        changeGoals(of: index, by: 1)
    }

    // MARK: Numbers

    /// Numbers beyond it leave rounding errors that a layout would show.
    private static let large = 1e6

    private func isLarge(_ record: Record) -> Bool {
        abs(record.constant) >= Self.large || record.terms.contains { abs($0.coefficient) >= Self.large }
    }

    private func check(_ number: Double, _ what: String) throws(LayoutError) {
        if !number.isFinite { throw .invalidNumber("a \(what) of a constraint is \(number); it must be finite") }
    }

    private func check(_ priority: Priority) throws(LayoutError) {
        let number = priority.rawValue
        if !(number > 0 && number <= 1000) { throw .invalidNumber("a priority is \(number); it must be more than 0, at most 1000") }
    }

    /// The expression with each variable once.
    private func combined(_ expression: LinearExpression) -> LinearExpression {
        let terms = expression.terms
        var isSimple = true
        for (place, term) in terms.enumerated() {
            precondition(
                term.variable.index < symbols.count && symbols[Int(term.variable.index)].kind == .variable,
                "a variable of the constraint is not in the solver")
            if term.coefficient == 0 { isSimple = false }
            for other in terms[..<place] where other.variable == term.variable { isSimple = false }
        }
        if isSimple { return expression }
        var result = LinearExpression(constant: expression.constant)
        for term in terms {
            if let place = result.terms.firstIndex(where: { $0.variable == term.variable }) {
                result.terms[place].coefficient += term.coefficient
            } else {
                result.terms.append(term)
            }
        }
        result.terms.removeAll { $0.coefficient == 0 }
        return result
    }

    // MARK: Records

    private func makeRecord(
        _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ priorityBelow: Priority
    ) -> Int32 {
        var record = Record(
            terms: expression.terms, constant: expression.constant, relation: relation, priority: priority, priorityBelow: priorityBelow,
            generation: 0, order: nextOrder)
        nextOrder += 1
        if let index = freeRecords.popLast() {
            record.generation = records[Int(index)].generation + 1
            records[Int(index)] = record
            return index
        }
        records.append(record)
        return Int32(records.count - 1)
    }

    private func releaseRecord(_ index: Int32) {
        records[Int(index)].isLive = false
        records[Int(index)].terms = []
        freeRecords.append(index)
    }

    /// Changes the costs of the symbols that measure a constraint's violation; none measures that of a required one.
    private func changeGoals(of index: Int, by number: Double) {
        let record = records[index]
        guard !record.priority.isRequired else { return }
        if record.relation == .equal { changeGoal(of: record.marker, record.priority, by: number) }
        changeGoal(of: record.other, record.priorityBelow, by: number)
    }

    // MARK: Installation

    /// Brings a constraint into the equations: as the definition of a variable that has none, or else as a row of the tableau.
    func install(_ index: Int32) {
        let record = records[Int(index)]
        work.installations += 1
        let isRequired = record.priority.isRequired
        let marker = makeSymbol(
            record.relation != .equal ? .slack : isRequired ? .dummy : .error, constraint: index)
        let other = isRequired ? -1 : makeSymbol(.error, constraint: index)
        let markerCoefficient = record.markerCoefficient
        records[Int(index)].marker = marker
        records[Int(index)].other = other
        changeGoals(of: Int(index), by: 1)

        // A variable without a definition that no definition contains: the others may stay as they are.
        if let term = record.terms.first(where: { isUnused($0.variable.index) }) {
            let factor = -1 / term.coefficient
            var terms: [SymbolTerm] = []
            terms.reserveCapacity(record.terms.count + 1)
            for other in record.terms where other.variable != term.variable {
                terms.append(SymbolTerm(symbol: other.variable.index, coefficient: factor * other.coefficient))
            }
            terms.append(SymbolTerm(symbol: marker, coefficient: factor * markerCoefficient))
            if other >= 0 { terms.append(SymbolTerm(symbol: other, coefficient: -factor * markerCoefficient)) }
            terms.sort { $0.symbol < $1.symbol }
            let constant = factor * record.constant
            define(term.variable.index, constant: constant, terms: terms, size: abs(constant))
            return
        }

        fillSum(with: record)
        if isRequired, !candidates.isEmpty, sum.symbols.count >= Self.longRow {
            // Costs that are least already guide the exchanges of a long row; else many of these would be undone, each at the length of the
            // row.
            minimizeGoals()
            fillSum(with: record)
        }
        var root: Int32 = -1
        for symbol in sum.symbols where symbols[Int(symbol)].kind == .variable && abs(sum[symbol]) > Self.tiny {
            if root < 0 || symbol < root { root = symbol }
        }
        if root >= 0 {
            let factor = -1 / sum.take(root)
            expandHubsOfSum()
            sum.add(marker, markerCoefficient)
            if other >= 0 { sum.add(other, -markerCoefficient) }
            define(root, constant: factor * sum.constant, terms: sum.terms(times: factor), size: abs(factor) * sum.size)
            return
        }
        let value = sum.constant
        if record.relation == .equal, rows.count >= Self.largeSystem, let symbol = freeSymbol(at: value) {
            // Nothing is violated then, and nothing else changes.
            let factor = -1 / sum.take(symbol)
            sum.add(marker, markerCoefficient)
            if other >= 0 { sum.add(other, -markerCoefficient) }
            _ = addTableauRow(symbol, constant: factor * value, terms: sum.terms(times: factor), size: abs(factor) * sum.size)
            return
        }
        switch (record.relation, isRequired) {
        case (.equal, true):
            violated.append(addTableauRow(marker, constant: value, terms: sum.terms(times: 1), size: sum.size))
        case (.equal, false):
            let isAbove = abs(value) > Self.tiny ? value > 0 : bringsFewerNegativeCosts(record)
            if isAbove {
                sum.add(other, 1)
                _ = addTableauRow(marker, constant: max(value, 0), terms: sum.terms(times: 1), size: sum.size)
            } else {
                sum.add(marker, -1)
                _ = addTableauRow(other, constant: max(-value, 0), terms: sum.terms(times: -1), size: sum.size)
            }
        case (_, true):
            _ = addTableauRow(
                marker, constant: -markerCoefficient * value, terms: sum.terms(times: -markerCoefficient), size: sum.size)
        case (_, false):
            // marker = other - markerCoefficient * expression
            let slack = -markerCoefficient * value
            if slack >= 0 {
                sum.add(other, -markerCoefficient)
                _ = addTableauRow(marker, constant: slack, terms: sum.terms(times: -markerCoefficient), size: sum.size)
            } else {
                sum.add(marker, markerCoefficient)
                _ = addTableauRow(other, constant: -slack, terms: sum.terms(times: markerCoefficient), size: sum.size)
            }
        }
    }

    /// The number of rows from which a system is large: in smaller ones the choice among equal solutions stays the simplest.
    private static let largeSystem = 256

    /// A symbol of `sum` that is in no row and without a cost, whose value makes `sum` 0; nil if there is none.
    private func freeSymbol(at value: Double) -> Int32? {
        var found: Int32?
        for symbol in sum.symbols where mayEnter(symbol) && columns[Int(symbol)].isEmpty && costs[Int(symbol)].isEmpty {
            let part = sum[symbol]
            guard abs(part) > 1e-3, -value / part >= 0, found.map({ symbol < $0 }) ?? true else { continue }
            found = symbol
        }
        return found
    }

    /// The expression of a constraint in terms of variables without a definition and symbols out of the basis.
    private func fillSum(with record: Record) {
        sum.begin(symbolCount: symbols.count)
        sum.add(constant: record.constant)
        for term in record.terms { sum.add(term.variable.index, term.coefficient) }
        expandSum()
        reduceSum()
    }

    /// Whether `sum`, which is 0, is better taken for the error above than for that below: many equal constraints would else be exchanged
    /// one by one when the solver is solved.
    private func bringsFewerNegativeCosts(_ record: Record) -> Bool {
        var balance = 0
        for symbol in sum.symbols where sum[symbol] != 0 && mayEnter(symbol) {
            if sign(of: symbol, with: sum[symbol], at: record.priority.rawValue) < 0 { balance -= 1 }
            if sign(of: symbol, with: -sum[symbol], at: record.priorityBelow.rawValue) < 0 { balance += 1 }
        }
        return balance >= 0
    }

    private func isUnused(_ variable: Int32) -> Bool {
        symbols[Int(variable)].row < 0 && (symbols[Int(variable)].firstUser < 0 || !hasUsers(variable))
    }

    /// Takes a constraint out of the equations: its symbols are free, and leave with the equation that has one of them.
    func uninstall(_ index: Int32) {
        changeGoals(of: Int(index), by: -1)
        var leaving = records[Int(index)].marker
        var staying = records[Int(index)].other
        if symbols[Int(leaving)].row < 0, staying >= 0, symbols[Int(staying)].row >= 0 { swap(&leaving, &staying) }
        if symbols[Int(leaving)].row < 0 {
            if let row = rowThatLimits(leaving) ?? rowThatLimits(leaving, growing: false) {
                pivot(row, leaving)
            }
        }
        if symbols[Int(leaving)].isHub { dissolve(leaving) }
        if symbols[Int(leaving)].row >= 0 { expandHubs(of: symbols[Int(leaving)].row) }
        if staying >= 0 { delete(staying) }
        let row = symbols[Int(leaving)].row
        if row >= 0 {
            let content = rows[Int(row)]
            freeRow(row)
            symbols[Int(leaving)].row = -1
            for user in definitions(containing: leaving) {
                let part = coefficient(of: leaving, in: rows[Int(user)].terms)
                add(part, times: content.constant, content.terms, size: content.size, to: user, leavingOut: leaving)
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
    private func delete(_ symbol: Int32) {
        for index in columns[Int(symbol)] where rows[Int(index)].subject >= 0 && !rows[Int(index)].isDefinition {
            rows[Int(index)].terms.removeAll { $0.symbol == symbol }
        }
        for user in definitions(containing: symbol) { rows[Int(user)].terms.removeAll { $0.symbol == symbol } }
        costs[Int(symbol)].removeAll()
    }

    /// Eliminates a free symbol that no row of the tableau contains, by the definition that depends on no other with the symbol.
    private func removeFromDefinitions(_ symbol: Int32) {
        let containing = definitions(containing: symbol)
        guard let first = containing.first else { return }
        let lowest = lowest(of: containing, from: first)
        let variable = rows[Int(lowest)].subject
        if containing.count == 1 {
            undefine(variable)
            return
        }
        // symbol = (variable - rest) / part
        let part = coefficient(of: symbol, in: rows[Int(lowest)].terms)
        sum.begin(symbolCount: symbols.count)
        sum.add(constant: rows[Int(lowest)].constant)
        for term in rows[Int(lowest)].terms where term.symbol != symbol { sum.add(term.symbol, term.coefficient) }
        expandSum()
        var terms = sum.terms(times: -1 / part)
        let constant = -sum.constant / part
        let size = sum.size / abs(part)
        let place = terms.firstIndex { $0.symbol > variable } ?? terms.count
        terms.insert(SymbolTerm(symbol: variable, coefficient: 1 / part), at: place)
        undefine(variable)
        for user in containing where user != lowest {
            let factor = coefficient(of: symbol, in: rows[Int(user)].terms)
            add(factor, times: constant, terms, size: size, to: user, leavingOut: symbol)
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

    // MARK: Edits

    /// Moves a constraint's constant: its marker's value moves against it, in all rows that contain it.
    private func shift(_ index: Int, to constant: Double) {
        let change = (constant - records[index].constant) / records[index].markerCoefficient
        records[index].constant = constant
        let marker = records[index].marker
        if symbols[Int(marker)].row >= 0 {
            move(symbols[Int(marker)].row, by: -change, constant)
            outdateUsers(of: marker)
        } else {
            forEachRow(of: marker) { row, part in pendingMoves.append((row, part * change)) }
            pendingMoves.sort { $0.row < $1.row }
            var last: Int32 = -1
            for (row, amount) in pendingMoves where row != last {
                last = row
                move(row, by: amount, constant)
                outdateUsers(of: rows[Int(row)].subject)
            }
            pendingMoves.removeAll(keepingCapacity: true)
        }
        for user in definitions(containing: marker) {
            move(user, by: coefficient(of: marker, in: rows[Int(user)].terms) * change, constant)
            outdate(rows[Int(user)].subject)
        }
    }

    private func move(_ row: Int32, by amount: Double, _ constant: Double) {
        rows[Int(row)].constant += amount
        rows[Int(row)].size = max(rows[Int(row)].size, abs(constant), abs(rows[Int(row)].constant))
        if !rows[Int(row)].isDefinition { checkBounds(of: row) }
    }

    /// Builds all rows again from the constraints, in the order of their addition, which removes rounding errors.
    func rebuild() {
        isRebuilding = true
        defer { isRebuilding = false }
        pivotsSinceBuild = 0
        hasLargeNumbers = false
        rows.removeAll(keepingCapacity: true)
        freeRows.removeAll()
        users.removeAll(keepingCapacity: true)
        candidates.removeAll()
        violated.removeAll()
        hubs.removeAll()
        freeSymbols.removeAll()
        for index in symbols.indices {
            columns[index].removeAll()
            costs[index].removeAll()
            if symbols[index].kind == .variable {
                symbols[index].row = -1
                symbols[index].firstUser = -1
                symbols[index].isOutdated = false
                outdate(Int32(index))
            } else {
                symbols[index] = Symbol(kind: .unused)
                freeSymbols.append(Int32(index))
            }
        }
        freeSymbols.reverse()
        for index in records.indices.filter({ records[$0].isLive }).sorted(by: { records[$0].order < records[$1].order }) {
            install(Int32(index))
            // Rows that held together before do so again; a rounding error may say otherwise.
            if makeFeasible() != nil { violated.removeAll() }
        }
    }
}
