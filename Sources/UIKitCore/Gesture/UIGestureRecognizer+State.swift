import GestureEngine

extension UIGestureRecognizer {
    /// The state of a recognizer. A discrete gesture goes from possible to recognized; a continuous one begins, changes, and ends or is
    /// cancelled. Source: `Documentation/Behavior.md#gesture-arbitration`.
    public enum State: Int, Sendable {
        /// Not recognized yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// A continuous gesture has ended, or a discrete gesture was recognized.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// The touches did not match the gesture.
        case failed

        /// A discrete gesture was recognized; same as `ended`.
        public static var recognized: State { .ended }

        /// Whether the state is final for this attempt.
        var isOver: Bool { GestureState(self).isOver }

        /// Whether the gesture was recognized and not cancelled.
        var isRecognized: Bool { GestureState(self).isRecognized }
    }
}
