// Constraints come, change and go. Each call leaves the required ones satisfied, or everything as it was.
extension Equations {
    /// Adds `expression relation 0`.
    mutating func add(_ record: consuming ConstraintRecord) throws(LayoutError) -> Constraint {
        try check(record.priority)
        try check(record.priorityBelow)
        for term in record.terms { try check(term.coefficient, "coefficient") }
        try check(record.constant, "constant")
        settle()
        if !isSimple(record.terms) { record.terms = combined(record.terms) }
        let index = makeRecord(record)
        install(index)
        if let conflict = conflict(without: index) {
            uninstall(index)
            releaseRecord(index)
            _ = makeFeasible()
            throw .unsatisfiable(conflict)
        }
        return handle(index)
    }

    /// Removes a constraint. Traps if it was removed before.
    mutating func remove(_ constraint: Constraint) {
        let index = index(of: constraint)
        records[Int(index)].isLive = false
        leaving.append(index)
    }

    /// Takes removed constraints out of the equations: each by itself, or by building the rest again, where they are many. To take one out
    /// costs the rows that it is in; to take out a large part, one by one, would cost far more than what is left.
    mutating func settle() {
        guard !leaving.isEmpty else { return }
        let indices = leaving
        let variables = leavingVariables
        if indices.contains(where: { records[Int($0)].isLarge }) { hasLargeNumbers = true }
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
    mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(LayoutError) {
        try check(constant, "constant")
        let index = index(of: constraint)
        let old = records[Int(index)].constant
        guard constant != old else { return }
        settle()
        if abs(old) >= Rounding.large, abs(constant) < Rounding.large { hasLargeNumbers = true }
        shift(index, to: constant)
        if let conflict = conflict(without: index) {
            shift(index, to: old)
            _ = makeFeasible()
            throw .unsatisfiable(conflict)
        }
    }

    /// Changes a constraint's priority; both of a preference.
    mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(LayoutError) {
        try check(priority)
        let index = index(of: constraint)
        let (old, oldBelow) = (records[Int(index)].priority, records[Int(index)].priorityBelow)
        guard priority != old || priority != oldBelow else { return }
        settle()
        guard priority.isRequired || old.isRequired else {
            changeGoals(of: records[Int(index)], by: -1)
            setPriorities(of: index, priority, priority)
            return changeGoals(of: records[Int(index)], by: 1)
        }
        uninstall(index)
        setPriorities(of: index, priority, priority)
        install(index)
        if let conflict = conflict(without: index) {
            uninstall(index)
            setPriorities(of: index, old, oldBelow)
            install(index)
            _ = makeFeasible()
            throw .unsatisfiable(conflict)
        }
    }

    private mutating func setPriorities(of index: Int32, _ priority: Priority, _ below: Priority) {
        (records[Int(index)].priority, records[Int(index)].priorityBelow) = (priority, below)
    }

    /// Changes the costs of the symbols that measure a constraint's violation; none measures that of a required one.
    mutating func changeGoals(of record: ConstraintRecord, by number: Double) {
        guard !record.priority.isRequired else { return }
        if record.relation == .equal { changeGoal(of: record.marker, record.priority, by: number) }
        changeGoal(of: record.other, record.priorityBelow, by: number)
    }

    /// The constraints that contradict one that was just brought in or changed; nil if all required ones hold.
    private mutating func conflict(without index: Int32) -> [Constraint]? {
        guard let proof = makeFeasible() else { return nil }
        return conflict(shownBy: proof).filter { $0.index != index }
    }

    // MARK: Numbers

    private func check(_ number: Double, _ what: String) throws(LayoutError) {
        if !number.isFinite { throw .invalidNumber("a \(what) of a constraint is \(number); it must be finite") }
    }

    private func check(_ priority: Priority) throws(LayoutError) {
        let number = priority.rawValue
        if !(number > 0 && number <= 1000) { throw .invalidNumber("a priority is \(number); it must be more than 0, at most 1000") }
    }

    /// Whether terms have each variable once, and no zeros.
    private func isSimple(_ terms: [Term]) -> Bool {
        var isSimple = true
        for (index, term) in terms.enumerated() {
            precondition(
                term.variable.index < symbols.count && symbols[Int(term.variable.index)].kind == .variable,
                "a variable of the constraint is not in the solver")
            if term.coefficient == 0 { isSimple = false }
            for other in terms[..<index] where other.variable == term.variable { isSimple = false }
        }
        return isSimple
    }

    /// The terms with each variable once.
    private func combined(_ terms: [Term]) -> [Term] {
        var result: [Term] = []
        for term in terms {
            if let index = result.firstIndex(where: { $0.variable == term.variable }) {
                result[index].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        result.removeAll { $0.coefficient == 0 }
        return result
    }

    // MARK: Constants

    /// Moves a constraint's constant: its marker's value moves against it, in all rows that contain it.
    private mutating func shift(_ index: Int32, to constant: Double) {
        let record = records[Int(index)]
        let change = (constant - record.constant) / record.markerCoefficient
        records[Int(index)].constant = constant
        let marker = record.marker
        if symbols[Int(marker)].row >= 0 {
            move(symbols[Int(marker)].row, by: -change, constant)
        } else {
            fillColumn(of: marker)
            for row in column.rows.sorted() {
                let slope = column[row]
                if slope != 0 { move(row, by: slope * change, constant) }
            }
        }
        for user in definitions(containing: marker) {
            rows[Int(user)].move(by: rows[Int(user)].terms.coefficient(of: marker) * change, abs(constant))
            outdate(rows[Int(user)].subject)
        }
    }

    private mutating func move(_ row: Int32, by change: Double, _ constant: Double) {
        rows[Int(row)].constant += change
        rows[Int(row)].size = max(rows[Int(row)].size, abs(constant), abs(rows[Int(row)].constant))
        checkBounds(of: row)
        outdateUsers(of: rows[Int(row)].subject)
    }

    // MARK: Rebuild

    /// Builds all rows again from the constraints, in the order of their addition, which removes rounding errors.
    mutating func rebuild() {
        isRebuilding = true
        clear()
        for index in records.indices.filter({ records[$0].isLive }).sorted(by: { records[$0].order < records[$1].order }) {
            install(Int32(index))
            // Rows that held together before do so again; a rounding error may say otherwise.
            if makeFeasible() != nil { violated.removeAll() }
        }
        isRebuilding = false
    }

    /// Takes out all rows, and the symbols that constraints brought along.
    private mutating func clear() {
        pivotsSinceBuild = 0
        hasLargeNumbers = false
        hubs.removeAll()
        lowestRank = 0
        rows.removeAll(keepingCapacity: true)
        freeRows.removeAll()
        users.removeAll(keepingCapacity: true)
        candidates.removeAll()
        violated.removeAll()
        freeSymbols.removeAll()
        for index in symbols.indices {
            isHub[index] = false
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
    }
}
