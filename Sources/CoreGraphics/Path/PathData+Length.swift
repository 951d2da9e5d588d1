extension PathData {
    /// Paths whose edges go across more rows and columns of pixels than this, all edges together, are not drawn: they would take seconds.
    package static let longestDrawn = 1 << 27

    /// Says that a path is not drawn since it is longer than that.
    package static func reportTooLong(edgeCount: Int) {
        reportOnce(
            "CGPath.length",
            "CGPath: a path with \(edgeCount) edges that go across more than \(longestDrawn) pixels together is left out. Draw fewer or shorter ones."
        )
    }

    /// Whether the lines between the points, control points included, are longer than what is drawn, if a unit is a pixel.
    var isTooLong: Bool {
        // No edge is longer than pictures are wide and high.
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
