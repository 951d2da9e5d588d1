/// A projective transform of space: a matrix of four rows of four.
///
/// Points are rows: `[x y z 1]` times the matrix, divided by the fourth coordinate of the result. `m41 m42 m43` move, in points; `m34 = -1/d`
/// sees the scene from d points in front. Any value is kept as given, NaN and infinity included; whoever stores a transform refuses
/// those. Follows [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d); `QuartzCore` re-exports it.
@frozen
public struct CATransform3D: Hashable, Sendable {
    /// The first row: where a step along x goes.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row: where a step along y goes.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row: where a step along z goes.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row: where the origin goes.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes the transform of sixteen zeros, as C does; `CATransform3DIdentity` is the one that changes nothing.
    @inlinable
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Makes a transform of these entries.
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
