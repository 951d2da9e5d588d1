/// How a presented controller comes and goes, unless an animator shows it.
///
/// Differs from UIKit: there is no `partialCurl`. Source: Apple, [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// Screens turn over like the two sides of a card.
    case flipHorizontal = 1
    /// The new one fades in over the old one.
    case crossDissolve = 2
}
