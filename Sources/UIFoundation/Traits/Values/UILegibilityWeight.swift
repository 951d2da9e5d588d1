/// The user's preferred font weight.
///
/// Source: https://developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// Regular weight.
    case regular = 0
    /// Bold text, as set by the user.
    case bold = 1
}
