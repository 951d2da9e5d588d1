import UIKit

/// Feedback that a finger would have felt.
public struct HapticEvent: Sendable, Hashable {
    /// Virtual seconds since the stage's start.
    public let time: TimeInterval
    /// What would have been felt.
    public let feedback: Feedback
    /// Whether the generator was prepared, so that the feedback comes without delay.
    public let isPrepared: Bool

    /// Feedback to compare with.
    public init(time: TimeInterval, feedback: Feedback, isPrepared: Bool = false) {
        self.time = time
        self.feedback = feedback
        self.isPrepared = isPrepared
    }

    /// What is felt.
    public enum Feedback: Sendable, Hashable {
        /// A knock, with an intensity from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
        /// The tick of a selection.
        case selection
        /// The pattern of how something ended.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }
}
