import QuartzCore

/// Arbitrates between the recognizers of an app that receive the same touches (`Documentation/Behavior.md#gesture-arbitration`).
///
/// An *attempt* lasts from a recognizer's first touch until it is possible again. When a recognizer leaves the possible state:
/// 1. It waits while a recognizer that must fail first is undecided, and fails when that one recognizes.
/// 2. Its view or delegate may refuse: it fails.
/// 3. A recognizer that has already recognized, shares a touch and can prevent it makes it fail, unless a delegate allows both.
/// 4. Otherwise it recognizes. Others that share a touch fail by the same rule; so do those that required its failure.
///
/// ```
///   none ──first touch──▶ possible ──wants to recognize──▶ began ──▶ changed ──▶ ended or cancelled
///                           │  ▲                            (a discrete gesture: ended at once)
///                           │  └── waiting, by rule 1
///                           └────▶ failed, by its own decision or by the rules
///   none ◀──reset── ended, cancelled or failed, once the actions are sent and the touches are up
/// ```
///
/// All this happens before the setter returns. The arbiter talks to recognizers and their delegates alone; what it decides for views it
/// returns as `TouchDecisions`, which `TouchDelivery` carries out after every recognizer has received the event and before views receive
/// it. Target actions are sent after the event has been handled.
@MainActor
final class GestureArbiter {
    /// Called after decisions made while no event is being delivered to recognizers, for instance when a timer has set a state.
    var onDecisions: (() -> Void)?
    /// Set by inspectors.
    var journal: GestureJournal?
    /// Recognizers with an attempt, in the order of their first touch; retained until they are possible again.
    private(set) var active: [UIGestureRecognizer] = []
    /// Target actions to be sent.
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var isFlushing = false
    private var hasOrderedFlush = false
    /// The event being handled.
    private(set) var event: UIEvent?
    /// Whether recognizers are receiving the event; views wait.
    private var isSending = false
    /// Nesting depth of state changes that trigger each other.
    private var depth = 0
    /// Recognizers whose required failure has happened; they may require another.
    private var freed: [UIGestureRecognizer] = []
    /// Decisions that have not been taken yet.
    private var decisions = TouchDecisions()
    /// The recognizer whose state the arbiter is setting, as opposed to its own code.
    private weak var decided: UIGestureRecognizer?

    // MARK: Touches

    /// Finds the recognizers that receive a new touch: its view's and the ancestors', the view's own first.
    func assign(_ touch: UITouch, event: UIEvent) {
        journal?.begin(touch)
        var at = touch.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? [] {
                if let refusal = refusal(of: recognizer, touch, event) {
                    note(refusal, recognizer, [touch])
                    continue
                }
                // A delegate callback may have removed it.
                guard recognizer.view === view, recognizer.isEnabled, recognizer.takesTouches else { continue }
                enter(recognizer)
                recognizer.attempt.add(touch)
                touch.recognizers.append(recognizer)
                note(.received, recognizer, [touch])
            }
        }
    }

    /// The reason that a recognizer does not receive a touch; nil if it does.
    private func refusal(of recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> GestureJournal.Decision? {
        if !recognizer.isEnabled { return .disabled }
        if !recognizer.takesTouches { return .decided }
        if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) { return .otherKind }
        if !recognizer.shouldReceive(event) { return .refusedEvent }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true ? nil : .refusedTouch
    }

    /// Writes a decision down for inspectors, about the touches of the recognizer unless others are given.
    private func note(
        _ decision: @autoclosure () -> GestureJournal.Decision, _ recognizer: UIGestureRecognizer, _ touches: [UITouch]? = nil
    ) {
        guard let journal else { return }
        journal.note(decision(), of: recognizer, about: touches ?? recognizer.attempt.history, at: CACurrentMediaTime())
    }

    /// Finds the recognizers that receive a new press: those of its responder's view and the ancestors.
    func assign(_ press: UIPress, event: UIPressesEvent) {
        var at = press.token.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.takesTouches && recognizer.takesPresses
            {
                guard recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true, recognizer.view === view
                else { continue }
                enter(recognizer)
                recognizer.attempt.hold(press.token)
                press.token.recognizers.append(recognizer)
            }
        }
    }

    /// Begins a recognizer's attempt if none is active.
    private func enter(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.attempt.isActive else { return }
        recognizer.attempt.isActive = true
        active.append(recognizer)
    }

    /// Handles an event; target actions are sent after that.
    func handle(_ event: UIEvent, by handler: (UIEvent) -> Void) {
        let outer = self.event
        self.event = event
        handler(event)
        self.event = outer
    }

    /// Sends touches of one phase to their recognizers.
    func send(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        isSending = true
        defer { isSending = false }
        var receivers: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        // Waiting recognizers are cancelled first; otherwise they would continue when the recognizer they wait for fails.
        if phase == .cancelled { receivers = receivers.filter { $0.attempt.wanted != nil } + receivers.filter { $0.attempt.wanted == nil } }
        for recognizer in receivers
        where (recognizer.takesTouches || phase == .cancelled && !recognizer.storedState.isOver) && recognizer.isEnabled {
            let own = Set(touches.filter { touch in recognizer.attempt.touches.contains { $0 === touch } })
            guard !own.isEmpty else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(own, with: event)
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            case .cancelled: recognizer.touchesCancelled(own, with: event)
            case .stationary: break
            }
        }
        // A touch that joins a recognized gesture is cancelled in its view.
        if phase == .began { decisions.cancelled += touches.filter { $0.recognizers.contains(where: \.takesOver) } }
    }

    /// Removes ended touches after their event has been handled.
    func forget(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        for recognizer in active {
            // A decided recognizer keeps its touches for its targets.
            let isDecided = recognizer.storedState.isOver || recognizer.attempt.wanted != nil
            recognizer.attempt.remove(touches, keeping: isDecided)
        }
    }

    /// Removes a touch that a recognizer ignores.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        recognizer.attempt.drop(touch)
        touch.recognizers.removeAll { $0 === recognizer }
        if recognizer.attempt.history.isEmpty, recognizer.storedState == .possible { leave(recognizer) }
        settle { decisions.released.append(touch) }
    }

    /// Whether a touch is withheld from its view for now.
    func withholds(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
        touch.recognizers.contains { recognizer in
            guard recognizer.storedState == .possible else { return false }
            switch phase {
            case .began, .moved: return recognizer.delaysTouchesBegan
            case .ended: return recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan && !touch.delivery.hasBegun
            case .stationary, .cancelled: return false
            }
        }
    }

    // MARK: States

    /// A recognizer's state was set.
    func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        guard recognizer !== decided else {
            decided = nil
            return recognizer.go(to: state)
        }
        recognizer.reportedState = nil
        switch (recognizer.storedState, state) {
        case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible): break
        // Nothing has been recognized that could be cancelled.
        case (.possible, .failed), (.possible, .cancelled):
            note(.failed, recognizer)
            settle { fail(recognizer) { recognizer.go(to: .failed) } }
        case (.possible, .began), (.possible, .ended): settle { want(state, by: recognizer) }
        case (.possible, .changed) where recognizer.attempt.wanted != nil: break
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            recognizer.go(to: state)
            if recognizer.storedState == state { order(recognizer, state) }
        // It refuses and reports the step.
        default: recognizer.go(to: state)
        }
        orderFlush()
    }

    /// Sets the state from the arbiter, through the property, so that subclasses can observe it.
    func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let outer = decided
        decided = recognizer
        recognizer.state = state
        decided = outer
        // An override may not pass the value to super, or another one.
        if recognizer.storedState != state { recognizer.go(to: state) }
    }

    /// Applies state changes. After the outermost change and its consequences, freed recognizers continue and views are notified.
    private func settle(_ change: () -> Void) {
        depth += 1
        change()
        if depth == 1 {
            while !freed.isEmpty {
                let next = freed.removeFirst()
                guard next.storedState == .possible, let wanted = next.attempt.wanted else { continue }
                attempt(next, wanted) { decide(next, $0) }
            }
        }
        depth -= 1
        guard depth == 0 else { return }
        if !isSending, !decisions.isEmpty { onDecisions?() }
        orderFlush()
    }

    /// Returns the decisions made since the last call; carrying them out may lead to others.
    func takeDecisions() -> TouchDecisions {
        defer { decisions = TouchDecisions() }
        return decisions
    }

    private func want(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
        if recognizer.attempt.wanted != nil {
            // It began while waiting, and ended before it was allowed to begin.
            if state == .ended, recognizer.attempt.wantedEnd == nil { recognizer.attempt.wantedEnd = .ended }
            return
        }
        enter(recognizer)
        attempt(recognizer, state) { recognizer.go(to: $0) }
    }

    /// Lets a recognizer leave the possible state, if the rules allow it. `store` sets its state.
    private func attempt(
        _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, store: (UIGestureRecognizer.State) -> Void
    ) {
        var mustWait = false
        for other in active where other !== recognizer && requires(recognizer, toFail: other) {
            // A recognizer that ended with other touches does not affect these.
            if other.storedState.isRecognized, !other.storedState.isOver || recognizer.attempt.shares(with: other.attempt) {
                note(.requirement(other.journalName), recognizer)
                return fail(recognizer) { store(.failed) }
            }
            guard other.storedState == .possible else { continue }
            if waits(other, for: recognizer) {
                reportOnce("gesture cycle", "\(recognizer) and \(other) wait for each other to fail; the first one goes ahead")
            } else {
                note(.waits(for: other.journalName), recognizer)
                mustWait = true
            }
        }
        guard !mustWait else {
            recognizer.attempt.wanted = state
            return
        }
        recognizer.attempt.wanted = nil
        guard mayBegin(recognizer) else {
            note(.refusedBeginning, recognizer)
            return fail(recognizer) { store(.failed) }
        }
        if let other = active.first(where: { $0 !== recognizer && $0.storedState.isRecognized && prevents($0, recognizer) }) {
            note(.prevented(by: other.journalName), recognizer)
            return fail(recognizer) { store(.failed) }
        }
        // A callback may have removed the recognizer.
        guard recognizer.storedState == .possible else { return }
        store(state)
        guard recognizer.storedState == state else { return }
        order(recognizer, state)
        for other in active where other !== recognizer && other.storedState == .possible {
            let isRequired = requires(other, toFail: recognizer)
            guard isRequired || prevents(recognizer, other) else { continue }
            note(isRequired ? .requirement(recognizer.journalName) : .prevented(by: recognizer.journalName), other)
            fail(other) { decide(other, .failed) }
        }
        if recognizer.cancelsTouchesInView { decisions.cancelled += recognizer.attempt.history }
        decisions.released += recognizer.attempt.history
        if let end = recognizer.attempt.wantedEnd, recognizer.storedState == .began {
            recognizer.attempt.wantedEnd = nil
            order(recognizer, end)
            decide(recognizer, end)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer, store: () -> Void) {
        guard recognizer.storedState == .possible else { return }
        enter(recognizer)
        recognizer.attempt.wanted = nil
        recognizer.attempt.wantedEnd = nil
        store()
        guard recognizer.storedState == .failed else { return }
        orderFlush()
        decisions.released += recognizer.attempt.history
        // Recognizers that required its failure, in the order of their touches.
        freed += active.filter { $0.storedState == .possible && $0.attempt.wanted != nil && requires($0, toFail: recognizer) }
    }

    /// Cancels a recognizer's attempt: it was disabled, or its view is gone.
    func abandon(_ recognizer: UIGestureRecognizer) {
        if let hover = recognizer as? UIHoverGestureRecognizer { UIApplication.process.pointerDelivery.abandon(hover) }
        guard recognizer.attempt.isActive else { return }
        if !recognizer.storedState.isOver { note(.removed, recognizer) }
        for touch in recognizer.attempt.history { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.attempt.remove(recognizer.attempt.down)
        switch recognizer.storedState {
        case .possible: settle { fail(recognizer) { decide(recognizer, .failed) } }
        case .began, .changed:
            settle {
                order(recognizer, .cancelled)
                decide(recognizer, .cancelled)
            }
        case .ended, .cancelled, .failed: break
        }
        orderFlush()
    }

    // MARK: Rules

    /// Whether a recognizer requires another to fail, by `require(toFail:)` or by either's delegate; the answer holds for the whole
    /// attempt.
    private func requires(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        guard recognizer.attempt.shares(with: other.attempt) else { return false }
        if let answer = recognizer.attempt.answers[ObjectIdentifier(other)] { return answer }
        let answer = recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        recognizer.attempt.answers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether a recognizer waits, directly or indirectly, for another to fail.
    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        var seen: [UIGestureRecognizer] = []
        var pending = [recognizer]
        while let next = pending.popLast() {
            guard next.attempt.wanted != nil, !seen.contains(where: { $0 === next }) else { continue }
            seen.append(next)
            for candidate in active where candidate !== next && candidate.storedState == .possible && requires(next, toFail: candidate) {
                if candidate === other { return true }
                pending.append(candidate)
            }
        }
        return false
    }

    private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard recognizer.attempt.shares(with: other.attempt) else { return false }
        guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
        let both =
            recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
        return !both
    }

    /// Asks the views from the touch's view up to the recognizer's view, then the delegate.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var at = recognizer.attempt.history.first?.hitView
        if let view = at, let own = recognizer.view, !view.isDescendant(of: own) { at = own }
        while let view = at {
            guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
            at = view === recognizer.view ? nil : view.superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    // MARK: Actions

    private func order(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        if state != .changed { note(.state(state), recognizer) }
        // Several changes within one event are sent once.
        if state == .changed, actions.contains(where: { $0.recognizer === recognizer && $0.state == .changed }) { return }
        actions.append((recognizer, state))
        orderFlush()
    }

    /// Schedules sending of the actions at the end of this run-loop turn, unless they are sent earlier.
    private func orderFlush() {
        guard !hasOrderedFlush else { return }
        hasOrderedFlush = true
        let flush = onMainActor { [weak self] in
            self?.hasOrderedFlush = false
            self?.flush()
        }
        CallbackQueue.current.add(flush)
    }

    /// Sends the actions and resets recognizers that are done and have no touches left. An action may trigger others.
    func flush() {
        guard !isFlushing, event == nil, depth == 0 else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<Self.roundLimit {
            guard actions.isEmpty else {
                let (recognizer, state) = actions.removeFirst()
                recognizer.reportedState = state
                recognizer.notifyTargets()
                recognizer.reportedState = nil
                continue
            }
            // Consequences of one reset are sent before the next.
            guard let next = active.first(where: { $0.storedState.isOver && $0.attempt.down.isEmpty }) else { break }
            reset(next)
        }
    }

    private static let roundLimit = 10_000

    private func reset(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.attempt.history { touch.recognizers.removeAll { $0 === recognizer } }
        leave(recognizer)
        recognizer.go(to: .possible)
        recognizer.reset()
    }

    private func leave(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        recognizer.attempt.clear()
    }
}
