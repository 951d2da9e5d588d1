/// The cause of a navigation.
///
/// Source: Apple, [WKNavigationType](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
    /// A link that was touched.
    case linkActivated = 0
    /// A form was submitted.
    case formSubmitted = 1
    /// An item of the back-forward list.
    case backForward = 2
    /// The page is loaded again.
    case reload = 3
    /// A form is submitted again, as by a reload.
    case formResubmitted = 4
    /// Something else, such as a load by the app.
    case other = -1
}
