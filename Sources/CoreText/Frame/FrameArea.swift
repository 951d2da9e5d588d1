import CoreGraphics

/// The area that lines fill, in a space with y up.
struct FrameArea {
    /// The box around it.
    let box: CGRect
    /// The path, and its edges as straight lines; nil for a rectangle.
    private let shape: (path: CGPath, edges: [(CGPoint, CGPoint)])?

    /// Whether each line has the whole width.
    var isRectangle: Bool { shape == nil }

    /// A length that counts as none, in points.
    static let unlimited: CGFloat = 1e6

    init(size: CGSize) {
        box = CGRect(origin: .zero, size: size)
        shape = nil
    }

    init(_ path: CGPath) {
        let bounds = path.boundingBoxOfPath
        box = bounds.isNull ? .zero : bounds
        let edges = FrameArea.edges(of: path)
        let (left, right, bottom, top) = (box.minX, box.maxX, box.minY, box.maxY)
        let isRectangle =
            edges.count <= 4
            && edges.allSatisfy { edge in
                let isUpright = edge.0.x == edge.1.x && (edge.0.x == left || edge.0.x == right)
                return isUpright || edge.0.y == edge.1.y && (edge.0.y == bottom || edge.0.y == top)
            }
        shape = isRectangle ? nil : (path, edges)
    }

    /// The widest free part between two distances from the box's top, as distances from its left edge; nil if there is none.
    func span(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
        guard let shape else { return 0...max(box.width, 0) }
        let (high, low) = (box.maxY - top, box.maxY - bottom)
        guard high > low else { return nil }
        var blocked: [ClosedRange<Double>] = []
        for (start, end) in shape.edges {
            guard max(start.y, end.y) > low, min(start.y, end.y) < high else { continue }
            func x(at y: Double) -> Double {
                start.y == end.y ? start.x : start.x + (min(max((y - start.y) / (end.y - start.y), 0), 1)) * (end.x - start.x)
            }
            let crossings = start.y == end.y ? [start.x, end.x] : [x(at: low), x(at: high)]
            blocked.append(min(crossings[0], crossings[1])...max(crossings[0], crossings[1]))
        }
        blocked.sort { $0.lowerBound < $1.lowerBound }
        var (widest, pen): (ClosedRange<Double>?, Double) = (nil, box.minX)
        let rightEdge = Double(box.maxX)
        for range in blocked + [rightEdge...rightEdge] {
            let middle = CGPoint(x: (pen + range.lowerBound) / 2, y: (high + low) / 2)
            let width = range.lowerBound - pen
            if width > (widest.map { $0.upperBound - $0.lowerBound } ?? 0), shape.path.contains(middle) {
                widest = pen - box.minX...range.lowerBound - box.minX
            }
            pen = max(pen, range.upperBound)
        }
        return widest
    }

    /// The sides of a path, curves in sixteen parts.
    private static func edges(of path: CGPath) -> [(CGPoint, CGPoint)] {
        var edges: [(CGPoint, CGPoint)] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        func line(_ end: CGPoint) {
            if end != pen { edges.append((pen, end)) }
            pen = end
        }
        func curve(_ point: (Double) -> CGPoint) {
            for step in 1...16 { line(point(Double(step) / 16)) }
        }
        for element in path.data.elements {
            let from = pen
            switch element {
            case .move(let point):
                if pen != start { line(start) }
                (start, pen) = (point, point)
            case .line(let end): line(end)
            case .quad(let control, let end):
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
                }
            case .curve(let first, let second, let end):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * end.x, y: a * from.y + b * first.y + c * second.y + d * end.y)
                }
            case .close: line(start)
            }
        }
        if pen != start { line(start) }
        return edges
    }
}
