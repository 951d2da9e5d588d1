/// The meaning of a view's content, which determines whether it is flipped in right-to-left layouts.
///
/// Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flipped with the interface.
    case unspecified = 0
    /// Playback controls, never flipped.
    case playback = 1
    /// Directional controls, never flipped.
    case spatial = 2
    /// Left to right in any layout.
    case forceLeftToRight = 3
    /// Right to left in any layout.
    case forceRightToLeft = 4
}

/// The layout direction of a trait collection.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified; inherited from the parent environment.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}
