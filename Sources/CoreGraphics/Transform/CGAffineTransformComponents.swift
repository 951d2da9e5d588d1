/// The decomposition of an affine transform, in order of application: scale, shear, rotation, translation.
///
/// Follows [CGAffineTransformComponents](https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents).
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors along x and y; a negative one mirrors.
    public var scale: CGSize
    /// The shear of x per point of y, after scaling; 0 is none.
    public var horizontalShear: CGFloat
    /// The angle in radians, as in `CGAffineTransform(rotationAngle:)`.
    public var rotation: CGFloat
    /// The translation, in points.
    public var translation: CGVector

    /// Creates components; omitted ones are the identity's.
    @inlinable
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that applies scale, shear, rotation and translation.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (sx, sy, shear) = (components.scale.width, components.scale.height, components.horizontalShear)
        self.init(
            a: sx * cosine, b: sx * sine,
            c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// The components from which `init(_:)` recreates this transform.
    ///
    /// A mirroring transform has one negative factor: that of x if `a` is less than `d`, otherwise that of y (the choice of
    /// `Documentation/Behavior.md#transform-interpolation`). A singular transform loses the shear, because the height is zero. Follows
    /// [decomposed()](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/decomposed()).
    public func decomposed() -> CGAffineTransformComponents {
        let determinant = a * d - b * c
        let length = hypot(a, b)
        let translation = CGVector(dx: tx, dy: ty)
        guard length > 0 else {
            // x collapses: the rotation is the one from y to the second row.
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
        }
        let width = determinant < 0 && a < d ? -length : length
        let (cosine, sine) = (a / width, b / width)
        let height = determinant / width
        let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(sine, cosine), translation: translation)
    }
}
