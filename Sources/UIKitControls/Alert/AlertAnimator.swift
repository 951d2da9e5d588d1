/// Animator of alerts: an alert fades in while it shrinks from 1.2 times its size with the system's spring; it is dismissed by fading out.
/// With reduced motion it only fades.
final class AlertAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool
    private static let scale: CGFloat = 1.2
    private static let leavingDuration = 0.25

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isDismissal ? Self.leavingDuration : CoverVerticalAnimator.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        if !isDismissal {
            UIView.performWithoutAnimation {
                view.alpha = 0
                let scale = UIAccessibility.isReduceMotionEnabled ? 1 : Self.scale
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: isDismissal ? .beginFromCurrentState : [.systemSpring, .allowUserInteraction],
            animations: {
                view.alpha = self.isDismissal ? 0 : 1
                view.transform = .identity
            },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                transitionContext.completeTransition(!wasCancelled)
                if self.isDismissal || wasCancelled { view.alpha = 1 }
            })
    }
}
