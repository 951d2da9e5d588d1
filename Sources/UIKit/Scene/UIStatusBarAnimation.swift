/// How the status bar comes and goes where that is animated.
///
/// Source: Apple, [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By its alpha.
    case fade = 1
    /// Over the upper edge.
    case slide = 2
}
