/// Fades the presented view in and out.
final class CrossDissolveAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool

    /// Seconds.
    static let duration = 0.3

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        let alpha = view.alpha
        if !isDismissal { UIView.performWithoutAnimation { view.alpha = 0 } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .beginFromCurrentState,
            animations: { view.alpha = self.isDismissal ? 0 : alpha },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                transitionContext.completeTransition(!wasCancelled)
                // A dismissed controller may be presented again.
                if self.isDismissal || wasCancelled { view.alpha = alpha }
            })
    }
}
