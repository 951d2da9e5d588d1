/// How much room an interface has in one direction.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said: as what is above has it.
    case unspecified = 0
    /// Little room: the width of a phone held upright, the height of one held sideways.
    case compact = 1
    /// Much room: a tablet's both directions.
    case regular = 2
}
