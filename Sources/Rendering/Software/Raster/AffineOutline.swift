import RenderScene

/// A rectangle with circles at its corners under an affine map, wholly where fixed point can hold it: what nearly every layer has. Its sides need no clipping
/// and its arcs no search: each quarter circle is cut into as many equal parts as the largest needs.
struct AffineOutline {
    private let outline: Outline
    /// From the plane to 1/256 pixels.
    private let right: SIMD2<Double>
    private let down: SIMD2<Double>
    private let origin: SIMD2<Double>

    /// How far a side may be from the arc, in 1/256 pixels.
    private static let tolerance = 0.02 * Double(FixedPoint.one)

    /// nil where the outline has to be traced in full.
    init?(_ outline: Outline, under matrix: Homography) {
        guard matrix.isAffine, matrix.tw > 0, outline.rim == nil, outline.radius == 0 || outline.curve == .circular else { return nil }
        let scale = Double(FixedPoint.one) / matrix.tw
        self.outline = outline
        right = SIMD2(matrix.xx, matrix.xy) * scale
        down = SIMD2(matrix.yx, matrix.yy) * scale
        origin = SIMD2(matrix.tx, matrix.ty) * scale
        let corners = outline.rect.corners
        for corner in [corners.0, corners.1, corners.2, corners.3] {
            let image = self.image(corner)
            // Not less: it may be NaN.
            guard abs(image.x) < Self.farthest, abs(image.y) < Self.farthest else { return nil }
        }
    }

    private static let farthest = FixedPoint.guardBand * Double(FixedPoint.one) / 2

    @inline(__always)
    private func image(_ point: SIMD2<Double>) -> SIMD2<Double> { origin + right * point.x + down * point.y }

    @inline(__always)
    private static func fixed(_ image: SIMD2<Double>) -> SIMD2<Int> {
        let rounded = (image + 0.5).rounded(.down)
        return SIMD2(Int(rounded.x), Int(rounded.y))
    }

    func addEdges(to rasterizer: CoverageRasterizer) {
        let rect = outline.rect
        let corners = rect.corners
        guard outline.radius > 0 else {
            let (a, b, c, d) = (
                Self.fixed(image(corners.0)), Self.fixed(image(corners.1)), Self.fixed(image(corners.2)), Self.fixed(image(corners.3))
            )
            for (from, to) in [(a, b), (b, c), (c, d), (d, a)] { Self.add(from, to, to: rasterizer) }
            return
        }
        let directions = Self.quarters[parts]
        let (x, y) = (right * outline.radius, down * outline.radius)
        // Around the centre of each corner's circle, from its first direction a quarter on, clockwise.
        let arcs: [(corner: RoundCorners, sharp: SIMD2<Double>, inwards: SIMD2<Double>, first: SIMD2<Double>, second: SIMD2<Double>)] = [
            (.minXMinY, corners.0, SIMD2(1, 1), -x, -y), (.maxXMinY, corners.1, SIMD2(-1, 1), -y, x),
            (.maxXMaxY, corners.2, SIMD2(-1, -1), x, y), (.minXMaxY, corners.3, SIMD2(1, -1), y, -x),
        ]
        var start: SIMD2<Int>?
        var last = SIMD2<Int>.zero
        @inline(__always)
        func go(to point: SIMD2<Int>) {
            if start == nil { start = point } else { Self.add(last, point, to: rasterizer) }
            last = point
        }
        for arc in arcs {
            guard outline.corners.contains(arc.corner) else {
                go(to: Self.fixed(image(arc.sharp)))
                continue
            }
            let center = image(arc.sharp + arc.inwards * outline.radius)
            for direction in directions { go(to: Self.fixed(center + arc.first * direction.x + arc.second * direction.y)) }
        }
        if let start { go(to: start) }
    }

    @inline(__always)
    private static func add(_ from: SIMD2<Int>, _ to: SIMD2<Int>, to rasterizer: CoverageRasterizer) {
        if from.y < to.y {
            rasterizer.addEdge(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1))
        } else if from.y > to.y {
            rasterizer.addEdge(Edge(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1))
        }
    }

    /// How many times a quarter circle is halved.
    private var parts: Int {
        // The longer axis of the ellipse that a circle becomes: the larger singular value.
        let sum = (right * right).sum() + (down * down).sum()
        let area = right.x * down.y - right.y * down.x
        let longest = ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot() * outline.radius
        return Self.sags.firstIndex { $0 * longest <= Self.tolerance } ?? Self.sags.count - 1
    }

    /// Directions from 0 to a quarter turn, both ends included, halved 0, 1, 2… times.
    private static let quarters: [[SIMD2<Double>]] = {
        var result = [[SIMD2(1.0, 0), SIMD2(0, 1)]]
        for _ in 0..<10 {
            let coarser = result[result.count - 1]
            var finer = [coarser[0]]
            for (from, to) in zip(coarser, coarser.dropFirst()) {
                let sum = from + to
                finer += [sum / (sum * sum).sum().squareRoot(), to]
            }
            result.append(finer)
        }
        return result
    }()

    /// How far the middle of a part is from the arc, in radii.
    private static let sags: [Double] = quarters.map { points in
        let half = (points[0] + points[1]) / 2
        return 1 - (half * half).sum().squareRoot()
    }
}
