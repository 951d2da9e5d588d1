/// The transition of a presented controller without a custom animator.
///
/// Source: Apple, [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Flips both views like the two sides of a card.
    case flipHorizontal = 1
    /// Cross-dissolves.
    case crossDissolve = 2
    /// Curls the presenting view up from its bottom edge to reveal the new one below; a tap on the rest of the page dismisses.
    ///
    /// Only for `fullScreen`: presenting with another `modalPresentationStyle` traps, and so does a presentation from a controller shown
    /// this way. Differs from UIKit: the page rolls up straight, not from a corner, and at rest shows its content from the start.
    case partialCurl = 3
}
