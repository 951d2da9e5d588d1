/// How a controller is presented: what of the screen it covers, and whether what lies below stays.
///
/// Form sheets and popovers are not here. Source: Apple, [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle);
/// `behaviour.md` 4.5.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole window; what lies below is taken out.
    case fullScreen = 0
    /// A sheet that leaves the screen below visible at the top, and can be swiped down.
    case pageSheet = 1
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
