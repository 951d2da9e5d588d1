import CoreGraphics

/// What happens to text that is wider than its place.
///
/// Source: https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words, or within a word wider than a line.
    case byWordWrapping
    /// Lines break between any two characters.
    case byCharWrapping
    /// Text past the edge is cut off.
    case byClipping
    /// The last line shows its end; an ellipsis stands for what is left out before.
    case byTruncatingHead
    /// The last line shows its beginning; an ellipsis stands for what is left out after.
    case byTruncatingTail
    /// The last line shows beginning and end; an ellipsis stands for what is left out between.
    case byTruncatingMiddle
}

extension NSLineBreakMode {
    /// The same as the text engine calls it.
    var layoutLineBreaking: TextLayout.LineBreaking {
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
