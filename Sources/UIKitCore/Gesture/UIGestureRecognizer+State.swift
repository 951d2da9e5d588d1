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
        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

        /// Whether the state machine has the step to a state. Source: `Documentation/Behavior.md#gesture-arbitration`.
        func leads(to next: State) -> Bool {
            switch self {
            case .possible: next == .began || next == .ended || next == .failed
            case .began, .changed: next == .changed || next == .ended || next == .cancelled
            case .ended, .cancelled, .failed: next == .possible
            }
        }

        /// Whether the gesture was recognized and not cancelled.
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }
}
