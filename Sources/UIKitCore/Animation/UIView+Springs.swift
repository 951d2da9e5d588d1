import RenderScene

extension UIView {
    /// Animates changes with a spring that settles in `duration` seconds, after a `delay` in seconds (`Documentation/Behavior.md#springs`).
    ///
    /// Interrupts running animations without a jump: geometry is additive; opacity and colours start from the presentation value and its
    /// velocity. A nested block uses the outer duration, unless its options override it, and keeps its spring; the options' curve has no
    /// effect.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - delay: Time before the animations begin, in seconds.
    ///   - dampingRatio: 1 does not overshoot, lower values do; clamped to above 0 and at most 1.
    ///   - velocity: the initial velocity, in total distances per second.
    ///   - options: Curve and behavior of the animations.
    ///   - animations: Changes of views.
    ///   - completion: Called when the animations have ended; `true` if they were not interrupted.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock,
            spring: { SpringCurve(duration: $0, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)) },
            completion: completion)
        block.run(animations)
    }

    /// Animates changes with a spring of perceptual `duration` in seconds and a `bounce` from -1 (flat) over 0 (none) to 1 (endless).
    ///
    /// The animations take the spring's settling duration, also in a nested block.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - bounce: Overshoot of the spring, from 0 to 1; 0 does not overshoot.
    ///   - initialSpringVelocity: in total distances per second.
    ///   - delay: in seconds.
    ///   - options: Curve and behavior of the animations.
    ///   - animations: Changes of views.
    ///   - completion: Called when the animations have ended; `true` if they were not interrupted.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        animation.initialVelocity = initialSpringVelocity
        let spring = animation.curve
        let block = AnimationBlock(
            duration: spring.settlingDuration, delay: delay, options: options.union(.overrideInheritedDuration), inheriting: animationBlock,
            spring: { _ in spring }, completion: completion)
        block.run(animations)
    }
}
