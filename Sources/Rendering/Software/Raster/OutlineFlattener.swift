import CPixels
import RenderScene

/// Flattens a transformed outline to contours of straight edges, within 0.02 pixels of the curve.
struct OutlineFlattener {
    private var contour = HomogeneousContour()
    private var pending: [Arc] = []
    private let points = OutlinePoints()

    /// A piece of a corner between two unit directions from its center, less than half a turn apart.
    private struct Arc {
        let from: SIMD2<Double>
        let to: SIMD2<Double>
        let depth: Int
    }

    /// The arc's circle, the map, and the pixels outside which its shape does not matter.
    private struct Corner {
        let center: SIMD2<Double>
        let radius: Double
        let matrix: Homography
        let left: Double, top: Double, right: Double, bottom: Double

        func point(_ direction: SIMD2<Double>) -> SIMD3<Double> { matrix(center + direction * radius) }
    }

    private static let tolerance = 0.02
    private static let deepest = 24

    /// Adds the contours of a shape to a rasterizer; holes in the opposite direction.
    mutating func flatten(_ shape: DisplayCommand.Shape, into rasterizer: CoverageRasterizer, visible: DeviceRect, _ kernels: Kernels) {
        if let outline = AffineOutline(shape.outline, under: shape.matrix) {
            return rasterizer.add(outline.points(in: points, kernels))
        }
        trace(shape.outline, under: shape.matrix, visible: visible, clockwise: true)
        rasterizer.add(contour)
        guard let hole = shape.outline.hole else { return }
        trace(hole, under: shape.matrix, visible: visible, clockwise: false)
        rasterizer.add(contour)
    }

    private mutating func trace(_ outline: Outline, under matrix: Homography, visible: DeviceRect, clockwise: Bool) {
        contour.removeAll()
        let corners = outline.rect.corners
        let order = [corners.0, corners.1, corners.2, corners.3]
        for index in clockwise ? [0, 1, 2, 3] : [3, 2, 1, 0] {
            guard outline.radius > 0, outline.corners.contains(Self.corners[index]) else {
                contour.append(matrix(order[index]))
                continue
            }
            // Signs of the direction towards the middle of the rectangle.
            let inwards = SIMD2(index == 0 || index == 3 ? 1.0 : -1, index < 2 ? 1 : -1)
            let startsAlongX = (index & 1 == 0) == clockwise
            if outline.curve == .continuous {
                let points = ContinuousCorner.points(extent: outline.extent).map { matrix(order[index] + inwards * $0 * outline.radius) }
                append(startsAlongX ? points.reversed() : points)
                continue
            }
            let corner = Corner(
                center: order[index] + inwards * outline.radius, radius: outline.radius, matrix: matrix, left: Double(visible.left),
                top: Double(visible.top), right: Double(visible.right), bottom: Double(visible.bottom))
            let (alongX, alongY) = (SIMD2(-inwards.x, 0), SIMD2(0, -inwards.y))
            append(corner, from: startsAlongX ? alongX : alongY, to: startsAlongX ? alongY : alongX)
        }
        contour.clipToGuardBand()
    }

    private static let corners: [RoundCorners] = [.minXMinY, .maxXMinY, .maxXMaxY, .minXMaxY]

    /// Halves each of three cubic curves until its control points are near the thirds of its chord; appends the ends of the pieces in
    /// order.
    private mutating func append(_ points: [SIMD3<Double>]) {
        contour.append(points[0])
        for first in stride(from: 0, to: 9, by: 3) {
            var pieces = [(points[first], points[first + 1], points[first + 2], points[first + 3], 0)]
            while let (p0, p1, p2, p3, depth) = pieces.popLast() {
                guard depth < 16, Self.bends(p0, p1, p2, p3) else {
                    contour.append(p3)
                    continue
                }
                let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
                let (d, e) = ((a + b) / 2, (b + c) / 2)
                pieces.append(((d + e) / 2, e, c, p3, depth + 1))
                pieces.append((p0, a, d, (d + e) / 2, depth + 1))
            }
        }
    }

    private static func bends(_ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>) -> Bool {
        guard min(p0.z, p1.z, p2.z, p3.z) > HomogeneousContour.nearest else {
            return max(p0.z, p1.z, p2.z, p3.z) > HomogeneousContour.nearest
        }
        let (a, d) = (p0 / p0.z, p3 / p3.z)
        let (first, second) = (p1 / p1.z - (a * 2 + d) / 3, p2 / p2.z - (a + d * 2) / 3)
        // The curve is nearer to its chord than three quarters of this distance.
        return max((first * first).sum(), (second * second).sum()) > tolerance * tolerance * 16 / 9
    }

    /// Halves a quarter circle until each piece is straight enough or invisible; appends the ends of the pieces in order.
    private mutating func append(_ corner: Corner, from: SIMD2<Double>, to: SIMD2<Double>) {
        contour.append(corner.point(from))
        pending.append(Arc(from: from, to: to, depth: 0))
        while let arc = pending.popLast() {
            let sum = arc.from + arc.to
            let middle = sum / (sum * sum).sum().squareRoot()
            if arc.depth < Self.deepest, bends(arc, middle, of: corner) {
                pending.append(Arc(from: middle, to: arc.to, depth: arc.depth + 1))
                pending.append(Arc(from: arc.from, to: middle, depth: arc.depth + 1))
            } else {
                contour.append(corner.point(arc.to))
            }
        }
    }

    /// Whether a piece of an arc must be halved. Depends on its own ends and visibility alone, so that a tile gets the same edges as the
    /// whole.
    private func bends(_ arc: Arc, _ middle: SIMD2<Double>, of corner: Corner) -> Bool {
        let (from, to) = (corner.point(arc.from), corner.point(arc.to))
        // Intersection of the tangents at the ends: with the ends, a triangle around the arc.
        let tip = corner.point((arc.from + arc.to) / (1 + (arc.from * arc.to).sum()))
        let nearest = min(from.z, to.z, tip.z)
        guard nearest > HomogeneousContour.nearest else { return max(from.z, to.z, tip.z) > HomogeneousContour.nearest }
        let (a, b, t) = (from / from.z, to / to.z, tip / tip.z)
        guard min(a.x, b.x, t.x) <= corner.right, max(a.x, b.x, t.x) >= corner.left, min(a.y, b.y, t.y) <= corner.bottom,
            max(a.y, b.y, t.y) >= corner.top
        else { return false }
        let image = corner.point(middle)
        let sag = image / image.z - (a + b) / 2
        return sag.x * sag.x + sag.y * sag.y > Self.tolerance * Self.tolerance
    }
}

/// Points in 1/256 pixel, as separate coordinate arrays, padded for kernels that read and write beyond the end.
final class OutlinePoints {
    let x = ScratchBuffer<Int32>()
    let y = ScratchBuffer<Int32>()

    func reserve(_ count: Int) {
        x.reserve(count + 8)
        y.reserve(count + 8)
    }
}
