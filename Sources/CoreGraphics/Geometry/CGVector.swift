/// A two-dimensional vector.
///
/// Any value is stored as given, including NaN and infinity; properties that store vectors reject those. Follows
/// [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
@frozen
public struct CGVector: Hashable, Sendable {
    /// The x component.
    public var dx: CGFloat
    /// The y component.
    public var dy: CGFloat

    /// Creates the zero vector.
    @inlinable
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// Creates a vector from components.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from components.
    @inlinable
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from components.
    @inlinable
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The zero vector.
    @inlinable
    public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
    /// Decodes the format of `encode(to:)`: the two components, x first, without keys; throws the decoder's error otherwise.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
    }

    /// Encodes the two components, x first, without keys, as Apple's does.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components in parentheses, `(1.0, 2.0)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
