import RenderScene

extension UIView {
    /// Animates changes as a spring that comes to rest in `duration` seconds, beginning after `delay` seconds (`behaviour.md` 1.7).
    ///
    /// What moves already goes on without a jump: geometry adds up; opacity and colours begin with what is shown, and as fast as that
    /// changes. An inner block takes the outer one's duration, unless its options say otherwise, and keeps its spring; the options' curve
    /// has no effect.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot, less does; clamped to more than 0 and at most 1.
    ///   - velocity: at the start, in whole ways per second.
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

    /// Animates changes as a spring that seems to take `duration` seconds and bounces by `bounce`, from -1 (flat) over 0 (none) to 1
    /// (endless).
    ///
    /// The animations take the spring's settling duration, also in an inner block.
    ///
    /// - Parameters:
    ///   - initialSpringVelocity: in whole ways per second.
    ///   - delay: in seconds.
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
