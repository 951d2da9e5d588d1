/// The writing direction of text.
///
/// Source: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// That of the first strongly directional character, by the Unicode bidirectional algorithm.
    case natural = -1
    /// Left to right, as Latin.
    case leftToRight
    /// Right to left, as Arabic and Hebrew.
    case rightToLeft
}
