/// What a view's content means, which decides whether it is mirrored where the interface runs from right to left.
///
/// Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified = 0
    /// Controls of sound and film: never mirrored.
    case playback = 1
    /// Directions in space: never mirrored.
    case spatial = 2
    /// From left to right in any interface.
    case forceLeftToRight = 3
    /// From right to left in any interface.
    case forceRightToLeft = 4
}
