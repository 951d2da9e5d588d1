import Foundation

extension PathData {
    /// Adds the areas that FreeType's stroker leaves out on the inner side of a corner next to a line shorter than the corner needs:
    /// there it connects the ends of both borders directly, and so cuts off a piece of the longer line. Rectangles along the beginnings
    /// of both lines, inside the stroke anyway, fill the gap.
    mutating func addInnerCorners(of segments: [PathSegment], isClosed: Bool, radius: Double) {
        guard segments.count > 1 else { return }
        var from = isClosed ? segments[segments.count - 1] : segments[0]
        for to in isClosed ? segments[...] : segments.dropFirst() {
            defer { from = to }
            guard let arriving = from.arriving, let leaving = to.leaving else { continue }
            let angle = abs(
                atan2(arriving.dx * leaving.dy - arriving.dy * leaving.dx, arriving.dx * leaving.dx + arriving.dy * leaving.dy).native)
            guard angle > 0.02 else { continue }
            let needed = radius * min(tan(angle / 2), 4)
            guard min(from.chord, to.chord) < needed else { continue }
            addBeam(from: to.start, CGVector(dx: -arriving.dx, dy: -arriving.dy), length: min(from.chord, needed), radius: radius)
            addBeam(from: to.start, leaving, length: min(to.chord, needed), radius: radius)
        }
    }

    /// Adds a rectangle along a unit direction, with the stroker's winding direction.
    private mutating func addBeam(from start: CGPoint, _ direction: CGVector, length: Double, radius: Double) {
        let (along, across) = (
            CGVector(dx: direction.dx.native * length, dy: direction.dy.native * length),
            CGVector(dx: -direction.dy.native * radius, dy: direction.dx.native * radius)
        )
        move(to: CGPoint(x: start.x + across.dx, y: start.y + across.dy))
        addLine(to: CGPoint(x: start.x + across.dx + along.dx, y: start.y + across.dy + along.dy))
        addLine(to: CGPoint(x: start.x - across.dx + along.dx, y: start.y - across.dy + along.dy))
        addLine(to: CGPoint(x: start.x - across.dx, y: start.y - across.dy))
        closeSubpath()
    }
}

extension PathSegment {
    fileprivate var chord: Double { hypot((end.x - start.x).native, (end.y - start.y).native) }

    /// The unit direction at the start; nil for zero length.
    fileprivate var leaving: CGVector? { Self.direction(from: start, to: [control1, control2, end]) }

    /// The direction at the end.
    fileprivate var arriving: CGVector? {
        Self.direction(from: end, to: [control2, control1, start]).map { CGVector(dx: -$0.dx, dy: -$0.dy) }
    }

    private static func direction(from point: CGPoint, to others: [CGPoint]) -> CGVector? {
        for other in others {
            let (dx, dy) = ((other.x - point.x).native, (other.y - point.y).native)
            let length = hypot(dx, dy)
            if length > 0 { return CGVector(dx: dx / length, dy: dy / length) }
        }
        return nil
    }
}
