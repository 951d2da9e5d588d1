import RenderScene

/// One change of controllers while it is shown, whatever its kind: a presentation, a push, another tab.
///
/// Its owner asks the delegates, makes it, sends the *will* callbacks and starts it. The animator moves the views and completes; then, once and in this order,
/// the owner puts the hierarchy in order and sends the *did* callbacks, the animator hears `animationEnded`, the coordinator's completions run, and the owner
/// goes on. A hand leads it by way of `update`, `release` and `grab`: layer time stands at a fraction of the duration or runs to an end of it
/// (`LayerTimeDriver`), or the animator's own `interruptibleAnimator` does. Documentation/Transitions.md.
@MainActor
final class ControllerTransition {
    /// What changes.
    enum Kind: Equatable {
        case presentation, dismissal, tab, child
        case navigation(UINavigationController.Operation)
    }

    private enum State {
        case prepared, running, completing, over
    }

    let kind: Kind
    let context: TransitionContext
    private(set) lazy var coordinator = TransitionCoordinator(self)
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether it begins by hand.
    let initiallyInteractive: Bool
    weak var owner: (any TransitionOwner)?
    /// Views outside the container that follow a hand: the bars.
    var drivenViews: [UIView] = []
    /// How far a hand has led it, 0…1.
    private(set) var percentComplete = 0.0
    private(set) var completionSpeed = 1.0
    private(set) var completionCurve = UIView.AnimationCurve.easeInOut
    /// Seconds; 0 without an animator.
    private(set) lazy var duration = askedDuration
    private var state = State.prepared
    private var driver: LayerTimeDriver?
    private var beginTime = 0.0
    private var watchdog: MediaTimer?
    /// Whether the watchdog has fired.
    private var isOverdue = false
    private var hasAnimatorCompleted = false
    /// Another request waits for it.
    private var isHurried = false
    /// Whether a percent-driven interaction leads it, and so the container or the animator too, not only what goes along.
    private var isPercentDriven = false
    private var askedInterruptible: (any UIViewImplicitlyAnimating)??
    private lazy var changes = TransitionChanges(context)

    /// - Parameters:
    ///   - isAnimated: whether views move; without, `animator` is used only where it is to place views all the same (custom presentations).
    init(
        _ kind: Kind, from: TransitionSide, to: TransitionSide, in containerView: UIView, style: UIModalPresentationStyle = .none,
        isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, owner: any TransitionOwner
    ) {
        self.kind = kind
        self.animator = animator
        self.interactor = isAnimated && animator != nil ? interactor : nil
        self.owner = owner
        context = TransitionContext(from: from, to: to, in: containerView, isAnimated: isAnimated, style: style)
        initiallyInteractive = self.interactor?.wantsInteractiveStart ?? false
        context.isInteractive = initiallyInteractive
        context.transition = self
    }

    var containerView: UIView { context.containerView }
    var isAnimated: Bool { context.isAnimated }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    /// Whether views are being moved, or wait to be.
    var isRunning: Bool { state == .running }
    /// Whether it was completed, be it that the callbacks are still being sent.
    var hasCompleted: Bool { state == .completing || state == .over }

    private var askedDuration: Double {
        guard isAnimated, let animator else { return 0 }
        let seconds = animator.transitionDuration(using: context)
        if seconds.isFinite, seconds >= 0 { return seconds }
        reportOnce(
            "transitionDuration \(type(of: animator))", "\(type(of: animator)): a transitionDuration of \(seconds) counts as 0")
        return 0
    }

    // MARK: Running

    /// Begins the movement. Without an animator the change is complete when this returns.
    func start() {
        guard state == .prepared else { return }
        ControllerTurn.run { begin() }
    }

    private func begin() {
        state = .running
        beginTime = CACurrentMediaTime()
        guard animator != nil else {
            makeChangesAtOnce()
            return complete(true)
        }
        _ = duration
        OpenCompletions.add(self) { [weak self] in MainActor.assumeIsolated { self?.openCompletion } }
        if let interactor, initiallyInteractive {
            let block = firstBlock { interactor.startInteractiveTransition(context) }
            if state == .running { makeChanges(with: block) }
        } else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.join(self)
            animate()
            startWatchdog(after: duration)
        }
    }

    private func animate() {
        guard let animator else { return }
        let block = firstBlock { animator.animateTransition(using: context) }
        if state == .running { makeChanges(with: block) }
    }

    /// Lets a hand lead from the start, and has the animator begin: what a percent-driven interaction does when it is started.
    func startDriven() {
        guard state == .running, let animator else { return }
        isPercentDriven = true
        let driver = makeDriver()
        if let interruptible {
            interruptible.pauseAnimation()
        } else {
            driver.drive(containerView.layer)
            animator.animateTransition(using: context)
        }
    }

    private func makeDriver() -> LayerTimeDriver {
        if let driver { return driver }
        let made = newDriver()
        for view in drivenViews { made.drive(view.layer) }
        return made
    }

    private func newDriver() -> LayerTimeDriver {
        let made = LayerTimeDriver(duration: duration)
        // An animator of its own restores its views itself, at its own end.
        made.onReturn = { [weak self] in
            MainActor.assumeIsolated { if let self, self.isPercentDriven, self.interruptible == nil { self.changes.restore() } }
        }
        driver = made
        return made
    }

    /// Runs what the animator does, recording its changes, and returns the first block of view animations it opens.
    private func firstBlock(_ body: () -> Void) -> AnimationBlock? {
        var first: AnimationBlock?
        let outer = AnimationState.current.onBlock
        AnimationState.current.onBlock = { first = first ?? $0 }
        changes.record(body)
        AnimationState.current.onBlock = outer
        return first
    }

    // MARK: Along with it

    /// The coordinator's changes join the animator's: its property animator, or else its first block's timing.
    private func makeChanges(with block: AnimationBlock?) {
        let views = drivenViews + coordinator.drivenViews
        drivenViews = views
        if isInteractive { for view in views { makeDriver().drive(view.layer) } }
        guard coordinator.hasChanges, isAnimated else { return makeChangesAtOnce() }
        changes.record {
            if case .some(.some(let interruptible)) = askedInterruptible, interruptible.state == .active {
                interruptible.addAnimations { [coordinator] in coordinator.makeChanges() }
            } else if let block {
                block.sibling().run { coordinator.makeChanges() }
            } else {
                UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: { self.coordinator.makeChanges() })
            }
        }
    }

    private func makeChangesAtOnce() { UIView.performWithoutAnimation { coordinator.makeChanges() } }

    // MARK: By hand

    /// The animator that can be paused and reversed; asked for once, when the views are in place.
    private var interruptible: (any UIViewImplicitlyAnimating)? {
        if let askedInterruptible { return askedInterruptible }
        guard state == .running, let animator else { return nil }
        let found = changes.record { animator.interruptibleAnimator(using: context) }
        let interruptible = found is NoInterruptibleAnimator ? nil : found
        askedInterruptible = .some(interruptible)
        return interruptible
    }

    var isInterruptible: Bool { interruptible != nil }

    private var ledAnimator: (any UIViewImplicitlyAnimating)? { isPercentDriven ? interruptible : nil }

    func update(to percent: CGFloat) {
        guard state == .running, isInteractive, percent.isFinite else { return }
        percentComplete = min(max(Double(percent), 0), 1)
        ledAnimator?.fractionComplete = CGFloat(percentComplete)
        makeDriver().hold(at: percentComplete)
    }

    /// Lets it go: it runs to its end, or back.
    func release(cancelled: Bool) {
        guard state == .running, isInteractive else { return }
        context.transitionWasCancelled = cancelled
        context.isInteractive = false
        let speed = interactor.map { Double($0.completionSpeed) } ?? 1
        completionSpeed = speed.isFinite && speed > 0 ? speed : 1
        completionCurve = interactor?.completionCurve ?? .easeInOut
        interactionChanged()
        guard state == .running else { return }
        let length = (cancelled ? percentComplete : 1 - percentComplete) * duration / completionSpeed
        if let ledAnimator { resume(ledAnimator, backwards: cancelled, length: length) }
        makeDriver().run(to: cancelled ? 0 : 1, length: length, curve: completionCurve.timingFunction.curve)
        startWatchdog(after: length)
    }

    private func resume(_ animator: any UIViewImplicitlyAnimating, backwards: Bool, length: Double) {
        let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
        if backwards { animator.isReversed = true }
        let factor = duration > 0 ? max(length / duration, 1e-6) : 1e-6
        animator.continueAnimation(
            withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: CGFloat(factor))
    }

    /// Whether it runs as the animation it began as: never interactive so far, nor reversed by a request.
    var isUndriven: Bool { state == .running && isAnimated && !isInteractive && !isPercentDriven }

    /// Takes it in hand where it is.
    func grab() {
        guard state == .running, !isInteractive, isAnimated else { return }
        stopWatchdog()
        _ = hold()
        isHurried = false
        context.transitionWasCancelled = false
        context.isInteractive = true
        interactionChanged()
    }

    /// Stops it where it is, and its animator.
    ///
    /// - Returns: how fast its time went, and its own animator, where that has one.
    private func hold() -> (rate: Double, animator: (any UIViewImplicitlyAnimating)?) {
        isPercentDriven = true
        let driver: LayerTimeDriver
        var rate = 1.0
        if let running = self.driver {
            driver = running
            rate = driver.rate
            driver.hold(at: driver.fraction)
        } else {
            // It has been running by itself since its beginning.
            driver = makeUndrivenDriver()
        }
        percentComplete = driver.fraction
        guard let interruptible else { return (rate, nil) }
        interruptible.pauseAnimation()
        if interruptible.isReversed { interruptible.isReversed = false }
        percentComplete = min(max(Double(interruptible.fractionComplete), 0), 1)
        driver.hold(at: percentComplete)
        return (rate, interruptible)
    }

    private func makeUndrivenDriver() -> LayerTimeDriver {
        let made = newDriver()
        made.hold(at: duration > 0 ? elapsed / duration : 1)
        let views = (interruptible == nil ? [containerView] : []) + drivenViews
        for view in views { made.drive(view.layer, from: view.layer.localTime(atMediaTime: beginTime)) }
        if containerView.window?.windowScene?.rotation != nil { made.stepAside() }
        return made
    }

    /// The interface turns: what is led goes on being led, while the views take their new sizes in their own time.
    func letTurn() { driver?.stepAside() }

    /// Since its beginning, in seconds.
    private var elapsed: Double { CACurrentMediaTime() - beginTime }

    // MARK: Requests in the middle

    /// Whether a request may lead it as a hand would, while none does: its delegates gave a percent-driven interaction, its animator one that can be
    /// interrupted, or it is the system's.
    private var canBeLed: Bool {
        guard isRunning, !isInteractive, isAnimated, duration > 0, driver != nil || elapsed < duration else { return false }
        if let own = animator as? any SystemAnimator { return !own.movementsAddUp || interactor is UIPercentDrivenInteractiveTransition }
        return interactor is UIPercentDrivenInteractiveTransition || isInterruptible
    }

    /// Has it end where it began, or else where it was to end, and goes there from where it is, as fast as it is; the way back takes as long as the way
    /// there did. One that goes there already, or is led by a hand, or cannot be led, goes on.
    func turn(back isBack: Bool) {
        guard canBeLed, isBack != isCancelled else { return }
        isHurried = false
        head(back: isBack, within: .infinity)
    }

    /// Gives way to a request that it has nothing to do with: where it goes, it is there after `hurriedDuration` at most.
    func hurry() {
        guard canBeLed, !isHurried else { return }
        isHurried = true
        head(back: isCancelled, within: Self.hurriedDuration)
    }

    /// Seconds.
    private static let hurriedDuration = 0.2

    /// Whether a request has had it go back to where it began.
    var isGoingBack: Bool { isRunning && !isInteractive && isCancelled }

    private func head(back isBack: Bool, within longest: Double) {
        let (rate, ownAnimator) = hold()
        let wasCancelled = isCancelled
        context.transitionWasCancelled = isBack
        if wasCancelled != isBack { interactionChanged() }
        guard state == .running else { return }
        let way = isBack ? percentComplete : 1 - percentComplete
        let length = min(way * duration, longest)
        if let ownAnimator { resume(ownAnimator, backwards: isBack, length: length) }
        makeDriver().run(to: isBack ? 0 : 1, length: length, startingAt: rate)
        startWatchdog(after: length)
    }

    private func interactionChanged() {
        ControllerTurn.run {
            owner?.transitionInteractionChanged(self)
            coordinator.interactionChanged()
        }
    }

    // MARK: The end

    /// The animator says so.
    func animatorCompleted(_ didComplete: Bool) {
        if hasAnimatorCompleted {
            let name = animator.map { "\(type(of: $0))" } ?? "the animator"
            reportOnce(
                "completeTransition \(name)",
                "\(name): completeTransition(_:) was called a second time for one transition; it is ignored. Call it once, in the completion of the animation"
            )
        }
        hasAnimatorCompleted = true
        complete(didComplete)
    }

    /// Whether the system's own animator moves the views, and no hand, so that the next movement can be added to it.
    var isOwnAndRunsByItself: Bool {
        isRunning && !isInteractive && driver == nil && (animator as? any SystemAnimator)?.movementsAddUp == true
    }

    /// Ends it now, as if it had run to its end: what still moves is there at once. The animator's own completion is not heard any more.
    ///
    /// - Parameter leavesMovement: the animations go on, for another transition that takes over from what is shown.
    func finishAtOnce(leavingMovement leavesMovement: Bool = false) {
        guard state == .running || state == .prepared else { return }
        guard state == .running else { return complete(true) }
        if case .some(.some(let interruptible)) = askedInterruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            if interruptible.state == .stopped { interruptible.finishAnimation(at: .end) }
        }
        guard state == .running else { return }
        hasAnimatorCompleted = false
        driver?.removeAnimations()
        if !leavesMovement { endAnimations() }
        complete(true)
    }

    private func endAnimations() {
        for view in [containerView] + drivenViews { view.layer.endAnimations(since: view.layer.localTime(atMediaTime: beginTime)) }
    }

    private func complete(_ didComplete: Bool) {
        guard state == .running || state == .prepared else { return }
        ControllerTurn.run { end(didComplete) }
    }

    private func end(_ didComplete: Bool) {
        stopWatchdog()
        OpenCompletions.remove(self)
        if !didComplete, isInteractive || isCancelled { changes.restore() }
        changes.forget()
        // Completed within `animateTransition`: those that run along were not asked yet.
        if didComplete, coordinator.hasChanges { makeChangesAtOnce() }
        let wasInteractive = isInteractive
        context.isInteractive = false
        context.transitionWasCancelled = !didComplete
        if wasInteractive { interactionChanged() }
        guard state == .running || state == .prepared else { return }
        state = .completing
        driver?.end()
        driver = nil
        owner?.transition(self, didComplete: didComplete)
        animator?.animationEnded(didComplete)
        coordinator.complete()
        state = .over
        owner?.transitionHasEnded(self)
    }

    // MARK: The watchdog

    /// One second after it should be over, an animator that has not completed is named.
    private func startWatchdog(after seconds: Double) {
        stopWatchdog()
        guard state == .running, let animator else { return }
        let (name, length) = ("\(type(of: animator))", duration)
        let timer = MediaTimer(after: seconds + 1, name: "\(name)'s completeTransition(_:)") { [weak self] in
            MainActor.assumeIsolated { self?.isOverdue = true }
            reportOnce(
                "watchdog \(name)",
                "\(name): the transition of \(length) s has not been completed one second after its end; it goes on waiting. Call completeTransition(_:) of the context when the animation is over"
            )
        }
        watchdog = timer
        timer.start()
    }

    private func stopWatchdog() {
        watchdog?.invalidate()
        watchdog = nil
        isOverdue = false
    }

    /// What keeps the transition from its completion, for `settle()`; nil while it is on time.
    private var openCompletion: String? {
        guard isRunning, let animator else { return nil }
        if isInteractive {
            let name = interactor.map { "\(type(of: $0))" } ?? "the interactive transition"
            return "neither finish() nor cancel() of \(name) was called (\(describedChange))"
        }
        return isOverdue ? "completeTransition(_:) of \(type(of: animator)) was never called (\(describedChange))" : nil
    }

    /// What changes, with the controllers.
    private var describedChange: String {
        let from = context.from.controller?.diagnosticName ?? "nothing"
        let to = context.to.controller?.diagnosticName ?? "nothing"
        switch kind {
        case .presentation: return "presentation of \(to)"
        case .dismissal: return "dismissal of \(from)"
        case .navigation(.pop): return "pop of \(from)"
        case .navigation: return "push of \(to)"
        case .tab: return "change of tabs from \(from) to \(to)"
        case .child: return "transition from \(from) to \(to)"
        }
    }
}
