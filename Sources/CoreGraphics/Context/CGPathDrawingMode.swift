/// The operation of ``CGContext/drawPath(using:)``.
///
/// Source: [CGPathDrawingMode](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode).
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by the winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}
