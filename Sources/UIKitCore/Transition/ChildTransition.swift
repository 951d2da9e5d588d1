/// The transition from one child of a container to another, animated by the app's block.
@MainActor
final class ChildTransition: TransitionOwner {
    private let from: UIViewController
    private let to: UIViewController
    private let isForwarding: Bool
    private weak var container: UIViewController?
    private let animator: BlockAnimator
    private let completion: ((Bool) -> Void)?
    private var transition: ControllerTransition?

    init(
        from: UIViewController, to: UIViewController, in container: UIViewController, animator: BlockAnimator, completion: ((Bool) -> Void)?
    ) {
        self.from = from
        self.to = to
        self.container = container
        self.animator = animator
        self.completion = completion
        isForwarding = container.shouldAutomaticallyForwardAppearanceMethods && container.appearancePhase.isTowardsScreen
    }

    func run() { ControllerRequestQueue.current.run { begin() } }

    private func begin() {
        guard let container else { return }
        let superview: UIView = from.view.superview ?? container.view
        let isAnimated = animator.duration > 0 && superview.window != nil
        let made = ControllerTransition(
            .child, from: TransitionParticipant(controller: from, view: from.view),
            to: TransitionParticipant(controller: to, view: to.view), in: superview,
            isAnimated: isAnimated, animator: animator, owner: self)
        transition = made
        container.childTransitions.append(self)
        if container.activeTransition == nil { container.activeTransition = made }
        if isForwarding {
            from.beginAppearanceTransition(false, animated: isAnimated)
            to.beginAppearanceTransition(true, animated: isAnimated)
        }
        made.start()
        if made.isRunning, to.view.window != nil {
            to.view.layoutIfNeeded()
            to.sendViewIsAppearing()
        }
    }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        from.viewIfLoaded?.removeFromSuperview()
        guard isForwarding else { return }
        from.endAppearanceTransition()
        to.endAppearanceTransition()
    }

    func transitionHasEnded(_ transition: ControllerTransition) {
        if container?.activeTransition === transition { container?.activeTransition = nil }
        container?.childTransitions.removeAll { $0 === self }
        completion?(animator.hasFinished)
    }
}

/// Animates a transition with a block, as `UIView.animate` or `UIView.transition` would.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private let changes: (() -> Void)?
    private(set) var hasFinished = true

    init(duration: TimeInterval, options: UIView.AnimationOptions, changes: (() -> Void)?) {
        self.duration = duration
        self.options = options
        self.changes = changes
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (container, new) = (transitionContext.containerView, transitionContext.view(forKey: .to))
        let isViewTransition = options.transition != nil
        let insert = { if let new, new.superview !== container { container.addSubview(new) } }
        if !isViewTransition { UIView.performWithoutAnimation(insert) }
        let completion: (Bool) -> Void = { [self] finished in
            hasFinished = finished
            transitionContext.completeTransition(true)
        }
        if isViewTransition {
            let old = transitionContext.view(forKey: .from)
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: { [changes] in
                    insert()
                    old?.removeFromSuperview()
                    changes?()
                }, completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { [changes] in changes?() }, completion: completion)
        }
    }
}
