/// How a controller is presented: what of the screen it covers, and whether what lies below stays.
///
/// Popovers are not here. Source: Apple, [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle);
/// `behaviour.md` 4.5.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole window; what lies below is taken out.
    case fullScreen = 0
    /// A sheet that leaves the screen below visible at the top, and can be swiped down.
    case pageSheet = 1
    /// A card in the middle of a screen of regular width and height, as large as `preferredContentSize`, or 540 by 620 points; elsewhere a page sheet.
    case formSheet = 2
    /// The place of the controller that defines a presentation context; what lies below is taken out.
    case currentContext = 3
    /// As a presentation controller of the app says.
    case custom = 4
    /// The whole window; what lies below stays.
    case overFullScreen = 5
    /// The place of the controller that defines a presentation context; what lies below stays.
    case overCurrentContext = 6
    /// No presentation: what transitions of other kinds say.
    case none = -1
    /// What the system prefers: here `pageSheet`.
    case automatic = -2
}
