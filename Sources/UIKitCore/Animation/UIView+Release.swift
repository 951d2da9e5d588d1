import RenderScene

extension UIView {
    /// Animates what a finger has moved and released: it begins with the finger's velocity and ends at rest.
    ///
    /// - Parameters:
    ///   - start: the position at the release.
    ///   - end: the position at the end.
    ///   - velocity: in the unit of the positions, per second.
    package static func animateRelease(from start: CGFloat, to end: CGFloat, velocity: CGFloat, animations: @escaping () -> Void) {
        let rest = abs(end - start)
        let speed = end < start ? -velocity : velocity
        let seconds = Double(ReleaseDuration.seconds(rest: rest, speed: speed))
        var curve = TimingCurve.easeInEaseOut
        if speed != 0, rest > 0, seconds > 0 {
            // The unit is twice the rest: in the other direction it moves on by less than the rest.
            curve = TimingCurve(from: 0.5, to: 1, length: seconds, startingAt: Double(speed / rest / 2), reach: TimingCurve.longReach)
        }
        let block = AnimationBlock(
            duration: seconds, delay: 0, options: .allowUserInteraction, inheriting: nil, completion: nil)
        block.curve = CAMediaTimingFunction(curve: curve)
        block.run(animations)
    }
}
