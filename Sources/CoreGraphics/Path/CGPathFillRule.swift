/// Which points count as inside a path.
///
/// Source: [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path goes around, counting turns one way against turns the other way.
    case winding = 0
    /// Those around which the path goes an odd number of times.
    case evenOdd = 1
}
