/// A two-dimensional affine transform.
///
/// Points are row vectors: `[x y 1]` times `[a b 0; c d 0; tx ty 1]`, so `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. A positive
/// angle rotates x toward y, clockwise on a screen whose y points down. Any value is stored as given, including NaN and infinity;
/// properties that store transforms reject those. Follows
/// [CGAffineTransform](https://developer.apple.com/documentation/corefoundation/cgaffinetransform).
///
/// ```swift
/// let turned = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
/// let corner = CGPoint(x: 10, y: 0).applying(turned)  // (100, 10)
/// ```
@frozen
public struct CGAffineTransform: Hashable, Sendable {
    /// The coefficient of x in x'.
    public var a: CGFloat
    /// The coefficient of x in y'.
    public var b: CGFloat
    /// The coefficient of y in x'.
    public var c: CGFloat
    /// The coefficient of y in y'.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// Creates a transform of zeros, as C does; `identity` is the identity transform.
    @inlinable
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its entries.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its entries.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation about the origin by an angle in radians.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scale about the origin; a negative factor mirrors.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// The identity transform.
    @inlinable
    public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Whether every entry equals the identity's.
    @inlinable
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: Codable {
    /// Decodes the format of `encode(to:)`: a, b, c, d, tx, ty without keys; throws the decoder's error otherwise.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            a: try container.decode(CGFloat.self), b: try container.decode(CGFloat.self),
            c: try container.decode(CGFloat.self), d: try container.decode(CGFloat.self),
            tx: try container.decode(CGFloat.self), ty: try container.decode(CGFloat.self))
    }

    /// Encodes a, b, c, d, tx, ty without keys, as Apple's does.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for entry in [a, b, c, d, tx, ty] {
            try container.encode(entry)
        }
    }
}
