/// Row access for vectorized code, and operations beyond Apple's functions.
extension CATransform3D {
    /// Creates a transform from four rows.
    @inlinable
    package init(rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
        self.init(
            m11: CGFloat(r1.x), m12: CGFloat(r1.y), m13: CGFloat(r1.z), m14: CGFloat(r1.w),
            m21: CGFloat(r2.x), m22: CGFloat(r2.y), m23: CGFloat(r2.z), m24: CGFloat(r2.w),
            m31: CGFloat(r3.x), m32: CGFloat(r3.y), m33: CGFloat(r3.z), m34: CGFloat(r3.w),
            m41: CGFloat(r4.x), m42: CGFloat(r4.y), m43: CGFloat(r4.z), m44: CGFloat(r4.w))
    }

    /// `m11 m12 m13 m14`.
    @inlinable package var row1: SIMD4<Double> { SIMD4(m11.native, m12.native, m13.native, m14.native) }
    /// `m21 m22 m23 m24`.
    @inlinable package var row2: SIMD4<Double> { SIMD4(m21.native, m22.native, m23.native, m24.native) }
    /// `m31 m32 m33 m34`.
    @inlinable package var row3: SIMD4<Double> { SIMD4(m31.native, m32.native, m33.native, m34.native) }
    /// `m41 m42 m43 m44`.
    @inlinable package var row4: SIMD4<Double> { SIMD4(m41.native, m42.native, m43.native, m44.native) }

    /// The row `[x y z w]` times the matrix: homogeneous coordinates, not yet divided by the fourth.
    @inlinable
    package func applied(to v: SIMD4<Double>) -> SIMD4<Double> {
        row1 * v.x + row2 * v.y + row3 * v.z + row4 * v.w
    }

    /// The image of a point of the plane z = 0, in homogeneous coordinates; it is behind the eye if w is not positive.
    @inlinable
    package func applied(to point: CGPoint) -> SIMD4<Double> {
        row1 * point.x.native + row2 * point.y.native + row4
    }

    /// Whether no entry is NaN or infinite.
    @inlinable
    package var isFinite: Bool {
        // Zero times a finite number is zero, otherwise NaN; unlike a sum this cannot overflow.
        var zero = row1 * 0
        zero += row2 * 0
        zero += row3 * 0
        zero += row4 * 0
        return zero == .zero
    }
}
