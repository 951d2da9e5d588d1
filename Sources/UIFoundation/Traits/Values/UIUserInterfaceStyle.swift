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

/// The layout direction of an interface.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

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
