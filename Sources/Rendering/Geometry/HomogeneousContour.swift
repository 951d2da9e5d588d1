/// A closed contour in homogeneous device coordinates, so that it can be clipped where it leaves the eye's half space.
struct HomogeneousContour {
    /// (x, y, w) of each corner.
    private(set) var points: [SIMD3<Double>] = []
    private var uncut: [SIMD3<Double>] = []

    mutating func removeAll() { points.removeAll(keepingCapacity: true) }

    @inline(__always)
    mutating func append(_ point: SIMD3<Double>) { points.append(point) }

    /// Points nearer to the eye count as behind it.
    static let nearest = 1e-12

    /// Clips away everything behind the eye or outside the guard band; each remaining point divides into a coordinate that fixed point can
    /// hold.
    mutating func clipToGuardBand() {
        for (plane, offset) in Self.planes where points.contains(where: { ($0 * plane).sum() < offset }) {
            clip(by: plane, offset: offset)
        }
    }

    /// Calls `body` with the non-horizontal edges, including the closing one; call after clipping.
    @inline(__always)
    func forEachEdge(_ body: (Edge) -> Void) {
        guard points.count > 2, let last = points.last else { return }
        var from = SIMD2(FixedPoint.clamping(last.x / last.z), FixedPoint.clamping(last.y / last.z))
        for point in points {
            let to = SIMD2(FixedPoint.clamping(point.x / point.z), FixedPoint.clamping(point.y / point.z))
            if from.y < to.y {
                body(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1))
            } else if from.y > to.y {
                body(Edge(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1))
            }
            from = to
        }
    }

    // Behind the eye first; the others are x ≥ -g·w, x ≤ g·w and the same for y, which need no division.
    private static let planes: [(SIMD3<Double>, Double)] = [
        (SIMD3(0, 0, 1), nearest),
        (SIMD3(1, 0, FixedPoint.guardBand), 0), (SIMD3(-1, 0, FixedPoint.guardBand), 0),
        (SIMD3(0, 1, FixedPoint.guardBand), 0), (SIMD3(0, -1, FixedPoint.guardBand), 0),
    ]

    /// One pass of Sutherland–Hodgman clipping: keeps the half space where the product with the plane is at least `offset`.
    private mutating func clip(by plane: SIMD3<Double>, offset: Double) {
        swap(&points, &uncut)
        points.removeAll(keepingCapacity: true)
        guard var from = uncut.last else { return }
        var fromDistance = (from * plane).sum() - offset
        for to in uncut {
            let toDistance = (to * plane).sum() - offset
            if (fromDistance >= 0) != (toDistance >= 0) {
                points.append(from + (to - from) * (fromDistance / (fromDistance - toDistance)))
            }
            if toDistance >= 0 { points.append(to) }
            (from, fromDistance) = (to, toDistance)
        }
    }
}
