import LayoutEngine

/// Why the engine refused a change: the constraints that it contradicts.
struct Contradiction: Error {
    var constraints: [Constraint]
}
