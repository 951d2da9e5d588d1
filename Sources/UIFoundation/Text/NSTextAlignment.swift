import CoreGraphics

/// The horizontal alignment of text.
///
/// Source: https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    /// Aligned to the left edge.
    case left
    /// Centred.
    case center
    /// Aligned to the right edge.
    case right
    /// Justified; the last line of a paragraph has natural alignment.
    case justified
    /// Aligned by the direction of the text's script.
    case natural
}

extension NSTextAlignment {
    /// The equivalent of the text engine.
    package var layoutAlignment: TextLayout.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
