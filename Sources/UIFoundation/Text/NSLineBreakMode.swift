import CoreGraphics

/// The handling of text that is wider than its container.
///
/// Source: https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks lines between words, or inside a word wider than a line.
    case byWordWrapping
    /// Breaks lines between any two characters.
    case byCharWrapping
    /// Clips text at the edge.
    case byClipping
    /// Shows the end of the last line after an ellipsis.
    case byTruncatingHead
    /// Shows the beginning of the last line with an ellipsis at its end.
    case byTruncatingTail
    /// Shows beginning and end of the last line with an ellipsis between.
    case byTruncatingMiddle
}

extension NSLineBreakMode {
    /// The equivalent of the text engine.
    package var layoutLineBreaking: TextLayout.LineBreaking {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
