import RenderScene

/// A rectangle in a layer's own plane, by its edges, in points.
struct PlaneRect: Equatable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The same rectangle standardised; nil when it is not finite.
    init?(_ rect: CGRect) {
        let v = rect.simd
        let (x, y) = (v.x + v.z, v.y + v.w)
        guard v.x.isFinite, v.y.isFinite, x.isFinite, y.isFinite else { return nil }
        self.init(left: min(v.x, x), top: min(v.y, y), right: max(v.x, x), bottom: max(v.y, y))
    }

    var width: Double { right - left }
    var height: Double { bottom - top }
    var isEmpty: Bool { !(left < right && top < bottom) }

    func inset(by distance: Double) -> PlaneRect {
        PlaneRect(left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
    }

    func scaled(by factor: SIMD2<Double>) -> PlaneRect {
        PlaneRect(left: left * factor.x, top: top * factor.y, right: right * factor.x, bottom: bottom * factor.y)
    }

    func intersection(_ other: PlaneRect) -> PlaneRect {
        PlaneRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    /// Whether this rectangle contains another one, up to rounding errors.
    func contains(_ other: PlaneRect) -> Bool {
        let slack = 1e-9 * max(other.width, other.height)
        return left <= other.left + slack && top <= other.top + slack && right >= other.right - slack && bottom >= other.bottom - slack
    }

    /// The corners in order around the rectangle, from the top left to the top right.
    var corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
        (SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom))
    }
}
