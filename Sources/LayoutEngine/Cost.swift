/// A coefficient of the goal of one priority.
struct Cost {
    var priority: Float
    var coefficient: Double
}
