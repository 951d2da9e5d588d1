/// Size class of one dimension.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = 0
    /// Constrained space: a phone's width in portrait, its height in landscape.
    case compact = 1
    /// Expansive space: both dimensions of a tablet.
    case regular = 2
}
