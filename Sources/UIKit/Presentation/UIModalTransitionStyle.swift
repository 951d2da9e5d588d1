/// How a presented controller comes and goes, unless an animator shows it.
///
/// Source: Apple, [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// Screens turn over like the two sides of a card.
    case flipHorizontal = 1
    /// The new one fades in over the old one.
    case crossDissolve = 2
    /// The presenting screen curls up from its lower edge, and the new one is seen below it; a tap on what is left of the page dismisses.
    ///
    /// Only for `fullScreen`: another `modalPresentationStyle` traps when it is presented, and so does a presentation from a controller shown this way.
    /// Differs from UIKit: the page rolls up straight, not from a corner, and at rest shows what the screen showed at the start.
    case partialCurl = 3
}
