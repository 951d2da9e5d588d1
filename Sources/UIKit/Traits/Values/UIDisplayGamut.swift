/// The range of colours a screen shows.
///
/// Source: https://developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = -1
    /// That of sRGB, which every screen here has.
    case SRGB = 0
    /// The wider one of Display P3.
    case P3 = 1
}
