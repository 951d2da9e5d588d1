/// Base or elevated interface level; dark backgrounds are lighter when elevated.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// The base level.
    case base = 0
    /// Above other content, as a sheet is.
    case elevated = 1
}
