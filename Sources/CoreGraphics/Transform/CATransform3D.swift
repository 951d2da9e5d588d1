/// A three-dimensional projective transform: a 4 x 4 matrix.
///
/// Points are row vectors: `[x y z 1]` times the matrix, divided by the fourth coordinate of the result. `m41 m42 m43` translate, in
/// points; `m34 = -1/d` is a perspective with the eye d points in front. Any value is stored as given, including NaN and infinity;
/// properties that store transforms reject those. Follows
/// [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d); `QuartzCore` re-exports it.
@frozen
public struct CATransform3D: Hashable, Sendable {
    /// The first row: the image of the x unit vector.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row: the image of the y unit vector.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row: the image of the z unit vector.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row: the image of the origin.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a transform of zeros, as C does; the identity is `CATransform3DIdentity`.
    @inlinable
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its entries.
    @inlinable
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}
