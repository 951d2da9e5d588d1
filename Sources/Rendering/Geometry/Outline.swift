import RenderScene

/// A closed shape that a layer draws or clips with, in its own plane: a rectangle, possibly with round corners, possibly only its rim.
struct Outline: Equatable, Sendable {
    var rect: PlaneRect
    /// Corner radius in points; at most half the shorter edge.
    private(set) var radius: Double
    /// Width of the rim inside the rectangle, in points; nil fills the rectangle.
    private(set) var rim: Double?

    private(set) var corners: RoundCorners
    private(set) var curve: CornerCurve

    @inline(__always)
    init(_ rect: PlaneRect, radius: Double = 0, rim: Double? = nil, corners: RoundCorners = .all, curve: CornerCurve = .circular) {
        self.rect = rect
        (self.corners, self.curve) = (corners, curve)
        let longest = max(min(rect.width, rect.height) / 2, 0)
        self.radius = radius > 0 && !corners.isEmpty ? min(radius, longest) : 0
        // A rim that meets itself in the middle leaves no hole.
        if let rim, rim < longest { self.rim = rim }
    }

    /// Outline of the hole, if any; its corners are concentric with the outer ones.
    var hole: Outline? {
        guard let rim else { return nil }
        return Outline(rect.inset(by: rim), radius: radius - rim, corners: corners, curve: curve)
    }

    /// Distance from the corner at which its curve begins, in radii: 1 for a circle. A continuous curve that does not fit the edges is less
    /// continuous, and a circle at half the shorter edge.
    var extent: Double {
        guard curve == .continuous, radius > 0 else { return 1 }
        return min(ContinuousCorner.extent, max(min(rect.width, rect.height) / 2 / radius, 1))
    }

    /// Whether a point of the plane is inside a rectangle with circular corners inscribed in this outline; ignores the hole.
    func contains(_ p: SIMD2<Double>) -> Bool {
        let radius = radius * extent
        guard rect.left <= p.x, p.x <= rect.right, rect.top <= p.y, p.y <= rect.bottom else { return false }
        let x = max(rect.left + radius - p.x, p.x - (rect.right - radius), 0)
        let y = max(rect.top + radius - p.y, p.y - (rect.bottom - radius), 0)
        return x * x + y * y <= radius * radius
    }

    /// Whether the outline's image under a map covers all of some pixels, with a margin for rounding.
    func covers(_ pixels: DeviceRect, under matrix: Homography) -> Bool {
        guard rim == nil else { return false }
        if radius == 0, let image = matrix.uprightImage(of: rect) {
            return image.left <= pixels.left * FixedPoint.one && image.top <= pixels.top * FixedPoint.one
                && image.right >= pixels.right * FixedPoint.one && image.bottom >= pixels.bottom * FixedPoint.one
        }
        guard let inverse = matrix.inverse else { return false }
        let spare = 1.0 / 64
        let (left, right) = (Double(pixels.left) - spare, Double(pixels.right) + spare)
        let (top, bottom) = (Double(pixels.top) - spare, Double(pixels.bottom) + spare)
        // The outline is convex, and so is its image in front of the eye: testing four corners suffices.
        for corner in [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)] {
            let p = inverse(corner)
            // The third component is 1/w of the point found: positive in front of the eye.
            guard p.z > 0, contains(SIMD2(p.x, p.y) / p.z) else { return false }
        }
        return true
    }
}
