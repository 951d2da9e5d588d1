/// How the ends of an open line look.
///
/// Source: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half the line's width further than the end point.
    case square = 2
}
