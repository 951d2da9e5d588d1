import CoreGraphics

/// Where lines of text stand between the left and the right edge.
///
/// Source: https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// Half way.
    case center
    /// At the right edge.
    case right
    /// From edge to edge, the last line of a paragraph natural.
    case justified
    /// Where the script of the text begins its lines.
    case natural
}

extension NSTextAlignment {
    /// The same as the text engine calls it.
    var layoutAlignment: TextLayout.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
