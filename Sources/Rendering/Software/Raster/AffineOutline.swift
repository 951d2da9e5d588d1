import CPixels
import RenderScene

/// Fast path for a rectangle with circular corners under an affine map, wholly inside the range of fixed point: nearly every layer. Its
/// edges need no clipping and its arcs no adaptive subdivision: each quarter circle is cut into the number of equal pieces that the largest
/// needs.
struct AffineOutline {
    private let outline: Outline
    /// From the plane to 1/256 pixel.
    private let right: SIMD2<Double>
    private let down: SIMD2<Double>
    private let origin: SIMD2<Double>

    /// Flattening tolerance in 1/256 pixel.
    private static let tolerance = 0.02 * Double(FixedPoint.one)

    /// nil if the outline needs the general path.
    init?(_ outline: Outline, under matrix: Homography) {
        guard matrix.isAffine, matrix.tw > 0, outline.rim == nil, outline.radius == 0 || outline.curve == .circular else { return nil }
        let scale = Double(FixedPoint.one) / matrix.tw
        self.outline = outline
        right = SIMD2(matrix.xx, matrix.xy) * scale
        down = SIMD2(matrix.yx, matrix.yy) * scale
        origin = SIMD2(matrix.tx, matrix.ty) * scale
        // Unrolled: an array would be allocated on the heap for every outline.
        let corners = outline.rect.corners
        guard isNear(corners.0), isNear(corners.1), isNear(corners.2), isNear(corners.3) else { return nil }
    }

    /// Whether fixed point can hold the image of a point, which may be NaN.
    @inline(__always)
    private func isNear(_ point: SIMD2<Double>) -> Bool {
        let image = image(point)
        return abs(image.x) < Self.farthest && abs(image.y) < Self.farthest
    }

    private static let farthest = FixedPoint.guardBand * Double(FixedPoint.one) / 2

    @inline(__always)
    private func image(_ point: SIMD2<Double>) -> SIMD2<Double> { origin + right * point.x + down * point.y }

    /// Rounds to the nearest 1/256 pixel, halves upwards.
    @inline(__always)
    private static func fixed(_ image: SIMD2<Double>) -> SIMD2<Int32> {
        let moved = image + 0.5
        var (x, y) = (Int32(moved.x), Int32(moved.y))
        // Truncation goes towards zero: subtract one below zero.
        if Double(x) > moved.x { x &-= 1 }
        if Double(y) > moved.y { y &-= 1 }
        return SIMD2(x, y)
    }

    /// Writes the points of the outline, in order, into a scratch buffer.
    func points(in scratch: OutlinePoints, _ kernels: Kernels) -> kinora_outline {
        let quarter = Self.quarters[outline.radius > 0 ? halvings : 0]
        scratch.reserve(4 * quarter.count)
        var count = 0
        // A quarter circle around a corner's center from its first direction, clockwise.
        @inline(__always)
        func addCorner(
            _ corner: RoundCorners, _ sharp: SIMD2<Double>, _ inwards: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
        ) {
            guard outline.radius > 0, outline.corners.contains(corner) else {
                let point = Self.fixed(image(sharp))
                (scratch.x.base[count], scratch.y.base[count]) = (point.x, point.y)
                count &+= 1
                return
            }
            let center = image(sharp + inwards * outline.radius)
            let ellipse = kinora_ellipse(
                x: center.x, y: center.y, first_x: first.x, first_y: first.y, second_x: second.x, second_y: second.y)
            kernels.points(scratch.x.base + count, scratch.y.base + count, quarter.across, quarter.down, quarter.count, of: ellipse)
            count &+= quarter.count
        }
        let corners = outline.rect.corners
        let (x, y) = (right * outline.radius, down * outline.radius)
        addCorner(.minXMinY, corners.0, SIMD2(1, 1), -x, -y)
        addCorner(.maxXMinY, corners.1, SIMD2(-1, 1), -y, x)
        addCorner(.maxXMaxY, corners.2, SIMD2(-1, -1), x, y)
        addCorner(.minXMaxY, corners.3, SIMD2(1, -1), y, -x)
        (scratch.x.base[count], scratch.y.base[count]) = (scratch.x.base[0], scratch.y.base[0])
        return kinora_outline(x: scratch.x.base, y: scratch.y.base, count: Int32(count))
    }

    /// Number of halvings of a quarter circle.
    private var halvings: Int {
        // The semi-major axis of the ellipse that a circle becomes: the larger singular value.
        let sum = (right * right).sum() + (down * down).sum()
        let area = right.x * down.y - right.y * down.x
        let longest = ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot() * outline.radius
        return Self.sags.firstIndex { $0 * longest <= Self.tolerance } ?? Self.sags.count - 1
    }

    /// Directions from 0 to a quarter turn, both ends included, after 0, 1, 2… halvings.
    private static let quarters: [QuarterCircle] = {
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
        return result.map(QuarterCircle.init)
    }()

    /// Distance of a piece's midpoint from the arc, in radii.
    private static let sags: [Double] = quarters.map { quarter in
        let half = SIMD2(quarter.across[0] + quarter.across[1], quarter.down[0] + quarter.down[1]) / 2
        return 1 - (half * half).sum().squareRoot()
    }
}

/// Directions along a quarter turn, never freed; padded for reads of three more.
private struct QuarterCircle: @unchecked Sendable {
    let count: Int
    let across: UnsafeMutablePointer<Double>
    let down: UnsafeMutablePointer<Double>

    init(_ directions: [SIMD2<Double>]) {
        count = directions.count
        across = .allocate(capacity: count + 3)
        down = .allocate(capacity: count + 3)
        across.initialize(repeating: 0, count: count + 3)
        down.initialize(repeating: 0, count: count + 3)
        for (index, direction) in directions.enumerated() { (across[index], down[index]) = (direction.x, direction.y) }
    }
}
