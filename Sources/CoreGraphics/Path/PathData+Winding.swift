import Foundation

extension PathData {
    /// Whether filling the path would cover `point`; open subpaths count as closed. Points exactly on an edge may be either.
    package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        let winding = winding(around: point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// The winding number around `point`: the signed crossings of the ray from there toward greater x.
    private func winding(around point: CGPoint) -> Int {
        var count = 0
        var subpathStart = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let next):
                count += PathData.crossing(of: point, from: start, to: subpathStart)
                subpathStart = next
                start = next
            case .line(let end):
                count += PathData.crossing(of: point, from: start, to: end)
                start = end
            case .quad(let control, let end):
                let (control1, control2) = PathData.cubicControls(start: start, control: control, end: end)
                count += PathData.crossing(of: point, curve: (start, control1, control2, end))
                start = end
            case .curve(let control1, let control2, let end):
                count += PathData.crossing(of: point, curve: (start, control1, control2, end))
                start = end
            case .close:
                count += PathData.crossing(of: point, from: start, to: subpathStart)
                start = subpathStart
            }
        }
        return count + PathData.crossing(of: point, from: start, to: subpathStart)
    }

    private static func crossing(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Int {
        // Half-open in y, so that a corner on the ray counts once.
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let cross = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        if end.y > start.y { return cross > 0 ? 1 : 0 }
        return cross < 0 ? -1 : 0
    }

    private typealias Curve = (CGPoint, CGPoint, CGPoint, CGPoint)

    /// Subdivides the curve until each piece is entirely above, below, left or right of the point, where its chord has the same
    /// crossings.
    private static func crossing(of point: CGPoint, curve: Curve) -> Int {
        var count = 0
        var pieces: [(curve: Curve, depth: Int)] = [(curve, 0)]
        while let (piece, depth) = pieces.popLast() {
            let (p0, p1, p2, p3) = piece
            if min(p0.y, p1.y, p2.y, p3.y) > point.y || max(p0.y, p1.y, p2.y, p3.y) < point.y { continue }
            if max(p0.x, p1.x, p2.x, p3.x) < point.x { continue }
            // Past depth 50 a piece is below the precision of its coordinates.
            if min(p0.x, p1.x, p2.x, p3.x) > point.x || depth == 50 {
                count += crossing(of: point, from: p0, to: p3)
                continue
            }
            let (a, b, c) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
            let (d, e) = (middle(a, b), middle(b, c))
            let half = middle(d, e)
            pieces.append(((p0, a, d, half), depth + 1))
            pieces.append(((half, e, c, p3), depth + 1))
        }
        return count
    }

    private static func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
        CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
}
