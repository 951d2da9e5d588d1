extension PathData {
    /// The maximum total number of pixel rows and columns crossed by all edges of a drawn path; longer ones would take seconds.
    package static let longestDrawn = 1 << 27

    /// Reports that a path exceeds that limit and is not drawn.
    package static func reportTooLong(edgeCount: Int) {
        reportOnce(
            "CGPath.length",
            "CGPath: a path with \(edgeCount) edges that go across more than \(longestDrawn) pixels together is left out. Draw fewer or shorter ones."
        )
    }

    /// Whether the lines between the points, control points included, exceed the limit, with a unit of one pixel.
    var isTooLong: Bool {
        // No edge is longer than images are wide and high.
        let longestEdge = 65_536.0
        guard verbs.count > Self.longestDrawn / Int(2 * longestEdge) else { return false }
        var length = 0.0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            length += min(abs(point.x - last.x), longestEdge) + min(abs(point.y - last.y), longestEdge)
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end): add(end)
            case .quad(let control, let end):
                add(control)
                add(end)
            case .curve(let control1, let control2, let end):
                add(control1)
                add(control2)
                add(end)
            case .close: add(start)
            }
        }
        return length > Double(Self.longestDrawn)
    }
}
