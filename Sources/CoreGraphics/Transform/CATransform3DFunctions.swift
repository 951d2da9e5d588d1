/// The identity transform.
@inlinable
public var CATransform3DIdentity: CATransform3D {
    CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Whether every entry equals the identity's.
@inlinable
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all entries are equal.
@inlinable
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Creates a translation, in points.
@inlinable
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Creates a scale about the origin; a negative factor mirrors.
@inlinable
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Creates a rotation in radians about the axis through the origin and `(x, y, z)`, of any length.
///
/// About `(0, 0, 1)` a positive angle rotates x toward y. An axis of length zero, or one that is not finite, gives the identity.
/// Source: `Documentation/Behavior.md#transform-interpolation`, “Functions”.
@inlinable
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    // Normalized by the largest component first, so that no square overflows or underflows.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite, x == x, y == y, z == z else { return CATransform3DIdentity }
    var (x, y, z) = (x / largest, y / largest, z / largest)
    let length = (x * x + y * y + z * z).squareRoot()
    (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    return CATransform3D(
        m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
        m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
        m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Translates, in points, before applying `t`.
@inlinable
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    let (r1, r2, r3) = (t.row1, t.row2, t.row3)
    return CATransform3D(rows: r1, r2, r3, r1 * tx.native + r2 * ty.native + r3 * tz.native + t.row4)
}

/// Scales before applying `t`.
@inlinable
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: t.row1 * sx.native, t.row2 * sy.native, t.row3 * sz.native, t.row4)
}

/// Rotates, in radians about an axis as in `CATransform3DMakeRotation`, before applying `t`.
@inlinable
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a` first, then `b`: the matrix product `a · b`.
@inlinable
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(rows: b.applied(to: a.row1), b.applied(to: a.row2), b.applied(to: a.row3), b.applied(to: a.row4))
}

/// The 3D transform with the same effect on the plane z = 0 as `m`.
@inlinable
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether the transform is exactly an affine transform of the plane.
@inlinable
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// The affine part, `m11 m12 m21 m22 m41 m42`; exact only if `CATransform3DIsAffine` is true.
@inlinable
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
