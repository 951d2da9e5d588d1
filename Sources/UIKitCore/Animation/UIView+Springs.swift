import RenderScene

extension UIView {
    static func runSpring(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock,
            spring: { SpringCurve(duration: $0, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)) },
            completion: completion)
        block.run(animations)
    }

    static func runSpring(
        springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat, delay: TimeInterval,
        options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
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
