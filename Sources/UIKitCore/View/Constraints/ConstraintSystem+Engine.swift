import LayoutEngine

extension ConstraintSystem {
    /// The outcome of a change of the engine. Its numbers are within UIKit's limits (``EngineNumber``): a contradiction is all that can be
    /// wrong with it.
    func attempt<Value>(_ change: () throws(LayoutError) -> Value) -> Result<Value, Contradiction> {
        do {
            return .success(try change())
        } catch {
            switch error {
            case .unsatisfiable(let set): return .failure(Contradiction(constraints: set))
            case .invalidNumber(let text): preconditionFailure("the layout engine was given a number beyond UIKit's limits: \(text)")
            }
        }
    }

    /// Adds a constraint to the engine, its numbers limited.
    func added(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority) -> Result<Constraint, Contradiction> {
        attempt { () throws(LayoutError) in try solver.add(EngineNumber.limited(expression), relation, priority: priority) }
    }

    /// Changes a constant in the engine, limited.
    func changed(_ constraint: Constraint, to constant: Double) -> Result<Void, Contradiction> {
        attempt { () throws(LayoutError) in try solver.setConstant(EngineNumber.limited(constant), of: constraint) }
    }
}
