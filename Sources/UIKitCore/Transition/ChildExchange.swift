/// The exchange of one child of a container for another, animated by the app's block.
final class ChildExchange: ControllerExchange {
    private let (old, new): (UIViewController, UIViewController)
    private let isForwarding: Bool
    private weak var container: UIViewController?
    private let animator: BlockAnimator
    private let completion: ((Bool) -> Void)?

    init(
        from: UIViewController, to: UIViewController, in container: UIViewController, animator: BlockAnimator, completion: ((Bool) -> Void)?
    ) {
        (old, new) = (from, to)
        self.container = container
        self.animator = animator
        self.completion = completion
        isForwarding = container.shouldAutomaticallyForwardAppearanceMethods && container.appearancePhase.isTowardsScreen
        super.init(from: from, to: to)
    }

    func run() { ControllerRequestQueue.current.run { begin() } }

    private func begin() {
        guard let container else { return }
        let superview: UIView = old.view.superview ?? container.view
        container.childExchanges.append(self)
        run(
            .child, in: superview, isAnimated: animator.duration > 0 && superview.window != nil, by: (animator, nil),
            for: container.activeTransition == nil ? [container] : [])
    }

    override func sendWillCallbacks() {
        if isForwarding { super.sendWillCallbacks() }
    }

    override func placeViews(in context: TransitionContext) {
        context.from.view = old.view
        context.to.view = new.view
    }

    override func finish() {
        old.viewIfLoaded?.removeFromSuperview()
        guard isForwarding else { return }
        old.endAppearanceTransition()
        new.endAppearanceTransition()
    }

    override func hasEnded() {
        if container?.activeTransition === transition { container?.activeTransition = nil }
        container?.childExchanges.removeAll { $0 === self }
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
