import UIKit

extension Stage {
    /// The haptic feedback that the app has played, in order.
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
