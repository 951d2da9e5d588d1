import RenderScene

/// Flattens a transformed path to straight edges, within 0.02 pixels of the curve.
struct PathFlattener {
    private var contour = HomogeneousContour()
    private var pending: [Piece] = []
    private var edges: [Edge] = []
    private var isFinite = true

    /// A piece of a curve by its four homogeneous points.
    private struct Piece {
        let p0: SIMD3<Double>, p1: SIMD3<Double>, p2: SIMD3<Double>, p3: SIMD3<Double>
        let depth: Int
    }

    private static let tolerance = 0.02
    private static let deepest = 16
    /// Limit on the edges of a path, beyond which curves are not subdivided; bounds the cost of hostile paths.
    private static let mostEdges = 1 << 20

    /// nil if all points are behind the eye, a point overflows Double, or the path is longer than `PathData.longestDrawn` on the target.
    mutating func flatten(_ path: PathData, under matrix: Homography, rule: CGPathFillRule) -> FlatPath? {
        edges.removeAll(keepingCapacity: true)
        contour.removeAll()
        isFinite = true
        var start = SIMD3<Double>.zero
        var current = SIMD3<Double>.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                closeContour()
                start = matrix(point.simd)
                current = start
            case .line(let end):
                begin(at: current)
                current = matrix(end.simd)
                append(current)
            case .quad(let control, let end):
                begin(at: current)
                let (p1, p3) = (matrix(control.simd), matrix(end.simd))
                append(current, current + (p1 - current) * (2 / 3.0), p3 + (p1 - p3) * (2 / 3.0), p3)
                current = p3
            case .curve(let control1, let control2, let end):
                begin(at: current)
                let p3 = matrix(end.simd)
                append(current, matrix(control1.simd), matrix(control2.simd), p3)
                current = p3
            case .close:
                closeContour()
                current = start
            }
        }
        closeContour()
        guard isFinite else { return nil }
        // In pixels, as edges are drawn: row by row, from column to column.
        let length = edges.reduce(0) { $0 + ($1.y1 - $1.y0 + abs($1.x1 - $1.x0)) >> FixedPoint.bits }
        guard length <= PathData.longestDrawn else {
            PathData.reportTooLong(edgeCount: edges.count)
            return nil
        }
        return FlatPath(edges, rule: rule)
    }

    private mutating func begin(at point: SIMD3<Double>) { if contour.points.isEmpty { append(point) } }

    private mutating func append(_ point: SIMD3<Double>) {
        if !point.sum().isFinite { isFinite = false }
        contour.append(point)
    }

    private mutating func closeContour() {
        if isFinite, contour.points.count > 2 {
            contour.clipToGuardBand()
            contour.forEachEdge { edges.append($0) }
        }
        contour.removeAll()
    }

    /// Halves a curve until each piece is straight enough; appends the ends of the pieces in order.
    private mutating func append(_ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>) {
        pending.append(Piece(p0: p0, p1: p1, p2: p2, p3: p3, depth: 0))
        while let piece = pending.popLast() {
            guard piece.depth < Self.deepest, edges.count + contour.points.count < Self.mostEdges, Self.bends(piece) else {
                append(piece.p3)
                continue
            }
            let (a, b, c) = ((piece.p0 + piece.p1) / 2, (piece.p1 + piece.p2) / 2, (piece.p2 + piece.p3) / 2)
            let (d, e) = ((a + b) / 2, (b + c) / 2)
            let middle = (d + e) / 2
            pending.append(Piece(p0: middle, p1: e, p2: c, p3: piece.p3, depth: piece.depth + 1))
            pending.append(Piece(p0: piece.p0, p1: a, p2: d, p3: middle, depth: piece.depth + 1))
        }
    }

    /// Whether a piece must be halved; depends on its own points alone.
    private static func bends(_ piece: Piece) -> Bool {
        let nearest = min(piece.p0.z, piece.p1.z, piece.p2.z, piece.p3.z)
        guard nearest > HomogeneousContour.nearest else {
            return max(piece.p0.z, piece.p1.z, piece.p2.z, piece.p3.z) > HomogeneousContour.nearest
        }
        let (a, b) = (piece.p0 / piece.p0.z, piece.p1 / piece.p1.z)
        let (c, d) = (piece.p2 / piece.p2.z, piece.p3 / piece.p3.z)
        // The distance of the control points from the thirds of the chord bounds that of the curve, which is smaller by a factor of 0.75 or
        // less.
        let first = b - (a * 2 + d) / 3
        let second = c - (a + d * 2) / 3
        let limit = tolerance / 0.75
        return max((first * first).sum(), (second * second).sum()) > limit * limit
    }
}
