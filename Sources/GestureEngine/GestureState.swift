/// The state of a recognizer. Source: `Documentation/Behavior.md#gesture-arbitration`.
package enum GestureState: Int, Sendable {
    /// Not recognized yet.
    case possible
    /// A continuous gesture has begun, or has changed.
    case began, changed
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended
    case cancelled
    /// The touches did not match the gesture, or another gesture excludes it.
    case failed

    /// Whether the state is final for this attempt.
    package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture was recognized and not cancelled.
    package var isRecognized: Bool { self == .began || self == .changed || self == .ended }

    /// Whether the state machine has the step to a state.
    package func leads(to next: GestureState) -> Bool {
        switch self {
        case .possible: next == .began || next == .ended || next == .failed
        case .began, .changed: next == .changed || next == .ended || next == .cancelled
        case .ended, .cancelled, .failed: next == .possible
        }
    }
}
