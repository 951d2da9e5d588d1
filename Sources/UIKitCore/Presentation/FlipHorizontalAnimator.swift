/// Flips both views together about their vertical axis, like the sides of a card, from right to left; a dismissal reverses it.
final class FlipHorizontalAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool

    /// Seconds.
    static let duration = 0.75
    private static let key = "FlipHorizontalAnimator"
    /// Distance of the perspective's viewpoint, in points.
    private static let distance: CGFloat = 1000

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    var movementsAddUp: Bool { false }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: false)
        let container = transitionContext.containerView.layer
        let outer = container.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.distance
        container.sublayerTransform = perspective
        let angle = isDismissal ? CGFloat.pi : -CGFloat.pi
        let flips: [(UITransitionContextViewKey, CGFloat, CGFloat)] = [(.from, 0, angle), (.to, -angle, 0)]
        let turning = flips.compactMap { flip in transitionContext.view(forKey: flip.0).map { ($0.layer, flip.1, flip.2) } }
        let wereDoubleSided = turning.map(\.0.isDoubleSided)
        CATransaction.begin()
        let finish = onMainActor {
            container.sublayerTransform = outer
            for (one, wasDoubleSided) in zip(turning, wereDoubleSided) {
                one.0.isDoubleSided = wasDoubleSided
                one.0.removeAnimation(forKey: Self.key)
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        CATransaction.setCompletionBlock(finish)
        for (layer, start, end) in turning {
            layer.isDoubleSided = false
            let animation = CABasicAnimation(keyPath: "transform.rotation.y")
            animation.fromValue = start
            animation.toValue = end
            animation.duration = Self.duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: Self.key)
        }
        CATransaction.commit()
    }
}
