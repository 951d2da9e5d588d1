/// Haptic feedback of outcomes.
///
/// Source: Apple, [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback of an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }

    /// The type of an outcome.
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning = 1, error = 2
    }
}
