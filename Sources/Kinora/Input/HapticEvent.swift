import UIKit

/// One haptic feedback event.
public struct HapticEvent: Sendable, Hashable {
    /// The time in virtual seconds since the stage was created.
    public let time: TimeInterval
    /// The feedback that was played.
    public let feedback: Feedback
    /// Whether the generator was prepared, so that the feedback plays without delay.
    public let isPrepared: Bool

    /// Creates an event to compare with recorded ones.
    public init(time: TimeInterval, feedback: Feedback, isPrepared: Bool = false) {
        self.time = time
        self.feedback = feedback
        self.isPrepared = isPrepared
    }

    /// A kind of haptic feedback.
    public enum Feedback: Sendable, Hashable {
        /// An impact with an intensity from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
        /// A selection tick.
        case selection
        /// A pattern for success, warning or error.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }
}
