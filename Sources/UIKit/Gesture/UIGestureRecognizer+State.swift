extension UIGestureRecognizer {
    /// Where a recogniser is. A discrete gesture goes from possible to recognised; a continuous one begins, changes and ends, or is cancelled.
    /// Source: `behaviour.md` 2.2.
    public enum State: Int, Sendable {
        /// Nothing is known yet.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// It goes on.
        case changed
        /// It is over; or a discrete gesture was recognised.
        case ended
        /// It was broken off.
        case cancelled
        /// The touches were no such gesture.
        case failed

        /// A discrete gesture was recognised: the same as ended.
        public static var recognized: State { .ended }

        /// Nothing will come of this attempt any more.
        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

        /// The gesture was told to be one, and was not broken off.
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }
}
