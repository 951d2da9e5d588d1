import UIKit

extension Stage {
    /// The haptic feedback that the app has played, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of events.
    public var haptics: [HapticEvent] {
        HapticRecord.current.entries.map { entry in
            HapticEvent(time: elapsed(at: entry.time), feedback: HapticEvent.Feedback(entry.feedback), isPrepared: entry.isPrepared)
        }
    }

    /// Converts a media time to seconds since the stage was created, rounding off the error of adding large numbers.
    func elapsed(at time: TimeInterval) -> TimeInterval { ((time - CACurrentMediaTime() + now) * 1e9).rounded() / 1e9 }
}

extension HapticEvent.Feedback {
    init(_ feedback: HapticFeedback) {
        self =
            switch feedback {
            case .impact(let style, let intensity): .impact(style, intensity: intensity)
            case .selection: .selection
            case .notification(let type): .notification(type)
            }
    }
}

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
