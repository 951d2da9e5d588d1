/// The style of the ends of an open line.
///
/// Source: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Extends beyond the end point by half the line width.
    case square = 2
}
