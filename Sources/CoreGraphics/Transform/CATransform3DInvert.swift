/// The inverse of `t`; returns `t` itself if it is singular.
///
/// Source: `Documentation/Behavior.md#transform-interpolation`, “Functions”.
@inlinable
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

extension CATransform3D {
    /// The inverse; nil for a singular transform.
    @inlinable
    package var inverse: CATransform3D? {
        if CATransform3DIsAffine(self) {
            // Fewer roundings than below, and an affine transform stays exactly affine.
            let determinant = m11 * m22 - m12 * m21
            guard determinant != 0, determinant.isFinite else { return nil }
            return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self).inverted())
        }
        // By 2x2 minors of the upper and of the lower two rows.
        let (a, b, c, d) = (row1, row2, row3, row4)
        let s0 = a.x * b.y - a.y * b.x
        let s1 = a.x * b.z - a.z * b.x
        let s2 = a.x * b.w - a.w * b.x
        let s3 = a.y * b.z - a.z * b.y
        let s4 = a.y * b.w - a.w * b.y
        let s5 = a.z * b.w - a.w * b.z
        let c5 = c.z * d.w - c.w * d.z
        let c4 = c.y * d.w - c.w * d.y
        let c3 = c.y * d.z - c.z * d.y
        let c2 = c.x * d.w - c.w * d.x
        let c1 = c.x * d.z - c.z * d.x
        let c0 = c.x * d.y - c.y * d.x
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let r1 = SIMD4(
            b.y * c5 - b.z * c4 + b.w * c3, -a.y * c5 + a.z * c4 - a.w * c3,
            d.y * s5 - d.z * s4 + d.w * s3, -c.y * s5 + c.z * s4 - c.w * s3)
        let r2 = SIMD4(
            -b.x * c5 + b.z * c2 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1,
            -d.x * s5 + d.z * s2 - d.w * s1, c.x * s5 - c.z * s2 + c.w * s1)
        let r3 = SIMD4(
            b.x * c4 - b.y * c2 + b.w * c0, -a.x * c4 + a.y * c2 - a.w * c0,
            d.x * s4 - d.y * s2 + d.w * s0, -c.x * s4 + c.y * s2 - c.w * s0)
        let r4 = SIMD4(
            -b.x * c3 + b.y * c1 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0,
            -d.x * s3 + d.y * s1 - d.z * s0, c.x * s3 - c.y * s1 + c.z * s0)
        return CATransform3D(rows: r1 / determinant, r2 / determinant, r3 / determinant, r4 / determinant)
    }
}
