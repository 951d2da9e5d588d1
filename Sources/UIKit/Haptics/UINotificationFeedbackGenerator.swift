/// Feedback of how something ended.
///
/// Source: Apple, [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the pattern of a kind of end.
    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }

    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning = 1, error = 2
    }
}
