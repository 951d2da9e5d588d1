import RenderScene

/// A projective map of the plane with row vectors: (x, y, 1) · H = (X, Y, W), displayed at (X/W, Y/W).
///
/// A 4x4 matrix reduced to a layer's plane (z = 0) flattened into its superlayer's (z dropped); composes without intermediate division.
package struct Homography: Sendable, Equatable {
    package var xx, xy, xw: Double
    package var yx, yy, yw: Double
    package var tx, ty, tw: Double

    package init(
        _ xx: Double, _ xy: Double, _ xw: Double, _ yx: Double, _ yy: Double, _ yw: Double, _ tx: Double, _ ty: Double, _ tw: Double
    ) {
        (self.xx, self.xy, self.xw) = (xx, xy, xw)
        (self.yx, self.yy, self.yw) = (yx, yy, yw)
        (self.tx, self.ty, self.tw) = (tx, ty, tw)
    }

    package static let identity = Homography(1, 0, 0, 0, 1, 0, 0, 0, 1)

    /// The map of a plane under a 4x4 matrix.
    package init(_ m: CATransform3D) {
        self.init(
            Double(m.m11), Double(m.m12), Double(m.m14), Double(m.m21), Double(m.m22), Double(m.m24), Double(m.m41), Double(m.m42),
            Double(m.m44))
    }

    package static func scale(_ s: Double) -> Homography { Homography(s, 0, 0, 0, s, 0, 0, 0, 1) }

    package static func translation(_ x: Double, _ y: Double) -> Homography { Homography(1, 0, 0, 0, 1, 0, x, y, 1) }

    /// This map followed by `next`.
    @inline(__always)
    package func concatenating(_ n: Homography) -> Homography {
        // The third column is nearly always (0, 0, 1): skips the products with it.
        guard isAffine, tw == 1, n.isAffine, n.tw == 1 else { return concatenatingInFull(n) }
        return Homography(
            xx * n.xx + xy * n.yx, xx * n.xy + xy * n.yy, 0, yx * n.xx + yy * n.yx, yx * n.xy + yy * n.yy, 0,
            tx * n.xx + ty * n.yx + n.tx, tx * n.xy + ty * n.yy + n.ty, 1)
    }

    private func concatenatingInFull(_ n: Homography) -> Homography {
        Homography(
            xx * n.xx + xy * n.yx + xw * n.tx, xx * n.xy + xy * n.yy + xw * n.ty, xx * n.xw + xy * n.yw + xw * n.tw,
            yx * n.xx + yy * n.yx + yw * n.tx, yx * n.xy + yy * n.yy + yw * n.ty, yx * n.xw + yy * n.yw + yw * n.tw,
            tx * n.xx + ty * n.yx + tw * n.tx, tx * n.xy + ty * n.yy + tw * n.ty, tx * n.xw + ty * n.yw + tw * n.tw)
    }

    @inline(__always)
    package var isAffine: Bool { xw == 0 && yw == 0 }

    @inline(__always)
    package var determinant: Double {
        xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
    }

    package var isFinite: Bool {
        (xx + xy + xw + yx + yy + yw + tx + ty + tw).isFinite
    }

    /// The inverse; nil if the map is singular or not finite.
    package var inverse: Homography? {
        let d = determinant
        guard d != 0, d.isFinite else { return nil }
        let s = 1 / d
        let inverse = Homography(
            (yy * tw - yw * ty) * s, (xw * ty - xy * tw) * s, (xy * yw - xw * yy) * s,
            (yw * tx - yx * tw) * s, (xx * tw - xw * tx) * s, (xw * yx - xx * yw) * s,
            (yx * ty - yy * tx) * s, (xy * tx - xx * ty) * s, (xx * yy - xy * yx) * s)
        return inverse.isFinite ? inverse : nil
    }

    /// X, Y and W of a point before division.
    @inline(__always)
    package func homogeneous(_ x: Double, _ y: Double) -> SIMD3<Double> {
        SIMD3(x * xx + y * yx + tx, x * xy + y * yy + ty, x * xw + y * yw + tw)
    }

    /// Image of a point; nil at or behind the eye (W ≤ 0).
    package func project(_ p: CGPoint) -> CGPoint? {
        let h = homogeneous(Double(p.x), Double(p.y))
        guard h.z > 0 else { return nil }
        return CGPoint(x: h.x / h.z, y: h.y / h.z)
    }
}
