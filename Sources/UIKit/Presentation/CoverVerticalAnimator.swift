/// The presented view comes up from below the container, and goes back, with the system's spring (`behaviour.md` 1.2, 1.3).
final class CoverVerticalAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool
    /// By hand it moves as the finger does.
    private let isLinear: Bool
    /// The upper edge of what is seen of the view, in points from the view's own; 0 for a view that is seen whole.
    private let visibleTop: (UIView) -> CGFloat

    /// Seconds.
    static let duration = 0.5

    init(isDismissal: Bool, isLinear: Bool = false, visibleTop: @escaping (UIView) -> CGFloat = { _ in 0 }) {
        self.isDismissal = isDismissal
        self.isLinear = isLinear
        self.visibleTop = visibleTop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        let place = view.center
        let way = max(0, transitionContext.containerView.bounds.maxY - view.untransformedFrame.minY - visibleTop(view))
        // Below the screen's edge the safe area would grow, and the content move up on its way out.
        let ownInsets = view.ownSafeAreaInsets
        if isDismissal { view.ownSafeAreaInsets = view.safeAreaInsets - (view.owningController?.additionalSafeAreaInsets ?? .zero) }
        if !isDismissal { UIView.performWithoutAnimation { view.center.y = place.y + way } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: isLinear ? .curveLinear : .systemSpring,
            animations: { view.center.y = self.isDismissal ? place.y + way : place.y },
            completion: { _ in
                view.ownSafeAreaInsets = ownInsets
                if transitionContext.transitionWasCancelled, self.isDismissal { view.center = place }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

extension UIView.AnimationOptions {
    /// The spring of the system's own movements: 0.5 s in any case.
    static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}

@MainActor
extension UIViewControllerContextTransitioning {
    /// Puts the view that comes into the container, at its final frame, in front of the other or below it.
    func installArrivingView(below: Bool) {
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
