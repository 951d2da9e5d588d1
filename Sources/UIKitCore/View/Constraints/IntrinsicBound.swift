import LayoutEngine

/// What a view's content says about a length: a bound, or an equality whose sides count apart.
struct IntrinsicBound {
    let variable: Variable
    let value: Double
    let relation: Relation
    /// How much it counts that the length is greater.
    let above: Priority
    /// How much it counts that the length is less.
    let below: Priority

    init(_ variable: Variable, _ value: Double, _ relation: Relation, _ above: Priority, _ below: Priority) {
        (self.variable, self.value, self.relation) = (variable, value, relation)
        (self.above, self.below) = (above, below)
    }
}
