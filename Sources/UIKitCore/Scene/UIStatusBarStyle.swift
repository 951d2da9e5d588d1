/// The style of the status bar's content.
///
/// Source: Apple, [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light interfaces, light on dark ones.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}

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
