import RenderScene

extension Homography {
    /// Homogeneous image of a point: x, y and w.
    @inline(__always)
    func callAsFunction(_ p: SIMD2<Double>) -> SIMD3<Double> { homogeneous(p.x, p.y) }

    /// Pixels that the image of a rectangle touches, within `limits`; empty if none is visible.
    func deviceBounds(of rect: PlaneRect, within limits: DeviceRect) -> DeviceRect {
        guard !rect.isEmpty else { return .empty }
        if isAffine {
            guard tw > 0 else { return .empty }
            // The minimum is taken term by term, rounded or not.
            let (left, top) = (SIMD2(xx, xy) * rect.left, SIMD2(yx, yy) * rect.top)
            let (right, bottom) = (SIMD2(xx, xy) * rect.right, SIMD2(yx, yy) * rect.bottom)
            let origin = SIMD2(tx, ty)
            var low = left.replacing(with: right, where: right .< left) + top.replacing(with: bottom, where: bottom .< top) + origin
            var high = left.replacing(with: right, where: right .> left) + top.replacing(with: bottom, where: bottom .> top) + origin
            if tw != 1 { (low, high) = (low / tw, high / tw) }
            return Self.pixels(low, high).intersection(limits)
        }
        return clippedBounds(of: rect).intersection(limits)
    }

    /// Same, for a rectangle partly behind the eye.
    private func clippedBounds(of rect: PlaneRect) -> DeviceRect {
        let corners = rect.corners
        let images = (self(corners.0), self(corners.1), self(corners.2), self(corners.3))
        var contour = HomogeneousContour()
        contour.append(images.0)
        contour.append(images.1)
        contour.append(images.2)
        contour.append(images.3)
        contour.clipToGuardBand()
        guard let first = contour.points.first else { return .empty }
        var (low, high) = (first / first.z, first / first.z)
        for point in contour.points {
            low = pointwiseMin(low, point / point.z)
            high = pointwiseMax(high, point / point.z)
        }
        return Self.pixels(SIMD2(low.x, low.y), SIMD2(high.x, high.y))
    }

    /// Edges in 1/256 pixel of a rectangle's image, if that is an axis-aligned rectangle; otherwise nil.
    func uprightImage(of rect: PlaneRect) -> DeviceRect? {
        guard isAffine, tw > 0, !rect.isEmpty else { return nil }
        let corners = rect.corners
        func fixed(_ corner: SIMD2<Double>) -> SIMD2<Int> {
            let image = self(corner) / tw
            return SIMD2(FixedPoint.clamping(image.x), FixedPoint.clamping(image.y))
        }
        let (a, b, c, d) = (fixed(corners.0), fixed(corners.1), fixed(corners.2), fixed(corners.3))
        guard a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y else {
            return nil
        }
        return DeviceRect(left: min(a.x, c.x), top: min(a.y, c.y), right: max(a.x, c.x), bottom: max(a.y, c.y))
    }

    @inline(__always)
    private static func pixels(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> DeviceRect {
        let round = FixedPoint.one - 1
        return DeviceRect(
            left: FixedPoint.clamping(low.x) >> FixedPoint.bits, top: FixedPoint.clamping(low.y) >> FixedPoint.bits,
            right: (FixedPoint.clamping(high.x) + round) >> FixedPoint.bits,
            bottom: (FixedPoint.clamping(high.y) + round) >> FixedPoint.bits)
    }
}
