/// Whether the user asked for bold text.
///
/// Source: https://developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// Bold.
    case bold = 1
}
