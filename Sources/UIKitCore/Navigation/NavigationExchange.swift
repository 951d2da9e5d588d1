/// The exchange for a request: from one top view controller to another.
final class NavigationExchange: ControllerExchange {
    var request: NavigationRequest
    private weak var navigation: UINavigationController?
    /// Whether a later exchange has taken over the running animations.
    private var isTakenOver = false
    /// Hidden state of the bars before the appearance callbacks.
    private var barsHiddenBefore = (bar: false, toolbar: true)

    init(_ request: NavigationRequest, from: UIViewController?, to: UIViewController?, in navigation: UINavigationController) {
        self.request = request
        self.navigation = navigation
        super.init(from: from, to: to)
    }

    /// Asks the delegate, sends the *will* callbacks, adds the new view beside the old one and runs the transition.
    ///
    /// A custom animator adds the view itself.
    func run() {
        guard let navigation else { return }
        navigation.isExchangingViews = true
        barsHiddenBefore = (bar: navigation.hidesBar, toolbar: navigation.bottomBar.isHidden)
        // The first and the last view controller come and go at once.
        let isAnimated = request.isAnimated && from != nil && to != nil && navigation.view.window != nil
        run(
            .navigation(request.operation), in: navigation.contentView, isAnimated: isAnimated, by: isAnimated ? movers : (nil, nil),
            driving: [navigation.navigationBar, navigation.bottomBar], for: [navigation])
    }

    /// Those of the delegate, asked in the order of `Documentation/Behavior.md#transition-objects`, or the system's.
    private var movers: Movers {
        guard let navigation, let from, let to else { return (nil, nil) }
        var movers: Movers = (nil, nil)
        if navigation.popInteraction.isBeginning {
            movers.interactor = navigation.popInteraction
        } else if let delegate = navigation.delegate {
            movers.animator = delegate.navigationController(navigation, animationControllerFor: request.operation, from: from, to: to)
            movers.interactor = movers.animator.flatMap { delegate.navigationController(navigation, interactionControllerFor: $0) }
        }
        if movers.animator == nil, let zoom = zoomMovers(from, to) {
            movers = (zoom.animator, movers.interactor ?? zoom.interactor)
        }
        movers.animator = movers.animator ?? NavigationSlideAnimator(request.operation, after: navigation.takenOverAnimator)
        return movers
    }

    /// Those of the preferred zoom of the view controller that comes or goes.
    private func zoomMovers(_ from: UIViewController, _ to: UIViewController) -> Movers? {
        switch request.operation {
        case .push: to.zoomMovers(with: from, isDismissal: false)
        case .pop: from.zoomMovers(with: to, isDismissal: true)
        default: nil
        }
    }

    /// Whether the system's animator performs the transition.
    var isOwn: Bool { transition?.animator is NavigationSlideAnimator }

    // MARK: Interruption

    /// Whether a later request may interrupt the transition: it uses the system's animator and is not interactive.
    var canBeTakenOver: Bool { isOwn && transition?.isRunning == true && transition?.initiallyInteractive == false }

    /// Ends the exchange except for its running animations, and returns the animator of these.
    func takeOver() -> NavigationSlideAnimator? {
        isTakenOver = true
        let animator = transition?.animator as? NavigationSlideAnimator
        animator?.isTakenOver = true
        transition?.finishAtOnce(leavingMovement: true)
        return animator
    }

    // MARK: The beginning

    override func sendWillCallbacks() {
        guard let navigation else { return }
        navigation.shownController = to
        super.sendWillCallbacks()
        if !isOver, let to { navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated) }
        guard isOver else { return }
        // A callback has removed the whole stack from the window and so ended the exchange.
        navigation.isExchangingViews = false
        navigation.navigationBar.setItems(navigation.stack.map(\.navigationItem), animated: false)
        navigation.settleBars()
    }

    override func placeViews(in context: TransitionContext) {
        guard let navigation else { return }
        navigation.tabBarController?.barVisibilityMayChange(for: navigation, with: transition?.coordinator)
        for controller in [from, to] { controller?.carryPresentationInContext() }
        if let to {
            navigation.trailingControllers.removeAll { $0 === to }
            if let view = from?.viewIfLoaded { context.from.view = view }
            context.from.initialFrame = from?.viewIfLoaded?.untransformedFrame ?? .zero
            context.to.view = to.view
        }
        navigation.showBars(with: barChange, pops: request.operation == .pop, awayBefore: barsHiddenBefore)
        if let to {
            // With its new items, the bar has its final height.
            navigation.layOut(to)
            context.to.finalFrame = to.view.untransformedFrame
            if isOwn || transition?.animator == nil { install(to, in: navigation.contentView) }
        }
        navigation.isExchangingViews = false
    }

    private func install(_ controller: UIViewController, in contentView: UIView) {
        let (new, isPop) = (controller.view as UIView, request.operation == .pop)
        if let old = from?.viewIfLoaded, old.superview === contentView {
            let (index, oldIndex) = (contentView.subviews.firstIndex(of: new), contentView.subviews.firstIndex(of: old) ?? 0)
            // A view taken over from an interrupted transition is already in the container, and moving.
            if index == nil || isPop != (index ?? 0 < oldIndex) {
                if isPop { contentView.insertSubview(new, belowSubview: old) } else { contentView.addSubview(new) }
            }
        } else {
            contentView.addSubview(new)
        }
        showAppearing(controller)
    }

    override func hasStarted() {
        guard let navigation, let to, let timing = barChange else { return }
        // After the new view's layout it is known whether its content is at the scroll edges.
        UIView.animate(
            withDuration: timing.duration, delay: 0, options: timing.options, animations: { navigation.followEdges(of: to) })
    }

    /// The accompanying change of the bars; nil without animation.
    private var barChange: NavigationBarChange? {
        guard let transition, transition.isAnimated else { return nil }
        // Titles slide with views that slide; with Reduce Motion, other animators' views hardly move.
        let slides = isOwn || !UIAccessibility.isReduceMotionEnabled
        return NavigationBarChange(
            operation: slides ? request.operation : .none, duration: transition.duration,
            options: transition.initiallyInteractive ? .curveLinear : isOwn ? .systemSpring : .curveEaseInOut)
    }

    // MARK: The end

    override func finish() {
        guard let navigation else { return }
        let contentView = navigation.contentView
        if let from, let old = from.viewIfLoaded, old.isDescendant(of: contentView) {
            if !isTakenOver {
                old.removeFromSuperview()
                navigation.layOut(from)
            } else {
                navigation.trailingControllers.append(from)
            }
        }
        if !isTakenOver { navigation.removeTrailingViews() }
        if let to, navigation.shownController === to, to.parent === navigation, to.viewIfLoaded?.superview !== contentView {
            contentView.addSubview(to.view)
        }
        to?.putDownPresentationInContext()
        navigation.settleBars()
        from?.endAppearanceTransition()
        to?.endAppearanceTransition()
        navigation.settle(request)
        if let to { navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated) }
    }

    /// Restores the old view controller and the stack (`Documentation/Behavior.md#appearance-callbacks`); later requests remain.
    override func cancel() {
        guard let navigation else { return }
        let contentView = navigation.contentView
        if let new = to?.viewIfLoaded, new.isDescendant(of: contentView) { new.removeFromSuperview() }
        if let from, navigation.shownController === to {
            navigation.shownController = from
            if from.view.superview !== contentView { contentView.addSubview(from.view) }
        }
        navigation.revert(request)
        from?.putDownPresentationInContext()
        // The bars show the items of the old view controller, from which a later request continues.
        let shown = navigation.stack.last === from ? navigation.stack : request.stackBefore
        navigation.navigationBar.setItems(shown.map(\.navigationItem), animated: false)
        navigation.bottomBar.setItems(shown.last?.toolbarItems, animated: false)
        navigation.removeTrailingViews()
        navigation.hidesBar = barsHiddenBefore.bar
        navigation.settleBars()
        sendCallbacksOfReturn()
    }

    override func hasEnded() {
        guard let navigation, navigation.runningExchange === self else { return }
        navigation.runningExchange = nil
        navigation.activeTransition = nil
        navigation.viewIfLoaded?.setNeedsLayout()
    }
}
