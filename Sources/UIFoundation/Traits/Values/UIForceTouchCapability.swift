/// Whether a screen measures the pressure of touches.
///
/// Source: https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unknown = 0
    /// The screen does not measure it, as on iPhones since 2018.
    case unavailable = 1
    /// The screen measures it.
    case available = 2
}
