/// The system's push and pop: the new screen comes from beyond the right edge and the old one gives way by a third; a pop is the reverse.
final class NavigationSlideAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let width = transitionContext.containerView.bounds.width
        let (start, end) = operation == .pop ? (-width / 3, width) : (width, -width / 3)
        UIView.performWithoutAnimation { new.center.x += start }
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                new.center.x -= start
                old.center.x += end
            },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
