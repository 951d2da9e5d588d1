/// Presents an alert over the whole window, dimmed by 0.2.
final class AlertPresentationController: UIPresentationController, SystemPresentation {
    private let dimming = UIView(frame: .zero)
    private static let dimmingAlpha: CGFloat = 0.2

    private var isSheet: Bool { (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet }

    func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        guard isSheet else { return AlertAnimator(isDismissal: isDismissal) }
        return CoverVerticalAnimator(isDismissal: isDismissal) { ($0 as? AlertView)?.cardsTop ?? 0 }
    }

    var interfaceLevel: UIUserInterfaceLevel { .elevated }

    override func containerViewWillLayoutSubviews() {
        if let container { dimming.frame = container.bounds }
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
    }
}
