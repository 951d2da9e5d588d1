import RenderScene

/// A transition between view controllers in progress: a presentation, a push, a change of tabs.
///
/// A `ControllerExchange` creates it, sends the *will* callbacks and starts it. The animator moves the views and completes; then, once and
/// in this order, the exchange updates the hierarchy and sends the *did* callbacks, the animator gets `animationEnded`, the coordinator's
/// completions run, and the exchange continues with what has waited. An interactive gesture drives it through `update`,
/// `endInteraction` and `interrupt`: layer time is paused at a fraction of the duration or runs to an end of it (`TimeDriver`), or
/// the animator's own `interruptibleAnimator` does. `Documentation/Transitions.md`.
@MainActor
final class ControllerTransition {
    /// The kind of transition.
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
    /// Whether it begins interactively.
    let initiallyInteractive: Bool
    private weak var exchange: ControllerExchange?
    /// Views outside the container that are driven interactively: the bars.
    var drivenViews: [UIView] = []
    /// Progress of the interaction, 0…1.
    private(set) var percentComplete = 0.0
    /// Its speed, which a release continues.
    private var progressSpeed = InteractionSpeed()
    private(set) var completionSpeed = 1.0
    private(set) var completionCurve = UIView.AnimationCurve.easeInOut
    /// Seconds; 0 without an animator.
    private(set) lazy var duration = askedDuration
    private var state = State.prepared
    private var driver: TimeDriver?
    /// The container's time at the beginning.
    private var beginTime = 0.0
    private var watchdog: MediaTimer?
    /// Whether the watchdog has fired.
    private var isOverdue = false
    private var hasAnimatorCompleted = false
    /// Whether another request waits for the end.
    private var isExpedited = false
    /// Whether a percent-driven interaction drives the container or the animator, not only the alongside views.
    private var isPercentDriven = false
    private var askedInterruptible: (any UIViewImplicitlyAnimating)??
    private lazy var changes = TransitionChanges(context)

    /// - Parameter isAnimated: whether views are animated; if not, the animator is used only if it has to position views anyway (custom
    ///   presentations).
    init(
        _ kind: Kind, of exchange: ControllerExchange, in containerView: UIView, style: UIModalPresentationStyle, isAnimated: Bool,
        by movers: ControllerExchange.Movers
    ) {
        self.kind = kind
        self.exchange = exchange
        animator = movers.animator
        interactor = isAnimated && movers.animator != nil ? movers.interactor : nil
        context = TransitionContext(
            from: TransitionParticipant(controller: exchange.from), to: TransitionParticipant(controller: exchange.to), in: containerView,
            isAnimated: isAnimated, style: style)
        initiallyInteractive = interactor?.wantsInteractiveStart ?? false
        context.isInteractive = initiallyInteractive
        context.transition = self
    }

    var containerView: UIView { context.containerView }
    var isAnimated: Bool { context.isAnimated }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    /// Whether the transition is running or about to.
    var isRunning: Bool { state == .running }
    /// Whether it was completed, even if callbacks are still being sent.
    var hasCompleted: Bool { state == .completing || state == .over }
    /// Whether it was completed and all callbacks but the exchange's last have been sent.
    var isOver: Bool { state == .over }

    private var askedDuration: Double {
        guard isAnimated, let animator else { return 0 }
        let seconds = animator.transitionDuration(using: context)
        if seconds.isFinite, seconds >= 0 { return seconds }
        reportOnce(
            "transitionDuration \(type(of: animator))", "\(type(of: animator)): a transitionDuration of \(seconds) counts as 0")
        return 0
    }

    // MARK: Running

    /// Starts the animation. Without an animator the transition is complete on return.
    func start() {
        guard state == .prepared else { return }
        ControllerRequestQueue.current.run { begin() }
    }

    private func begin() {
        state = .running
        beginTime = containerTime
        guard animator != nil else {
            makeChangesAtOnce()
            return complete(true)
        }
        _ = duration
        Environment.current.openCompletions.add(self) { [weak self] in MainActor.assumeIsolated { self?.openCompletion } }
        if isAnimated, !(animator is any SystemAnimator) {
            UIApplication.process.storedScene?.transitionBelowStatusBar(self, isRunning: true)
        }
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

    /// Starts the animator under interactive control, when a percent-driven interaction starts.
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

    private func makeDriver() -> TimeDriver {
        if let driver { return driver }
        let made = newDriver()
        for view in drivenViews { made.drive(view.layer) }
        return made
    }

    private func newDriver() -> TimeDriver {
        let made = TimeDriver(duration: duration)
        // A custom animator restores its views at its own end.
        made.onReturn = onMainActor { [weak self] in
            if let self, isPercentDriven, interruptible == nil { changes.restore() }
        }
        driver = made
        return made
    }

    /// Runs the animator's code, recording its changes, and returns the first animation block it opens.
    private func firstBlock(_ body: () -> Void) -> AnimationBlock? {
        var first: AnimationBlock?
        let outer = AnimationState.current.onBlock
        AnimationState.current.onBlock = { first = first ?? $0 }
        changes.record(body)
        AnimationState.current.onBlock = outer
        return first
    }

    // MARK: Alongside animations

    /// The coordinator's changes use the animator's property animator, or else the timing of its first block.
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

    // MARK: Interaction

    /// The animator that can be paused and reversed; requested once, when the views are in place.
    private var interruptible: (any UIViewImplicitlyAnimating)? {
        if let askedInterruptible { return askedInterruptible }
        guard state == .running, let animator else { return nil }
        let found = changes.record { animator.interruptibleAnimator(using: context) }
        let interruptible = found is NoInterruptibleAnimator ? nil : found
        askedInterruptible = .some(interruptible)
        return interruptible
    }

    var isInterruptible: Bool { interruptible != nil }

    private var percentDrivenAnimator: (any UIViewImplicitlyAnimating)? { isPercentDriven ? interruptible : nil }

    func update(to percent: CGFloat) {
        guard state == .running, isInteractive, percent.isFinite else { return }
        percentComplete = min(max(Double(percent), 0), 1)
        progressSpeed.add(percentComplete, at: CACurrentMediaTime())
        percentDrivenAnimator?.fractionComplete = CGFloat(percentComplete)
        makeDriver().hold(at: percentComplete)
    }

    /// Ends the interaction: the transition runs to its end, or back.
    func endInteraction(cancelled: Bool) {
        guard state == .running, isInteractive else { return }
        context.transitionWasCancelled = cancelled
        context.isInteractive = false
        let speed = interactor.map { Double($0.completionSpeed) } ?? 1
        completionSpeed = speed.isFinite && speed > 0 ? speed : 1
        completionCurve = interactor?.completionCurve ?? .easeInOut
        interactionChanged()
        guard state == .running else { return }
        let length = (cancelled ? percentComplete : 1 - percentComplete) * duration / completionSpeed
        let handOver = handOverCurve(cancelled: cancelled, length: length)
        if let percentDrivenAnimator {
            let timing = handOver.map {
                UICubicTimingParameters(controlPoint1: CGPoint(x: $0.x1, y: $0.y1), controlPoint2: CGPoint(x: $0.x2, y: $0.y2))
            }
            resume(percentDrivenAnimator, backwards: cancelled, length: length, timing)
        }
        makeDriver().run(to: cancelled ? 0 : 1, length: length, curve: handOver ?? completionCurve.timingFunction.curve)
        startWatchdog(after: length)
    }

    /// The curve that begins with the interaction's speed; nil if that has rested, has arrived, or if the app has chosen a curve.
    private func handOverCurve(cancelled: Bool, length: Double) -> TimingCurve? {
        let speed = progressSpeed.speed(at: CACurrentMediaTime())
        let own = (interactor as? UIPercentDrivenInteractiveTransition)?.isCompletionCurveSet ?? false
        guard speed != 0, length > 0, !own, completionCurve == .easeInOut else { return nil }
        // One that was only interrupted turns round as soon as by a request.
        return TimingCurve(
            from: percentComplete, to: cancelled ? 0 : 1, length: length, startingAt: speed,
            reach: progressSpeed.hasMoved ? TimingCurve.longReach : TimingCurve.shortReach)
    }

    private func resume(
        _ animator: any UIViewImplicitlyAnimating, backwards: Bool, length: Double, _ handOver: UICubicTimingParameters? = nil
    ) {
        let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve ?? handOver
        if backwards { animator.isReversed = true }
        let factor = duration > 0 ? max(length / duration, 1e-6) : 1e-6
        animator.continueAnimation(
            withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: CGFloat(factor))
    }

    /// Whether it runs as an ordinary animation, never interactive so far nor reversed by a request.
    var isUndriven: Bool { state == .running && isAnimated && !isInteractive && !isPercentDriven }

    /// Interrupts it for interaction at its current state.
    func interrupt() {
        guard state == .running, !isInteractive, isAnimated else { return }
        stopWatchdog()
        let (rate, _) = pause()
        progressSpeed = InteractionSpeed(duration > 0 ? rate / duration : 0)
        progressSpeed.add(percentComplete, at: CACurrentMediaTime())
        isExpedited = false
        context.transitionWasCancelled = false
        context.isInteractive = true
        interactionChanged()
    }

    /// Pauses the transition and its animator.
    ///
    /// - Returns: the rate of its time, and its own animator if there is one.
    private func pause() -> (rate: Double, animator: (any UIViewImplicitlyAnimating)?) {
        isPercentDriven = true
        let driver: TimeDriver
        var rate = 1.0
        if let running = self.driver {
            driver = running
            rate = driver.rate
            driver.hold(at: driver.fraction)
        } else {
            // It has been running undriven since its beginning.
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

    private func makeUndrivenDriver() -> TimeDriver {
        let made = newDriver()
        made.hold(at: duration > 0 ? elapsed / duration : 1)
        let views = (interruptible == nil ? [containerView] : []) + drivenViews
        for view in views { made.drive(view.layer, from: begin(of: view)) }
        if containerView.window?.windowScene?.rotation != nil { made.driveAnimationsDirectly() }
        return made
    }

    /// Called when the interface rotates: a driven transition stays driven, while the views resize in their own time.
    func detachDriver() { driver?.driveAnimationsDirectly() }

    private var containerTime: Double { containerView.layer.localTime(atMediaTime: CACurrentMediaTime()) }

    /// Seconds since the beginning, of the container's time, which the app may have slowed down.
    private var elapsed: Double { containerTime - beginTime }

    /// The beginning in the time of a view's layer.
    private func begin(of view: UIView) -> Double { view.layer.localTime(atMediaTime: CACurrentMediaTime()) - elapsed }

    // MARK: Interruption by requests

    /// Whether a request may drive it like an interaction: not interactive now, and with a percent-driven interaction, an interruptible
    /// animator, or a system animator.
    private var canBeDriven: Bool {
        guard isRunning, !isInteractive, isAnimated, duration > 0, driver != nil || elapsed < duration else { return false }
        if let own = animator as? any SystemAnimator { return !own.movementsAddUp || interactor is UIPercentDrivenInteractiveTransition }
        return interactor is UIPercentDrivenInteractiveTransition || isInterruptible
    }

    /// Redirects it to its start, or to its end, from the current state and velocity; the way back takes as long as the way there did.
    /// Has no effect if it already goes there, is interactive, or cannot be driven.
    func redirect(toStart isBack: Bool) {
        guard canBeDriven, isBack != isCancelled else { return }
        isExpedited = false
        head(back: isBack, within: .infinity)
    }

    /// Expedites it for an unrelated request: it ends within `expeditedDuration`.
    func expedite() {
        guard canBeDriven, !isExpedited else { return }
        isExpedited = true
        head(back: isCancelled, within: Self.expeditedDuration)
    }

    /// Seconds.
    private static let expeditedDuration = 0.2

    /// Whether a request has reversed it.
    var isGoingBack: Bool { isRunning && !isInteractive && isCancelled }

    private func head(back isBack: Bool, within longest: Double) {
        let (rate, ownAnimator) = pause()
        let wasCancelled = isCancelled
        context.transitionWasCancelled = isBack
        if wasCancelled != isBack { interactionChanged() }
        guard state == .running else { return }
        let remaining = isBack ? percentComplete : 1 - percentComplete
        let length = min(remaining * duration, longest)
        if let ownAnimator { resume(ownAnimator, backwards: isBack, length: length) }
        makeDriver().run(to: isBack ? 0 : 1, length: length, startingAt: rate)
        startWatchdog(after: length)
    }

    private func interactionChanged() {
        ControllerRequestQueue.current.run { coordinator.interactionChanged() }
    }

    // MARK: The end

    /// Called when the animator completes.
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

    /// Whether a system animator runs undriven, so that the next animation can be added to it.
    var isOwnAndRunsByItself: Bool {
        isRunning && !isInteractive && driver == nil && (animator as? any SystemAnimator)?.movementsAddUp == true
    }

    /// Finishes at once, with all animations at their end. The animator's own completion is ignored afterwards.
    ///
    /// - Parameter leavesMovement: keeps the animations, for another transition that continues from the current state.
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
        for view in [containerView] + drivenViews { view.layer.endAnimations(since: begin(of: view)) }
    }

    private func complete(_ didComplete: Bool) {
        guard state == .running || state == .prepared else { return }
        ControllerRequestQueue.current.run { end(didComplete) }
    }

    private func end(_ didComplete: Bool) {
        stopWatchdog()
        Environment.current.openCompletions.remove(self)
        if !didComplete, isInteractive || isCancelled { changes.restore() }
        changes.forget()
        // Completed within `animateTransition`: alongside changes have not been made yet.
        if didComplete, coordinator.hasChanges { makeChangesAtOnce() }
        let wasInteractive = isInteractive
        context.isInteractive = false
        context.transitionWasCancelled = !didComplete
        if wasInteractive { interactionChanged() }
        guard state == .running || state == .prepared else { return }
        state = .completing
        driver?.end()
        driver = nil
        if didComplete { exchange?.finish() } else { exchange?.cancel() }
        UIApplication.process.storedScene?.transitionBelowStatusBar(self, isRunning: false)
        animator?.animationEnded(didComplete)
        coordinator.complete()
        state = .over
        exchange?.hasEnded()
    }

    // MARK: The watchdog

    private var timeAroundContainer: Double {
        let now = CACurrentMediaTime()
        return containerView.layer.superlayer?.localTime(atMediaTime: now) ?? now
    }

    /// Logs the animator's name if it has not completed one second after its duration.
    private func startWatchdog(after seconds: Double) {
        stopWatchdog()
        guard state == .running, let animator else { return }
        let (name, length, begin) = ("\(type(of: animator))", duration, timeAroundContainer)
        let timer = MediaTimer(
            after: seconds + 1, name: "\(name)'s completeTransition(_:)",
            onMainActor: { [weak self] in
                if let self {
                    // An app may have slowed down the layers around the container.
                    let rest = seconds + 1 - (timeAroundContainer - begin)
                    if rest > 0.01, rest < seconds + 0.99 { return startWatchdog(after: rest - 1) }
                    isOverdue = true
                }
                reportOnce(
                    "watchdog \(name)",
                    "\(name): the transition of \(length) s has not been completed one second after its end; it goes on waiting. Call completeTransition(_:) of the context when the animation is over"
                )
            })
        watchdog = timer
        timer.start()
    }

    private func stopWatchdog() {
        watchdog?.invalidate()
        watchdog = nil
        isOverdue = false
    }

    /// Description of an overdue completion, for `settle()`; nil while it is on time.
    private var openCompletion: String? {
        guard isRunning, let animator else { return nil }
        if isInteractive {
            let name = interactor.map { "\(type(of: $0))" } ?? "the interactive transition"
            return "neither finish() nor cancel() of \(name) was called (\(describedChange))"
        }
        return isOverdue ? "completeTransition(_:) of \(type(of: animator)) was never called (\(describedChange))" : nil
    }

    /// Description of the transition and its controllers.
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
