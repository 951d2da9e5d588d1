/// Contrast of the interface's colors.
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

/// The color gamut of a screen.
///
/// Source: https://developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// The sRGB gamut, the only one of screens here.
    case SRGB = 0
    /// The Display P3 gamut.
    case P3 = 1
}
