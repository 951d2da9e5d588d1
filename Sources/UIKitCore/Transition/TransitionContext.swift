/// The context of a transition, given to its animator. Its values remain after the transition, which its owner holds.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    weak var transition: ControllerTransition?
    var from: TransitionParticipant
    var to: TransitionParticipant
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    var isInteractive = false
    var transitionWasCancelled = false
    var targetTransform = CGAffineTransform.identity

    init(
        from: TransitionParticipant, to: TransitionParticipant, in containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated
        presentationStyle = style
        super.init()
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { transition?.update(to: percentComplete) }

    func finishInteractiveTransition() { transition?.endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { transition?.endInteraction(cancelled: true) }

    func pauseInteractiveTransition() { transition?.interrupt() }

    func completeTransition(_ didComplete: Bool) { transition?.animatorCompleted(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from.controller : key == .to ? to.controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { participant(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { participant(of: vc)?.finalFrame ?? .zero }

    private func participant(of controller: UIViewController) -> TransitionParticipant? {
        controller === from.controller ? from : controller === to.controller ? to : nil
    }
}

/// One of the two view controllers of a transition.
struct TransitionParticipant {
    var controller: UIViewController?
    /// nil if the animator must not touch it.
    var view: UIView?
    /// In container coordinates; zero if unknown.
    var initialFrame = CGRect.zero
    /// In container coordinates; zero for a disappearing view, or if unknown.
    var finalFrame = CGRect.zero
}
