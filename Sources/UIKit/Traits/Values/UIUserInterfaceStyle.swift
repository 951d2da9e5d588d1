/// Whether an interface is light or dark.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = 0
    /// Dark content on a light ground.
    case light = 1
    /// Light content on a dark ground.
    case dark = 2
}
