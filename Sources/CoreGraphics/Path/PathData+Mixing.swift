import Foundation

// Interpolation between paths (`Documentation/Behavior.md#keyframes`).
extension PathData {
    /// Whether both paths have elements of the same kinds in the same order, so that they can be interpolated. Lines and curves are of one
    /// kind: a line is a curve whose handles have no length.
    package func corresponds(to other: PathData) -> Bool {
        verbs.count == other.verbs.count && zip(verbs, other.verbs).allSatisfy { $0 == $1 || $0.isDrawn && $1.isDrawn }
    }

    /// The path interpolated to one of the same kinds of elements; 0 is this path, 1 the other, and fractions outside extrapolate. If the
    /// kinds differ, the other path.
    ///
    /// End points move straight. A handle, from an end point to its control point, changes its length and its angle, the shorter way. A
    /// point
    /// that would be infinite or NaN has the other's value.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    package func mixed(with other: PathData, _ fraction: Double) -> PathData {
        guard fraction != 1, corresponds(to: other) else { return other }
        if fraction == 0 { return self }
        var result = PathData()
        var (from, to) = (Cursor(), Cursor())
        for (verb, otherVerb) in zip(verbs, other.verbs) {
            switch verb {
            case .close:
                result.closeSubpath()
                from.close()
                to.close()
            case .move:
                from.move(to: points[from.index])
                to.move(to: other.points[to.index])
                result.move(to: from.end.mixed(with: to.end, fraction))
            case .line where otherVerb == .line:
                _ = from.curve(.line, of: self)
                _ = to.curve(.line, of: other)
                result.addLine(to: from.end.mixed(with: to.end, fraction))
            case .line, .quad, .curve:
                let (start, otherStart) = (from.end, to.end)
                let (a, b) = (from.curve(verb, of: self), to.curve(otherVerb, of: other))
                let (first, last) = (start.mixed(with: otherStart, fraction), from.end.mixed(with: to.end, fraction))
                result.addCurve(
                    to: last,
                    control1: first.adding(a.0.turned(to: b.0, fraction), orElse: otherStart.adding(b.0)),
                    control2: last.adding(a.1.turned(to: b.1, fraction), orElse: to.end.adding(b.1)))
            }
        }
        return result
    }

    /// A position in the elements of a path.
    private struct Cursor {
        /// Index of the next point.
        var index = 0
        /// End of the element before.
        var end = CGPoint.zero
        private var subpathStart = CGPoint.zero

        mutating func move(to point: CGPoint) {
            index += 1
            (end, subpathStart) = (point, point)
        }

        mutating func close() { end = subpathStart }

        /// Passes a line or curve; returns its handles as those of a cubic.
        mutating func curve(_ verb: Verb, of path: PathData) -> (CGVector, CGVector) {
            let start = end
            defer { index += verb.pointCount }
            switch verb {
            case .quad:
                end = path.points[index + 1]
                let (control1, control2) = PathData.cubicControls(start: start, control: path.points[index], end: end)
                return (control1.vector(from: start), control2.vector(from: end))
            case .curve:
                end = path.points[index + 2]
                return (path.points[index].vector(from: start), path.points[index + 1].vector(from: end))
            case .move, .line, .close:
                end = path.points[index]
                return (.zero, .zero)
            }
        }
    }
}

extension PathData.Verb {
    /// Whether it is a line or a curve.
    fileprivate var isDrawn: Bool { self != .move && self != .close }
}

extension CGPoint {
    fileprivate func vector(from start: CGPoint) -> CGVector { CGVector(dx: x - start.x, dy: y - start.y) }

    fileprivate func adding(_ vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }

    /// The sum, or another point where that is not finite.
    fileprivate func adding(_ vector: CGVector, orElse other: CGPoint) -> CGPoint {
        let sum = adding(vector)
        return sum.x.isFinite && sum.y.isFinite ? sum : other
    }

    fileprivate func mixed(with other: CGPoint, _ fraction: Double) -> CGPoint {
        let f = CGFloat(fraction)
        let mixed = CGPoint(x: x + (other.x - x) * f, y: y + (other.y - y) * f)
        return mixed.x.isFinite && mixed.y.isFinite ? mixed : other
    }
}

extension CGVector {
    /// A vector between this and another one: length and angle are interpolated, the angle the shorter way, through the greater angles for
    /// opposite ones. Straight if one of them is zero.
    fileprivate func turned(to other: CGVector, _ fraction: Double) -> CGVector {
        let f = CGFloat(fraction)
        let straight = CGVector(dx: dx + (other.dx - dx) * f, dy: dy + (other.dy - dy) * f)
        let (cross, dot) = (dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
        // Vectors of one direction, and zero ones.
        if cross == 0, dot >= 0 { return straight }
        let (length, otherLength) = (hypot(dx, dy), hypot(other.dx, other.dy))
        let angle = (cross == 0 ? CGFloat.pi : atan2(cross, dot)) * f
        let scale = (length + (otherLength - length) * f) / length
        let (c, s) = (cos(angle) * scale, sin(angle) * scale)
        let turned = CGVector(dx: dx * c - dy * s, dy: dx * s + dy * c)
        return turned.dx.isFinite && turned.dy.isFinite ? turned : straight
    }
}
