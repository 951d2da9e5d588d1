/// The type of device of an interface.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
