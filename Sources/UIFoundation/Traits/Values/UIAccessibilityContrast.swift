/// Contrast of the interface's colours.
///
/// Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// Increased contrast, as set by the user.
    case high = 1
}
