/// Whether content lies on the ground or is raised above other content; dark backgrounds are lighter when raised.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = -1
    /// On the ground.
    case base = 0
    /// Raised, as a sheet is.
    case elevated = 1
}
