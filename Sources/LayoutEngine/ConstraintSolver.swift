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
    // Unchecked, because checks of exclusive access would take time; the solver calls nobody else.
    @exclusivity(unchecked) var equations = Equations()

    /// The steps that the solver has taken, for tests and benchmarks.
    package var work: SolverWork { equations.work }

    /// Creates a solver without variables and constraints.
    public init() {}

    /// A solver of its own with the same variables and constraints, under the same handles. Memory is shared until one of them changes.
    public func copy() -> ConstraintSolver {
        let copy = ConstraintSolver()
        copy.equations = equations
        copy.equations.work = SolverWork()
        return copy
    }

    // MARK: Variables

    /// Adds a variable; its value is 0 until constraints say otherwise.
    public func addVariable() -> Variable { Variable(index: equations.makeSymbol(.variable, constraint: -1)) }

    /// Removes a variable. Remove the constraints on it before: it traps otherwise.
    public func removeVariable(_ variable: Variable) { equations.removeVariable(variable.index) }

    /// A variable's value, to a millionth; solves what is pending.
    public func value(of variable: Variable) -> Double {
        equations.optimize()
        return Rounding.snapped(equations.evaluate(variable.index))
    }

    /// The variables whose values differ from those at the last call, in no particular order; solves what is pending. Its cost grows with
    /// their number.
    public func takeChangedVariables() -> [Variable] { equations.takeChangedVariables() }

    // MARK: Constraints

    /// Adds `expression relation 0`.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if a required constraint contradicts others, with those that it cannot hold beside, and
    ///   `LayoutError.invalidNumber` for a number that is not finite or a priority outside of 0 to 1000. The solver is as before.
    @discardableResult
    public func add(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) throws(LayoutError) -> Constraint
    {
        try equations.add(ConstraintRecord(expression, relation, priority, below: priority))
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
        var record = ConstraintRecord(expression, .equal, above, below: below)
        record.isPreference = true
        return try equations.add(record)
    }

    /// Removes a constraint. Traps if it was removed before.
    public func remove(_ constraint: Constraint) { equations.remove(constraint) }

    /// Changes the constant of a constraint's expression.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if the constraint would contradict others. The solver is as before.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(LayoutError) {
        try equations.setConstant(constant, of: constraint)
    }

    /// Changes a constraint's priority; both of a preference.
    ///
    /// - Throws: `LayoutError.unsatisfiable` if the constraint becomes required and contradicts others. The solver is as before.
    public func setPriority(_ priority: Priority, of constraint: Constraint) throws(LayoutError) {
        try equations.setPriority(priority, of: constraint)
    }

    // MARK: Facts

    private func record(of constraint: Constraint) -> ConstraintRecord { equations.records[Int(equations.index(of: constraint))] }

    /// A constraint's priority; that of a preference for what is above it.
    public func priority(of constraint: Constraint) -> Priority { record(of: constraint).priority }

    /// A constraint's relation; `.equal` for a preference.
    public func relation(of constraint: Constraint) -> Relation { record(of: constraint).relation }

    /// A constraint's priority; that of a preference for what is below it.
    public func priorityBelow(of constraint: Constraint) -> Priority { record(of: constraint).priorityBelow }

    /// The distance of a constraint from holding, at least 0.
    public func violation(of constraint: Constraint) -> Double { equations.violation(of: constraint) }

    /// Whether constraints leave a variable a choice: another value is as good.
    public func isAmbiguous(_ variable: Variable) -> Bool { equations.isAmbiguous(variable) }

    /// The constraints that hold a variable where it is, in the order of their addition: a change of one of their constants moves it.
    public func constraints(holding variable: Variable) -> [Constraint] { equations.constraints(holding: variable) }
}
