/// Moves the presented view in from below the container, and back, with the system's spring (`Documentation/Behavior.md#curves`,
/// `Documentation/Behavior.md#default-durations`).
package final class CoverVerticalAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool
    /// Linear when interactive, to follow the finger.
    private let isLinear: Bool
    /// The top of the view's visible area, in its own coordinates; 0 if it is entirely visible.
    private let visibleTop: (UIView) -> CGFloat

    /// Seconds.
    package static let duration = 0.5

    package init(isDismissal: Bool, isLinear: Bool = false, visibleTop: @escaping (UIView) -> CGFloat = { _ in 0 }) {
        self.isDismissal = isDismissal
        self.isLinear = isLinear
        self.visibleTop = visibleTop
        super.init()
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        let center = view.center
        let distance = max(0, transitionContext.containerView.bounds.maxY - view.untransformedFrame.minY - visibleTop(view))
        // Below the screen edge the safe area would grow and shift the content on its way out.
        let ownInsets = view.ownSafeAreaInsets
        if isDismissal { view.ownSafeAreaInsets = view.safeAreaInsets - (view.owningController?.additionalSafeAreaInsets ?? .zero) }
        if !isDismissal { UIView.performWithoutAnimation { view.center.y = center.y + distance } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: isLinear ? .curveLinear : .systemSpring,
            animations: { view.center.y = self.isDismissal ? center.y + distance : center.y },
            completion: { _ in
                view.ownSafeAreaInsets = ownInsets
                if transitionContext.transitionWasCancelled, self.isDismissal { view.center = center }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

extension UIView.AnimationOptions {
    /// The spring of the system's animations: 0.5 s in any case.
    package static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}

@MainActor
extension UIViewControllerContextTransitioning {
    /// Adds the appearing view to the container at its final frame, in front of the other view or below it.
    package func installArrivingView(below: Bool) {
        guard let view = view(forKey: .to) else { return }
        UIView.performWithoutAnimation {
            if let controller = viewController(forKey: .to) {
                let frame = finalFrame(for: controller)
                if !frame.isEmpty { view.setUntransformedFrame(frame) }
            }
            if below { containerView.insertSubview(view, at: 0) } else { containerView.addSubview(view) }
        }
    }
}
