import LayoutEngine

/// The equalities that hold a rectangle, by what they determine, in the order of their addition: four at most.
struct FrameEquations: Sequence {
    private var entries: [(edge: FrameEdge, constraint: Constraint)] = []

    var isEmpty: Bool { entries.isEmpty }

    /// Whether the rectangle is held as a whole.
    var isWhole: Bool { entries.count == 4 }

    /// Whether a length is among what is held.
    var hasLength: Bool { entries.contains { $0.edge.isLength } }

    /// The equality of an edge; nil if it is not held.
    subscript(edge: FrameEdge) -> Constraint? {
        get { entries.first { $0.edge == edge }?.constraint }
        set {
            entries.removeAll { $0.edge == edge }
            if let newValue { entries.append((edge, newValue)) }
        }
    }

    var edges: [FrameEdge] { entries.map(\.edge) }

    func makeIterator() -> AnyIterator<Constraint> {
        var rest = entries.makeIterator()
        return AnyIterator { rest.next()?.constraint }
    }
}
