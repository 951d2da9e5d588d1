/// Light or dark interface style.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = 0
    /// Dark content on a light background.
    case light = 1
    /// Light content on a dark background.
    case dark = 2
}
