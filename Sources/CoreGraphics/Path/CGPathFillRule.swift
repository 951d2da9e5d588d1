/// The rule that determines the inside of a path.
///
/// Source: [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Sendable {
    /// Points with a nonzero winding number: clockwise minus counterclockwise revolutions of the path.
    case winding = 0
    /// Points that the path encloses an odd number of times.
    case evenOdd = 1
}
