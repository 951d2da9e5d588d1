/// The colour gamut of a screen.
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
