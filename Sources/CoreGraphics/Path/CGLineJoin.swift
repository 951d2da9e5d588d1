/// The style of line corners.
///
/// Source: [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
