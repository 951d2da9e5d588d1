/// How strongly colours stand out from each other.
///
/// Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// More, as the user asked for.
    case high = 1
}
