/// Finds values of variables that satisfy linear constraints, with priorities that dominate strictly.
///
/// Required constraints always hold. Of the others those of the highest priority are violated as little as possible (the sum of their
/// violations is least), then, without giving that up, those of the next priority, and so on: nothing is weighed against a higher
/// priority. A solver is solved when a value is read; until then additions, removals and edits are a batch. The same calls in the same
/// order give the same bits. `Documentation/Layout.md` has the theory.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let width = solver.addVariable()
/// try solver.add(width - 24, .equal, priority: Priority(rawValue: 500))
/// try solver.add(width - 30, .greaterThanOrEqual, priority: Priority(rawValue: 525))
/// solver.value(of: width)  // 30
/// ```
///
/// A solver is used by one thread at a time.
public final class ConstraintSolver {
    /// A symbol is a variable of the caller, or one that a constraint brings along: what a bound leaves over (slack), how far an optional
    /// constraint is violated (error), or a zero that stands for a required equality (dummy).
    enum Kind: UInt8 {
        case variable, slack, error, dummy, unused
    }

    struct Symbol {
        var kind: Kind
        /// Of a variable: whether its value is outdated, and whether it is in `listed`.
        var isOutdated = false
        var isListed = false
        /// Whether the symbol is a hub.
        var isHub = false
        /// Whether the variable is in the order of an expansion.
        var isExpanded = false
        /// The definition of a variable, or the row whose subject the symbol is; -1 for a variable without a definition, and for others
        /// whose value is 0.
        var row: Int32 = -1
        /// The constraint that brought the symbol along.
        var constraint: Int32 = -1
        /// The first of the definitions that contain the symbol, in `users`.
        var firstUser: Int32 = -1
        /// A variable's value, if it is not outdated.
        var value = 0.0
        /// The value that was last reported as a change.
        var reported = 0.0
    }

    /// `subject = constant + terms`: the definition of a variable in terms of any symbols, or a row of the tableau: a symbol that is not a
    /// variable in terms of others whose values are 0.
    struct Row {
        var subject: Int32
        var isDefinition: Bool
        /// Whether a search has met the row.
        var isChosen = false
        var constant: Double
        /// In the order of their symbols, without zeros. A row of the tableau may have a hub among them, which stands for the terms of its
        /// own row; its value is in the constant all the same.
        var terms: [SymbolTerm]
        /// The largest number that went into the constant; rounding errors are relative to it.
        var size: Double
    }

    struct Record {
        var terms: [Term]
        var constant: Double
        var relation: Relation
        var isLive = true
        /// Whether it is an equality whose sides count apart.
        var isPreference = false
        var priority: Priority
        /// The priority of an equality for what is below it; of others the same.
        var priorityBelow: Priority
        /// The symbol that stands for the constraint in rows: slack, dummy or the error above.
        var marker: Int32 = -1
        /// The error of an optional inequality, or the error below of an optional equality.
        var other: Int32 = -1
        var generation: Int32
        /// The number of constraints added before it.
        var order: Int

        /// What the marker is multiplied by in `expression + markerCoefficient * (marker - other) = 0`.
        var markerCoefficient: Double { relation == .lessThanOrEqual ? 1 : -1 }
    }

    // Unchecked, because checks of exclusive access would take half of the time; the solver calls nobody else.
    @exclusivity(unchecked) var symbols: [Symbol] = []
    @exclusivity(unchecked) var freeSymbols: [Int32] = []
    @exclusivity(unchecked) var rows: [Row] = []
    @exclusivity(unchecked) var freeRows: [Int32] = []
    @exclusivity(unchecked) var records: [Record] = []
    @exclusivity(unchecked) var freeRecords: [Int32] = []
    @exclusivity(unchecked) var nextOrder = 0
    /// Constraints and variables that were removed and are still in the equations: many at a time leave together.
    @exclusivity(unchecked) var leaving: [Int32] = []
    @exclusivity(unchecked) var leavingVariables: [Int32] = []
    /// Lists of definitions that contain a symbol; entries may be out of date.
    @exclusivity(unchecked) var users: [(row: Int32, next: Int32)] = []
    /// Rows of the tableau that contain a symbol; entries may be out of date or twice there.
    @exclusivity(unchecked) var columns: [[Int32]] = []
    /// How the goal grows with a symbol whose value is 0: per priority, highest first.
    @exclusivity(unchecked) var costs: [CostList] = []
    /// Symbols whose cost may be negative.
    @exclusivity(unchecked) var candidates: [Int32] = []
    /// Rows of the tableau whose subject may be out of its bounds.
    @exclusivity(unchecked) var violated: [Int32] = []
    /// Variables whose values may have changed since they were last asked for.
    @exclusivity(unchecked) var listed: [Int32] = []
    /// The number of symbols in the basis that rows contain: these keep them.
    @exclusivity(unchecked) var hubs: [Int32] = []
    @exclusivity(unchecked) var pivotsSinceBuild = 0
    @exclusivity(unchecked) var isRebuilding = false
    /// Whether rows have had numbers so large that their rounding errors are still in them.
    @exclusivity(unchecked) var hasLargeNumbers = false
    /// The steps that the solver has taken, for tests and benchmarks.
    @exclusivity(unchecked) package var work = SolverWork()

    // Scratch, kept for its memory.
    @exclusivity(unchecked) var sum = SparseSum()
    @exclusivity(unchecked) var whole = SparseSum()
    @exclusivity(unchecked) var stack: [Int32] = []
    @exclusivity(unchecked) var expansion: [Int32] = []
    @exclusivity(unchecked) var expansionOrder: [Int32] = []
    @exclusivity(unchecked) var reduced: [(row: Int32, factor: Double)] = []
    @exclusivity(unchecked) var pendingMoves: [(row: Int32, amount: Double)] = []

    /// Creates a solver without variables and constraints.
    public init() {}

    /// A solver of its own with the same variables and constraints, under the same handles. Memory is shared until one of them changes.
    public func copy() -> ConstraintSolver {
        settle()
        let copy = ConstraintSolver()
        copy.symbols = symbols
        copy.freeSymbols = freeSymbols
        copy.rows = rows
        copy.freeRows = freeRows
        copy.records = records
        copy.freeRecords = freeRecords
        copy.nextOrder = nextOrder
        copy.users = users
        copy.columns = columns
        copy.costs = costs
        copy.candidates = candidates
        copy.violated = violated
        copy.listed = listed
        copy.hubs = hubs
        copy.pivotsSinceBuild = pivotsSinceBuild
        return copy
    }

    // MARK: Variables

    /// Adds a variable; its value is 0 until constraints say otherwise.
    public func addVariable() -> Variable { Variable(index: makeSymbol(.variable, constraint: -1)) }

    /// Removes a variable. Remove the constraints on it before: it traps otherwise.
    public func removeVariable(_ variable: Variable) {
        let symbol = symbols[Int(variable.index)]
        precondition(symbol.kind == .variable, "the variable is not in the solver; remove it once")
        if leaving.isEmpty { releaseVariable(variable.index) } else { leavingVariables.append(variable.index) }
    }

    func releaseVariable(_ index: Int32) {
        precondition(symbols[Int(index)].row < 0 && !hasUsers(index), "the variable has constraints; remove them before it")
        release(index)
    }

    func makeSymbol(_ kind: Kind, constraint: Int32) -> Int32 {
        if let index = freeSymbols.popLast() {
            symbols[Int(index)] = Symbol(kind: kind, constraint: constraint)
            return index
        }
        symbols.append(Symbol(kind: kind, constraint: constraint))
        columns.append([])
        costs.append(CostList())
        return Int32(symbols.count - 1)
    }

    func release(_ symbol: Int32) {
        symbols[Int(symbol)] = Symbol(kind: .unused)
        columns[Int(symbol)].removeAll()
        costs[Int(symbol)].removeAll()
        freeSymbols.append(symbol)
    }

    // MARK: Values

    /// A variable's value, to a millionth; solves what is pending.
    public func value(of variable: Variable) -> Double {
        optimize()
        return Self.snapped(evaluate(variable.index))
    }

    /// The variables whose values differ from those at the last call, in no particular order; solves what is pending. Its cost grows with
    /// their number.
    public func takeChangedVariables() -> [Variable] {
        optimize()
        var changed: [Variable] = []
        for index in listed {
            symbols[Int(index)].isListed = false
            guard symbols[Int(index)].kind == .variable else { continue }
            let value = Self.snapped(evaluate(index))
            guard value != symbols[Int(index)].reported else { continue }
            symbols[Int(index)].reported = value
            changed.append(Variable(index: index))
        }
        listed.removeAll(keepingCapacity: true)
        return changed
    }

    /// Rounded to 2^-20, so that equal solutions found in other ways are equal.
    static func snapped(_ value: Double) -> Double {
        guard abs(value) < 0x1p31 else { return value }
        let result = (value * 0x1p20).rounded() * 0x1p-20
        return result == 0 ? 0 : result
    }

    // MARK: Constraints

    func record(of constraint: Constraint) -> Int {
        let index = Int(constraint.index)
        precondition(
            index < records.count && records[index].isLive && records[index].generation == constraint.generation,
            "the constraint is not in the solver; it was removed")
        return index
    }

    func handle(_ index: Int32) -> Constraint { Constraint(index: index, generation: records[Int(index)].generation) }

    /// A constraint's priority; that of a preference for what is above it.
    public func priority(of constraint: Constraint) -> Priority { records[record(of: constraint)].priority }

    /// A constraint's relation; `.equal` for a preference.
    public func relation(of constraint: Constraint) -> Relation { records[record(of: constraint)].relation }

    /// A constraint's priority; that of a preference for what is below it.
    public func priorityBelow(of constraint: Constraint) -> Priority { records[record(of: constraint)].priorityBelow }

    /// How far a constraint is from holding, at least 0.
    public func violation(of constraint: Constraint) -> Double {
        optimize()
        let record = records[record(of: constraint)]
        let value = record.terms.reduce(record.constant) { $0 + $1.coefficient * evaluate($1.variable.index) }
        switch record.relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(value, 0)
        case .greaterThanOrEqual: return max(-value, 0)
        }
    }
}

/// A symbol times a number, in a row.
struct SymbolTerm {
    var symbol: Int32
    var coefficient: Double
}

/// A coefficient of the goal of one priority.
struct Cost {
    var priority: Float
    var coefficient: Double
}
