import CoreGraphics

/// The area of a path in which no text is, as edges.
struct TextExclusion {
    let bounds: CGRect
    private let edges: [(from: CGPoint, to: CGPoint)]

    /// The lines of a curve.
    private static let pieces = 16

    init(_ path: UIBezierPath) {
        var edges: [(from: CGPoint, to: CGPoint)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            edges.append((current, point))
            current = point
        }
        func curve(_ one: CGPoint, _ other: CGPoint, _ end: CGPoint) {
            let begin = current
            for index in 1...Self.pieces {
                let t = CGFloat(index) / CGFloat(Self.pieces), s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                line(
                    to: CGPoint(
                        x: a * begin.x + b * one.x + c * other.x + d * end.x, y: a * begin.y + b * one.y + c * other.y + d * end.y))
            }
        }
        for element in path.cgPath.data.elements {
            switch element {
            case .move(let point):
                if current != start { line(to: start) }
                (start, current) = (point, point)
            case .line(let point): line(to: point)
            case .quad(let control, let end):
                let begin = current
                curve(
                    CGPoint(x: begin.x + (control.x - begin.x) * 2 / 3, y: begin.y + (control.y - begin.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
            case .curve(let control1, let control2, let end): curve(control1, control2, end)
            case .close: if current != start { line(to: start) }
            }
        }
        if current != start { line(to: start) }
        self.edges = edges
        bounds = edges.reduce(CGRect.null) { $0.union(CGRect(origin: $1.from, size: .zero)).union(CGRect(origin: $1.to, size: .zero)) }
    }

    /// The extents of the path at a height, even-odd.
    private func extents(at y: Double) -> [ClosedRange<Double>] {
        var crossings: [Double] = []
        for (from, to) in edges where (Double(from.y) <= y) != (Double(to.y) <= y) {
            crossings.append(Double(from.x) + (y - Double(from.y)) * Double(to.x - from.x) / Double(to.y - from.y))
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
    }

    /// The rest of a line between paths: the extents that none of them touches between two heights.
    static func spans(
        _ whole: ClosedRange<Double>, in heights: ClosedRange<Double>, between exclusions: [TextExclusion]
    ) -> [ClosedRange<Double>] {
        var taken: [ClosedRange<Double>] = []
        for exclusion in exclusions {
            guard Double(exclusion.bounds.minY) < heights.upperBound, Double(exclusion.bounds.maxY) > heights.lowerBound else { continue }
            let (low, high) = (heights.lowerBound + 1e-6, heights.upperBound - 1e-6)
            for step in 0...8 { taken += exclusion.extents(at: low + (high - low) * Double(step) / 8) }
            // A corner between two heights that are looked at.
            for edge in exclusion.edges where low...high ~= Double(edge.from.y) { taken.append(Double(edge.from.x)...Double(edge.from.x)) }
        }
        var (free, left): ([ClosedRange<Double>], Double) = ([], whole.lowerBound)
        for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > left { free.append(left...min(range.lowerBound, whole.upperBound)) }
            left = max(left, range.upperBound)
            if left >= whole.upperBound { return free.filter { $0.upperBound > $0.lowerBound } }
        }
        free.append(left...whole.upperBound)
        return free.filter { $0.upperBound > $0.lowerBound }
    }
}
