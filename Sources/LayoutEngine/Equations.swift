/// The constraints of a solver as equations. A value: a copy is an assignment, and so is the way back from a trial.
///
/// Variables are defined in terms of others (`Equations+Definitions`); the rest is a tableau of rows (`Equations+Tableau`), which the
/// simplex methods exchange (`Equations+Simplex`).
struct Equations {
    var symbols: [Symbol] = []
    var freeSymbols: [Int32] = []
    var rows: [Row] = []
    var freeRows: [Int32] = []
    var records: [ConstraintRecord] = []
    var freeRecords: [Int32] = []
    var nextOrder = 0
    /// Constraints and variables that were removed and are still in the equations: many at a time leave together.
    var leaving: [Int32] = []
    var leavingVariables: [Int32] = []
    /// Lists of definitions that contain a symbol; entries may be out of date.
    var users: [(row: Int32, next: Int32)] = []
    /// The lowest rank of a definition so far.
    var lowestRank: Int32 = 0
    /// Rows of the tableau that contain a symbol; entries may be out of date or twice there.
    var columns: [[ColumnEntry]] = []
    /// The growth of the goal with a symbol whose value is 0: per priority, highest first.
    var costs: [CostList] = []
    /// The costs during a long run of pivots (`Equations+LongRuns`), which changes these instead.
    var goals: GoalTable?
    /// Symbols whose cost may be negative.
    var candidates: [Int32] = []
    /// Rows of the tableau whose subject may be out of its bounds.
    var violated: [Int32] = []
    /// Variables whose values may have changed since they were last asked for.
    var listed: [Int32] = []
    /// Whether a symbol is in the basis and rows contain it all the same.
    var isHub: [Bool] = []
    /// The hubs, in the order of their symbols.
    var hubs: [Int32] = []
    /// The length from which a row is long, and its symbol a hub. Tests make hubs of all.
    var longRow = 64
    /// The number of pivots from which a run of the dual simplex is long in a large system. Tests make long ones of all.
    var longRun = 16
    var pivotsSinceBuild = 0
    var isRebuilding = false
    /// Whether rows have had numbers so large that their rounding errors are still in them.
    var hasLargeNumbers = false
    /// The steps taken.
    var work = SolverWork()

    // Scratch, kept for its memory.
    var sum = SparseSum()
    var whole = RowSum()
    var column = SparseColumn()
    var stack: [Int32] = []
    var expansion: [Int32] = []
    var order: [Int32] = []
    var ranked = RankedSymbols()

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Symbol.Kind, constraint: Int32) -> Int32 {
        if let index = freeSymbols.popLast() {
            symbols[Int(index)] = Symbol(kind: kind, constraint: constraint)
            return index
        }
        symbols.append(Symbol(kind: kind, constraint: constraint))
        columns.append([])
        isHub.append(false)
        costs.append(CostList())
        return Int32(symbols.count - 1)
    }

    mutating func release(_ symbol: Int32) {
        symbols[Int(symbol)] = Symbol(kind: .unused)
        isHub[Int(symbol)] = false
        columns[Int(symbol)].removeAll()
        costs[Int(symbol)].removeAll()
        freeSymbols.append(symbol)
    }

    mutating func removeVariable(_ index: Int32) {
        precondition(symbols[Int(index)].kind == .variable, "the variable is not in the solver; remove it once")
        if leaving.isEmpty { releaseVariable(index) } else { leavingVariables.append(index) }
    }

    mutating func releaseVariable(_ index: Int32) {
        precondition(symbols[Int(index)].row < 0 && !hasUsers(index), "the variable has constraints; remove them before it")
        release(index)
    }

    /// Whether a symbol may become more than 0.
    func mayEnter(_ symbol: Int32) -> Bool {
        let kind = symbols[Int(symbol)].kind
        return (kind == .slack || kind == .error) && symbols[Int(symbol)].row < 0
    }

    func isDefined(_ symbol: Int32) -> Bool { symbols[Int(symbol)].kind == .variable && symbols[Int(symbol)].row >= 0 }

    // MARK: Rows

    mutating func makeRow(_ row: Row) -> Int32 {
        if let index = freeRows.popLast() {
            rows[Int(index)] = row.replacing(rows[Int(index)])
            return index
        }
        rows.append(row)
        return Int32(rows.count - 1)
    }

    mutating func freeRow(_ index: Int32) {
        rows[Int(index)].subject = -1
        rows[Int(index)].terms = []
        rows[Int(index)].isDefinition = false
        freeRows.append(index)
    }

    /// Whether a row's subject is out of its bounds: below 0, or not 0 although it has to be.
    func isViolated(_ row: Int32) -> Bool {
        let index = Int(row)
        let constant = rows[index].constant
        guard constant != 0, rows[index].isOfTableau else { return false }
        let limit = Rounding.slack(rows[index].size)
        return constant < -limit || constant > limit && symbols[Int(rows[index].subject)].kind == .dummy
    }

    // MARK: Records

    mutating func makeRecord(_ record: consuming ConstraintRecord) -> Int32 {
        record.order = nextOrder
        nextOrder += 1
        if let index = freeRecords.popLast() {
            record.generation = records[Int(index)].generation + 1
            records[Int(index)] = record
            return index
        }
        records.append(record)
        return Int32(records.count - 1)
    }

    mutating func releaseRecord(_ index: Int32) {
        records[Int(index)].isLive = false
        records[Int(index)].terms = []
        freeRecords.append(index)
    }

    func handle(_ index: Int32) -> Constraint { Constraint(index: index, generation: records[Int(index)].generation) }

    /// The record of a constraint; traps if it was removed.
    func index(of constraint: Constraint) -> Int32 {
        let index = Int(constraint.index)
        precondition(
            index < records.count && records[index].isLive && records[index].generation == constraint.generation,
            "the constraint is not in the solver; it was removed")
        return constraint.index
    }

    /// The distance of a constraint from holding, at least 0.
    mutating func violation(of constraint: Constraint) -> Double {
        optimize()
        let record = records[Int(index(of: constraint))]
        var value = record.constant
        for term in record.terms { value += term.coefficient * evaluate(term.variable.index) }
        switch record.relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(value, 0)
        case .greaterThanOrEqual: return max(-value, 0)
        }
    }

    // MARK: Changes

    /// The variables whose values differ from those at the last call.
    mutating func takeChangedVariables() -> [Variable] {
        optimize()
        var changed: [Variable] = []
        for index in listed {
            symbols[Int(index)].isListed = false
            guard symbols[Int(index)].kind == .variable else { continue }
            let value = Rounding.snapped(evaluate(index))
            guard value != symbols[Int(index)].reported else { continue }
            symbols[Int(index)].reported = value
            changed.append(Variable(index: index))
        }
        listed.removeAll(keepingCapacity: true)
        return changed
    }
}
