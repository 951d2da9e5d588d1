/// Curls the page up from the presented view, and back.
final class PartialCurlAnimator: NSObject, SystemAnimator {
    private let curl: () -> PageCurlView?
    private let isDismissal: Bool

    /// Seconds.
    static let duration = 0.75

    /// - Parameter curl: called at the start of the animation.
    init(isDismissal: Bool, curl: @escaping () -> PageCurlView?) {
        self.isDismissal = isDismissal
        self.curl = curl
        super.init()
    }

    var movementsAddUp: Bool { false }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let curl = curl() else { return transitionContext.completeTransition(true) }
        transitionContext.containerView.bringSubviewToFront(curl)
        CATransaction.begin()
        CATransaction.setCompletionBlock(
            onMainActor { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
        curl.move(from: isDismissal ? 1 : 0, to: isDismissal ? 0 : 1, duration: Self.duration)
        CATransaction.commit()
    }
}
