/// The presentation style of a controller: the area it covers, and whether the view below stays.
///
/// Popovers are not supported. Source: Apple,
/// [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle);
/// `Documentation/Behavior.md#presentation`.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole window; the view below is removed.
    case fullScreen = 0
    /// A sheet that leaves the view below visible at the top, and can be swiped down.
    case pageSheet = 1
    /// A centered card in regular width and height, of the `preferredContentSize` or 540 by 620 points; otherwise a page sheet.
    case formSheet = 2
    /// Covers the controller that defines a presentation context; the view below is removed.
    case currentContext = 3
    /// Determined by a custom presentation controller.
    case custom = 4
    /// Covers the whole window; the view below stays.
    case overFullScreen = 5
    /// Covers the controller that defines a presentation context; the view below stays.
    case overCurrentContext = 6
    /// A bubble that points at a view; in compact width a page sheet, unless the delegate says otherwise.
    case popover = 7
    /// No presentation: the style of other transitions.
    case none = -1
    /// The system's default: `pageSheet`.
    case automatic = -2
}

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
