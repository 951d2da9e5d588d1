/// A constraint as the solver keeps it.
struct ConstraintRecord {
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
    var generation: Int32 = 0
    /// The number of constraints added before it.
    var order = 0

    init(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority, below priorityBelow: Priority) {
        (terms, constant) = (expression.terms, expression.constant)
        (self.relation, self.priority, self.priorityBelow) = (relation, priority, priorityBelow)
    }

    /// The factor of the marker in `expression + markerCoefficient * (marker - other) = 0`.
    var markerCoefficient: Double { relation == .lessThanOrEqual ? 1 : -1 }

    /// The kind of the marker.
    var markerKind: Symbol.Kind { relation != .equal ? .slack : priority.isRequired ? .dummy : .error }

    /// Whether a number is so large that its rounding errors would stay in rows.
    var isLarge: Bool { abs(constant) >= Rounding.large || terms.contains { abs($0.coefficient) >= Rounding.large } }
}
