/// A convex polygon on the target, in pixels, its corners in the direction from x to y.
struct ConvexPolygon {
    private(set) var corners: [SIMD2<Double>]
    private(set) var low = SIMD2(repeating: Double.infinity)
    private(set) var high = SIMD2(repeating: -Double.infinity)

    /// Takes corners in order, in either direction.
    init(_ corners: [SIMD2<Double>]) {
        self.corners = corners
        if signedArea < 0 { self.corners.reverse() }
        measure()
    }

    init(_ pixels: DeviceRect) {
        let (left, top, right, bottom) = (Double(pixels.left), Double(pixels.top), Double(pixels.right), Double(pixels.bottom))
        self.init([SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)])
    }

    private var signedArea: Double {
        guard var from = corners.last else { return 0 }
        var sum = 0.0
        for to in corners {
            sum += from.x * to.y - from.y * to.x
            from = to
        }
        return sum / 2
    }

    /// Whether it contains no point.
    var isEmpty: Bool { corners.count < 3 }

    var area: Double { corners.count < 3 ? 0 : abs(signedArea) }

    /// Mean of the corners; the origin if there are none.
    var middle: SIMD2<Double> { corners.isEmpty ? .zero : corners.reduce(.zero, +) / Double(corners.count) }

    /// The part on the side of a line where `(x, y, 1) · line` is positive.
    func clipped(by line: SIMD3<Double>) -> ConvexPolygon {
        guard var from = corners.last else { return self }
        var fromDistance = line.value(at: from)
        var inside: [SIMD2<Double>] = []
        inside.reserveCapacity(corners.count + 1)
        for to in corners {
            let toDistance = line.value(at: to)
            if (fromDistance >= 0) != (toDistance >= 0) {
                inside.append(from + (to - from) * (fromDistance / (fromDistance - toDistance)))
            }
            if toDistance >= 0 { inside.append(to) }
            (from, fromDistance) = (to, toDistance)
        }
        var clipped = self
        clipped.corners = inside
        clipped.measure()
        return clipped
    }

    /// The intersection of two polygons.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var common = self
        guard var from = other.corners.last else { return other }
        for to in other.corners {
            let edge = to - from
            common = common.clipped(by: SIMD3(-edge.y, edge.x, edge.y * from.x - edge.x * from.y))
            from = to
        }
        return common
    }

    /// Whether the bounding boxes intersect.
    func isNear(_ other: ConvexPolygon) -> Bool {
        low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
    }

    private mutating func measure() {
        low = SIMD2(repeating: .infinity)
        high = SIMD2(repeating: -.infinity)
        for corner in corners {
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
    }
}

extension SIMD3<Double> {
    /// Value at a point of the linear function with these coefficients of x, y and 1.
    @inline(__always)
    func value(at p: SIMD2<Double>) -> Double { x * p.x + y * p.y + z }
}
