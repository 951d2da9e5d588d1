import RenderScene

/// The closed shape a layer draws or clips with, in its own plane: a rectangle, perhaps with round corners, perhaps only its rim.
struct Outline: Equatable, Sendable {
    var rect: PlaneRect
    /// Of the corners, in points; at most half the shorter side.
    private(set) var radius: Double
    /// Width of the rim inside the rectangle, in points; nil fills the whole.
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

    /// The edge of the hole, where there is one: its corners stay concentric with the outer ones.
    var hole: Outline? {
        guard let rim else { return nil }
        return Outline(rect.inset(by: rim), radius: radius - rim, corners: corners, curve: curve)
    }

    /// How far from its corner a curve begins, in radii: 1 for a circle. A continuous one that does not fit the sides is the less continuous, so that at
    /// half the shorter side there is a circle again.
    var extent: Double {
        guard curve == .continuous, radius > 0 else { return 1 }
        return min(ContinuousCorner.extent, max(min(rect.width, rect.height) / 2 / radius, 1))
    }

    /// Whether a point of the plane lies inside a rectangle with circles at all corners, which this outline holds; the hole not counted.
    func contains(_ p: SIMD2<Double>) -> Bool {
        let radius = radius * extent
        guard rect.left <= p.x, p.x <= rect.right, rect.top <= p.y, p.y <= rect.bottom else { return false }
        let x = max(rect.left + radius - p.x, p.x - (rect.right - radius), 0)
        let y = max(rect.top + radius - p.y, p.y - (rect.bottom - radius), 0)
        return x * x + y * y <= radius * radius
    }

    /// Whether the outline's image under a map covers all of some pixels, with a little to spare for rounding.
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
        // The outline is convex and so is its image before the eye: four corners inside are enough.
        for corner in [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)] {
            let p = inverse(corner)
            // The third component is 1/w of the point found: positive before the eye.
            guard p.z > 0, contains(SIMD2(p.x, p.y) / p.z) else { return false }
        }
        return true
    }
}
