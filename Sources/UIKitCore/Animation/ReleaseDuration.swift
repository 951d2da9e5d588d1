/// The time that a released view takes to its end, for the system's own interactions.
enum ReleaseDuration {
    /// The minimum of a slow release, in seconds: over a shorter time the speed would change visibly in the first frame.
    static let shortest: CGFloat = 0.4

    /// The time in seconds; less for a fast finger, whose speed then decreases from the release on.
    ///
    /// - Parameters:
    ///   - rest: the remaining distance.
    ///   - speed: the finger's, in distances of the same unit per second; negative away from the end.
    ///   - atRest: the time without speed; at least `shortest`.
    static func seconds(rest: CGFloat, speed: CGFloat, atRest: CGFloat = 0) -> CGFloat {
        let slow = max(atRest, shortest)
        // From twice the average speed on, the speed only decreases.
        return speed > 0 ? min(slow, 2 * rest / speed) : slow
    }
}
