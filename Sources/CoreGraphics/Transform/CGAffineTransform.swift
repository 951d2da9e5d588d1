/// A transform of the plane that keeps lines straight and parallel.
///
/// Points are rows: `[x y 1]` times `[a b 0; c d 0; tx ty 1]`, so `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. A positive angle turns
/// x towards y, clockwise on a screen whose y points down. Any value is kept as given, NaN and infinity included; whoever stores a
/// transform refuses those. Follows [CGAffineTransform](https://developer.apple.com/documentation/corefoundation/cgaffinetransform).
@frozen
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// The move along x, in points.
    public var tx: CGFloat
    /// The move along y, in points.
    public var ty: CGFloat

    /// Makes the transform of six zeros, as C does; `identity` is the one that changes nothing.
    @inlinable
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform of these entries.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform of these entries.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a turn about the origin by an angle in radians.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes a scale about the origin; a negative factor mirrors.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a move, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// The transform that changes nothing.
    @inlinable
    public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Whether every entry equals the identity's.
    @inlinable
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: Codable {
    /// Reads what `encode(to:)` wrote: a, b, c, d, tx, ty without keys; throws the decoder's error otherwise.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            a: try container.decode(CGFloat.self), b: try container.decode(CGFloat.self),
            c: try container.decode(CGFloat.self), d: try container.decode(CGFloat.self),
            tx: try container.decode(CGFloat.self), ty: try container.decode(CGFloat.self))
    }

    /// Writes a, b, c, d, tx, ty without keys: the form Apple's has.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for entry in [a, b, c, d, tx, ty] {
            try container.encode(entry)
        }
    }
}
