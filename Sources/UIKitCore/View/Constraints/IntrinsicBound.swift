import LayoutEngine

/// The size of a view's content for a length: a bound, or an equality whose sides have their own priorities.
struct IntrinsicBound {
    let variable: Variable
    let value: Double
    let relation: Relation
    /// The priority of a length that is not greater.
    let above: Priority
    /// The priority of a length that is not less.
    let below: Priority

    init(_ variable: Variable, _ value: Double, _ relation: Relation, _ above: Priority, _ below: Priority) {
        (self.variable, self.value, self.relation) = (variable, value, relation)
        (self.above, self.below) = (above, below)
    }
}
