/// The animation with which the status bar is shown and hidden.
///
/// Source: Apple, [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// Fades.
    case fade = 1
    /// Slides over the top edge.
    case slide = 2
}
