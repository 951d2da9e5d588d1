/// A difference of two points: a direction with a length.
///
/// The space is that of the points it was taken from, in points. Any value is kept as given, NaN and infinity included; whoever
/// stores a vector refuses those. Follows [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
@frozen
public struct CGVector: Hashable, Sendable {
    /// The part along x, in points.
    public var dx: CGFloat
    /// The part along y, in points.
    public var dy: CGFloat

    /// Makes the zero vector.
    @inlinable
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// Makes a vector of these parts, in points.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector of these parts, in points.
    @inlinable
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector of these parts, in points.
    @inlinable
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector of no length.
    @inlinable
    public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
    /// Reads what `encode(to:)` wrote: the two parts, x first, without keys; throws the decoder's error otherwise.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
    }

    /// Writes the two parts, x first, without keys: the form Apple's has.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The parts in parentheses, `(1.0, 2.0)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
