/// The exchange of a presentation or dismissal: its appearance callbacks and frames.
///
/// A dismissal may remove several controllers, presented by each other: the topmost is animated, the others disappear with it.
final class PresentationExchange: ControllerExchange {
    /// From the presenter's own presentation to the topmost.
    let chain: [UIPresentationController]
    let isDismissal: Bool
    /// Whether an animation was requested, and is possible.
    private let wantsAnimation: Bool
    private var completions: [() -> Void] = []
    /// Controllers other than the topmost whose appearance callbacks have been sent.
    private var leaving: [UIViewController] = []
    private let removesPresenter: Bool
    /// Snapshot of the disappearing view, after the interface has rotated.
    private var rotatedSnapshot: UIView?
    /// The container's size at the start.
    private var initialSize = CGSize.zero
    /// Called at the end of the user's swipe.
    var onEnd: ((Bool) -> Void)?

    private init(_ chain: [UIPresentationController], isDismissal: Bool, isAnimated: Bool, completion: (() -> Void)?) {
        self.chain = chain
        self.isDismissal = isDismissal
        wantsAnimation = isAnimated
        if let completion { completions.append(completion) }
        removesPresenter = isDismissal ? chain[0].presenterSuperview != nil : chain[0].shouldRemovePresentersView
        let (presenter, presented) = (chain[0].presenter, chain[chain.count - 1].presentedViewController)
        super.init(from: isDismissal ? presented : presenter, to: isDismissal ? presenter : presented)
    }

    private var top: UIPresentationController { chain[chain.count - 1] }
    private var first: UIPresentationController { chain[0] }
    private var presenter: UIViewController? { first.presenter }
    private var presented: UIViewController { top.presentedViewController }

    func add(_ completion: (() -> Void)?) { if let completion { completions.append(completion) } }

    // MARK: Presenting

    static func present(_ presentation: UIPresentationController, animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        guard let presenter = presentation.presenter else { return }
        let made = PresentationExchange([presentation], isDismissal: false, isAnimated: animated, completion: completion)
        let presented = presentation.presentedViewController
        presentation.keptController = presented
        presentation.phase = .presenting
        presentation.running = made
        presented.adopt(presentation)
        presenter.presentedPresentation = presentation
        presentation.overrideTraits()
        let movers = made.askForPresentation(presenter: presenter, source: source)
        made.rotateInterface(by: movers.interactor)
        presentation.makeContainer()
        made.run(.presentation, by: movers)
    }

    private func askForPresentation(presenter: UIViewController, source: UIViewController) -> Movers {
        guard wantsAnimation || top.style == .custom else { return (nil, nil) }
        let delegate = presented.transitioningDelegate
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        if animator == nil, wantsAnimation, let zoom = presented.zoomMovers(with: presenter, isDismissal: false) { return zoom }
        return (animator ?? (wantsAnimation ? top.systemAnimator(forDismissal: false) : nil), interactor)
    }

    // MARK: Dismissing

    /// - Parameters:
    ///   - chain: from the presenter's own presentation to the topmost.
    ///   - movers: replace those of the delegate, for a sheet's own swipe.
    static func dismiss(
        _ chain: [UIPresentationController], animated: Bool,
        by movers: Movers? = nil,
        onEnd: ((Bool) -> Void)? = nil, completion: (() -> Void)?
    ) {
        let made = PresentationExchange(chain, isDismissal: true, isAnimated: animated, completion: completion)
        made.onEnd = onEnd
        for presentation in chain {
            presentation.phase = .dismissing
            presentation.running = made
        }
        let movers = movers ?? made.askForDismissal()
        made.rotateInterface(by: movers.interactor)
        made.run(.dismissal, by: movers)
    }

    private func askForDismissal() -> Movers {
        guard wantsAnimation || top.style == .custom else { return (nil, nil) }
        let delegate = presented.transitioningDelegate
        let animator = delegate?.animationController(forDismissed: presented)
        let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        if animator == nil, wantsAnimation, let presenter, let zoom = presented.zoomMovers(with: presenter, isDismissal: true) {
            return zoom
        }
        return (animator ?? (wantsAnimation ? top.systemAnimator(forDismissal: true) : nil), interactor)
    }

    // MARK: Rotation

    /// Rotates the interface first if the new full-screen controller requires it: the appearing view is upright, and the disappearing one
    /// is shown as it was. An interactive transition rotates at its end, since it may be cancelled.
    private func rotateInterface(by interactor: (any UIViewControllerInteractiveTransitioning)?) {
        guard interactor?.wantsInteractiveStart != true, let presenter, let scene = presenter.scene,
            let window = first.container?.window ?? presenter.view.window
        else { return }
        let leaving = isDismissal ? top.presentedView : removesPresenter ? first.presentersView : window
        let needsSnapshot = wantsAnimation && scene.wantedOrientation != scene.storedOrientation
        let snapshot = needsSnapshot ? leaving?.snapshotView(afterScreenUpdates: false) : nil
        let old = scene.storedOrientation
        scene.updateOrientation(animated: false)
        guard let leaving, let snapshot, scene.storedOrientation != old else { return }
        let rotation = CGAffineTransform(quarterTurns: -scene.storedOrientation.rotation(from: old))
        UIView.performWithoutAnimation {
            if isDismissal { leaving.setUntransformedFrame(top.frameOfPresentedViewInContainerView) }
            let size = snapshot.bounds.applying(rotation).size
            // A snapshot of a view that does not fill the screen would not cover it.
            guard abs(size.width - leaving.bounds.width) < 0.5, abs(size.height - leaving.bounds.height) < 0.5 else { return }
            snapshot.isUserInteractionEnabled = false
            snapshot.center = CGPoint(x: leaving.bounds.midX, y: leaving.bounds.midY)
            snapshot.transform = rotation
            leaving.addSubview(snapshot)
            rotatedSnapshot = snapshot
        }
    }

    // MARK: Running

    private func run(_ kind: ControllerTransition.Kind, by movers: Movers) {
        guard let presenter, let container = top.container else { return }
        presented.loadViewIfNeeded()
        run(kind, in: container, style: top.style, isAnimated: wantsAnimation, by: movers, for: [presenter, presented])
    }

    override func sendWillCallbacks() {
        guard let presenter else { return }
        if isDismissal { beginDismissal(presenter) } else { beginPresentation(presenter) }
    }

    private func beginPresentation(_ presenter: UIViewController) {
        presented.isBeingPresented = true
        top.delegate?.presentationController(
            top, willPresentWithAdaptiveStyle: top.chosenStyle, transitionCoordinator: transition?.coordinator)
        top.presentationTransitionWillBegin()
        top.keepFirstResponder()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        // Each callback may end the transition.
        guard !isOver else { return }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        guard !isOver else { return }
        if removesPresenter { top.takePresentersView() }
    }

    private func beginDismissal(_ presenter: UIViewController) {
        for presentation in chain { presentation.presentedViewController.isBeingDismissed = true }
        for presentation in chain.reversed() { presentation.dismissalTransitionWillBegin() }
        let below = chain.dropLast().map(\.presentedViewController).filter(\.appearancePhase.isTowardsScreen)
        presented.beginAppearanceTransition(false, animated: isAnimated)
        leaving = below
        for controller in below.reversed() where !isOver {
            controller.beginAppearanceTransition(false, animated: isAnimated)
        }
        guard !isOver else { return }
        if removesPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
        guard !isOver else { return }
        for presentation in chain.dropLast() { presentation.container?.isHidden = true }
    }

    override func placeViews(in context: TransitionContext) {
        if let scene = presenter?.scene {
            transition?.coordinator.animate(alongsideTransition: { [weak scene] _ in scene?.updateStatusBar() })
        }
        if let rotatedSnapshot, !isDismissal, !removesPresenter {
            // The view below stays visible, upright in the end.
            transition?.coordinator.animate(alongsideTransition: { _ in rotatedSnapshot.alpha = 0 })
        }
        initialSize = context.containerView.bounds.size
        guard let presentedView = top.presentedView, let presenterView = first.presentersView else { return }
        let (frame, presenterFrame) = (top.frameOfPresentedViewInContainerView, first.frameOfPresentersView)
        var (shown, other) = (
            TransitionParticipant(controller: presented, view: presentedView), TransitionParticipant(controller: presenter)
        )
        if removesPresenter { other.view = presenterView }
        UIView.performWithoutAnimation {
            if isDismissal {
                if removesPresenter { presenterView.setUntransformedFrame(presenterFrame) }
            } else {
                presentedView.setUntransformedFrame(frame)
            }
        }
        if isDismissal {
            shown.initialFrame = presentedView.untransformedFrame
            other.finalFrame = presenterFrame
            if !removesPresenter { other.initialFrame = presenterFrame }
            (context.from, context.to) = (shown, other)
        } else {
            shown.finalFrame = frame
            other.initialFrame = presenterFrame
            if !removesPresenter { other.finalFrame = presenterFrame }
            (context.from, context.to) = (other, shown)
        }
    }

    // MARK: The end

    override func finish() {
        removeSnapshot()
        if isDismissal { dismissalHasEnded() } else { presentationHasEnded() }
        presented.scene?.updateStatusBar(animated: false)
        onEnd?(true)
    }

    override func cancel() {
        removeSnapshot()
        if isDismissal { dismissalWasCancelled() } else { presentationWasCancelled() }
        presented.scene?.updateStatusBar(animated: true)
        onEnd?(false)
    }

    private func removeSnapshot() {
        rotatedSnapshot?.removeFromSuperview()
        rotatedSnapshot = nil
    }

    private func presentationHasEnded() {
        // If a callback ended it before it began, the missing callbacks are sent.
        if removesPresenter {
            presenter?.beginAppearanceTransition(false, animated: isAnimated)
            if top.presenterSuperview == nil { top.takePresentersView() }
            top.presentersView?.removeFromSuperview()
        }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        showPresentedView()
        top.phase = .presented
        top.presentationTransitionDidEnd(true)
        presented.endAppearanceTransition()
        presented.isBeingPresented = false
        if removesPresenter { presenter?.endAppearanceTransition() }
    }

    private func presentationWasCancelled() {
        top.presentedView?.removeFromSuperview()
        if removesPresenter { top.returnPresentersView() }
        top.presentationTransitionDidEnd(false)
        presented.beginAppearanceTransition(false, animated: isAnimated)
        presented.endAppearanceTransition()
        presented.isBeingPresented = false
        if removesPresenter {
            presenter?.beginAppearanceTransition(true, animated: isAnimated)
            presenter?.endAppearanceTransition()
        }
        close()
    }

    private func dismissalHasEnded() {
        // If a callback ended it before it began, the missing callbacks are sent.
        for controller in [presented] + leaving.reversed() { controller.beginAppearanceTransition(false, animated: isAnimated) }
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: isAnimated) }
        top.presentedView?.removeFromSuperview()
        if removesPresenter { first.returnPresentersView() }
        for presentation in chain.reversed() { presentation.dismissalTransitionDidEnd(true) }
        if removesPresenter { presenter?.endAppearanceTransition() }
        presented.endAppearanceTransition()
        for controller in leaving.reversed() { controller.endAppearanceTransition() }
        for presentation in chain { presentation.presentedViewController.isBeingDismissed = false }
        close()
    }

    private func dismissalWasCancelled() {
        if removesPresenter { first.presentersView?.removeFromSuperview() }
        for presentation in chain {
            presentation.phase = .presented
            presentation.container?.isHidden = false
        }
        showPresentedView()
        if let container = top.container, container.bounds.size != initialSize {
            // The interface has rotated: a view animated away from its frame was not updated.
            top.presentedView?.setUntransformedFrame(top.frameOfPresentedViewInContainerView)
        }
        for presentation in chain.reversed() { presentation.dismissalTransitionDidEnd(false) }
        if removesPresenter {
            presenter?.beginAppearanceTransition(false, animated: isAnimated)
            presenter?.endAppearanceTransition()
        }
        for controller in leaving {
            controller.beginAppearanceTransition(true, animated: isAnimated)
            controller.endAppearanceTransition()
        }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        presented.endAppearanceTransition()
        for presentation in chain { presentation.presentedViewController.isBeingDismissed = false }
    }

    private func showPresentedView() {
        guard let container = top.container, let view = top.presentedView else { return }
        guard view.superview !== container else { return }
        view.setUntransformedFrame(top.frameOfPresentedViewInContainerView)
        container.addSubview(view)
    }

    /// Removes the presentations.
    private func close() {
        for presentation in chain.reversed() {
            presentation.phase = .idle
            presentation.container?.removeFromSuperview()
            presentation.container = nil
            presentation.presenter?.presentedPresentation = nil
        }
        first.returnFirstResponder()
    }

    override func hasEnded() {
        for controller in chain.map(\.presentedViewController) + [presenter].compactMap({ $0 })
        where controller.activeTransition === transition {
            controller.activeTransition = nil
        }
        for presentation in chain {
            presentation.running = nil
            if presentation.phase == .idle { presentation.release() }
        }
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}

extension UIPresentationController {
    /// The adapted style; `none` if unchanged.
    fileprivate var chosenStyle: UIModalPresentationStyle {
        presentedViewController.presentationStyleInUse == style ? .none : style
    }

    /// Releases the presentation permanently.
    fileprivate func release() {
        if keptController?.presentation === self { returnTraits() }
        keptController?.release(self)
        presenter = nil
        keptController = nil
    }

    /// Suspends the first responder below until the presentation has ended.
    fileprivate func keepFirstResponder() {
        guard let presenter, let responder = presenter.view.window?.firstResponder,
            sequence(first: responder, next: \.next).contains(where: { $0 === presenter })
        else { return }
        firstResponder = responder
        responder.resignFirstResponder()
    }

    fileprivate func returnFirstResponder() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        if responder.responderWindow?.firstResponder == nil { responder.becomeFirstResponder() }
    }
}
