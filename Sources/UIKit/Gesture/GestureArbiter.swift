import QuartzCore

/// Decides between the recognisers of an app that see the same touches (`behaviour.md` 2.2).
///
/// A recogniser *attempts* from its first touch until it is possible again. When it sets a state out of possible:
/// 1. It waits while one that must fail first is still undecided; it fails when that one recognises.
/// 2. Its views and its delegate may forbid it: it fails.
/// 3. One that has recognised already, shares a touch and may prevent it makes it fail, unless a delegate lets both.
/// 4. Otherwise it recognises, and the others that share a touch fail by the same rule; so do those that had to wait for its failure.
///
/// All this happens before the setter returns. Once every recogniser has seen the event, the views of its touches are told that they are cancelled, or
/// what was kept from them until it failed; then they see the event. Targets are told when it has been handled.
@MainActor
final class GestureArbiter {
    unowned var delivery: TouchDelivery!
    /// The recognisers in an attempt, in the order in which they got their first touch; kept until they are possible again.
    private(set) var active: [UIGestureRecognizer] = []
    /// What the targets have still to be told.
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var isFlushing = false
    private var hasOrderedFlush = false
    /// The event being handled.
    private var event: UIEvent?
    /// Recognisers are being told of the event: views wait.
    private var isSending = false
    /// How many changes of states are under way, each brought about by the one before.
    private var depth = 0
    /// Recognisers that waited for one that has failed since, and may have to wait for another.
    private var freed: [UIGestureRecognizer] = []
    /// Touches whose views will be told that they are cancelled.
    private var cancelled: [UITouch] = []
    /// Touches that are kept from their views by one recogniser less.
    private var released: [UITouch] = []
    /// A recogniser whose state is being set from here, not by its own code.
    private weak var decided: UIGestureRecognizer?

    // MARK: Touches

    /// Finds who receives a new touch: the recognisers of its view and of all above it, the view's own first.
    func assign(_ touch: UITouch, event: UIEvent) {
        var at = touch.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.takesTouches {
                guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                // Whoever was asked may have taken it away.
                guard recognizer.view === view, recognizer.isEnabled, recognizer.takesTouches else { continue }
                enter(recognizer)
                recognizer.attempt.add(touch)
                touch.recognizers.append(recognizer)
            }
        }
    }

    /// Finds who receives a new press: the recognisers of its responder's view and of all above it.
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

    /// A recogniser's attempt begins, if it is not on.
    private func enter(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.attempt.isActive else { return }
        recognizer.attempt.isActive = true
        active.append(recognizer)
    }

    /// Has an event handled; nobody's targets are told before that is done.
    func handle(_ event: UIEvent, by handler: (UIEvent) -> Void) {
        let outer = self.event
        self.event = event
        handler(event)
        self.event = outer
    }

    /// Gives touches of one phase to the recognisers that receive them.
    func send(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        isSending = true
        defer { isSending = false }
        var receivers: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        // Those that wait are told first that their touches are taken away, or they would go on when what they wait for fails.
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
        // A finger that joins a gesture is no view's.
        if phase == .began { cancelled += touches.filter { $0.recognizers.contains(where: \.takesOver) } }
    }

    /// Touches are over, and the event in which they went has been handled.
    func forget(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        for recognizer in active {
            // One that has made up its mind keeps its touches for its targets.
            let isDecided = recognizer.storedState.isOver || recognizer.attempt.wanted != nil
            recognizer.attempt.remove(touches, keeping: isDecided)
        }
    }

    /// A recogniser does not want a touch any more.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        recognizer.attempt.drop(touch)
        touch.recognizers.removeAll { $0 === recognizer }
        if recognizer.attempt.history.isEmpty, recognizer.storedState == .possible { leave(recognizer) }
        settle { released.append(touch) }
    }

    /// Whether a view has to wait before it hears of a touch.
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

    /// A recogniser's state is set.
    func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        guard recognizer !== decided else {
            decided = nil
            recognizer.storedState = state
            return
        }
        recognizer.toldState = nil
        switch (recognizer.storedState, state) {
        case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible): break
        // There is nothing to be broken off yet.
        case (.possible, .failed), (.possible, .cancelled): settle { fail(recognizer) { recognizer.storedState = .failed } }
        case (.possible, .began), (.possible, .ended): settle { want(state, by: recognizer) }
        case (.possible, .changed) where recognizer.attempt.wanted != nil: break
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            recognizer.storedState = state
            order(recognizer, state)
        default:
            reportOnce(
                "gesture step \(recognizer.storedState) \(state)",
                "\(recognizer): a recogniser cannot go from \(recognizer.storedState) to \(state); the state stays")
        }
        orderFlush()
    }

    /// Sets the state from here, in a way that a subclass which watches its state sees.
    func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let outer = decided
        decided = recognizer
        recognizer.state = state
        // A subclass may keep the value from its superclass.
        if decided === recognizer { recognizer.storedState = state }
        decided = outer
    }

    /// Lets states change. When the first change and all that it brought about are done, those that may go on do so, and views are told.
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
        if !isSending { tellViews() }
        orderFlush()
    }

    /// Tells views what recognisers have decided about their touches. What is cancelled is not told of before.
    func tellViews() {
        while !cancelled.isEmpty || !released.isEmpty {
            let (gone, free) = (cancelled, released)
            (cancelled, released) = ([], [])
            delivery.cancelInViews(gone, event: event)
            delivery.release(free)
        }
    }

    private func want(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
        if recognizer.attempt.wanted != nil {
            // It began while it waited, and is over before it was let begin.
            if state == .ended, recognizer.attempt.wantedEnd == nil { recognizer.attempt.wantedEnd = .ended }
            return
        }
        enter(recognizer)
        attempt(recognizer, state) { recognizer.storedState = $0 }
    }

    /// Lets a recogniser leave possible, if nothing is against it. `store` sets its state.
    private func attempt(
        _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, store: (UIGestureRecognizer.State) -> Void
    ) {
        var mustWait = false
        for other in active where other !== recognizer && requires(recognizer, toFail: other) {
            // What was over with other touches has nothing to say about these.
            if other.storedState.isRecognized, !other.storedState.isOver || recognizer.attempt.shares(with: other.attempt) {
                return fail(recognizer) { store(.failed) }
            }
            guard other.storedState == .possible else { continue }
            if waits(other, for: recognizer) {
                reportOnce("gesture cycle", "\(recognizer) and \(other) wait for each other to fail; the first one goes ahead")
            } else {
                mustWait = true
            }
        }
        guard !mustWait else {
            recognizer.attempt.wanted = state
            return
        }
        recognizer.attempt.wanted = nil
        guard mayBegin(recognizer),
            !active.contains(where: { $0 !== recognizer && $0.storedState.isRecognized && prevents($0, recognizer) })
        else { return fail(recognizer) { store(.failed) } }
        // Either answer may have been given by code that took the recogniser away.
        guard recognizer.storedState == .possible else { return }
        store(state)
        order(recognizer, state)
        for other in active where other !== recognizer && other.storedState == .possible {
            if requires(other, toFail: recognizer) || prevents(recognizer, other) { fail(other) { decide(other, .failed) } }
        }
        if recognizer.cancelsTouchesInView { cancelled += recognizer.attempt.history }
        released += recognizer.attempt.history
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
        orderFlush()
        released += recognizer.attempt.history
        // Those that waited for it, in the order of their touches.
        freed += active.filter { $0.storedState == .possible && $0.attempt.wanted != nil && requires($0, toFail: recognizer) }
    }

    /// Breaks a recogniser's attempt off: it was disabled, or its view is gone.
    func abandon(_ recognizer: UIGestureRecognizer) {
        if let hover = recognizer as? UIHoverGestureRecognizer { UIApplication.process.pointerDelivery.abandon(hover) }
        guard recognizer.attempt.isActive else { return }
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

    /// Whether one must wait for another to fail, by `require(toFail:)` or by either's answer, which counts for the whole attempt.
    private func requires(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        guard recognizer.attempt.shares(with: other.attempt) else { return false }
        if let answer = recognizer.attempt.answers[ObjectIdentifier(other)] { return answer }
        let answer = recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        recognizer.attempt.answers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether one waits, itself or through others, for another to fail.
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

    /// The views from where the finger came down up to the recogniser's own are asked, and the delegate.
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
        // Several changes within one event are told once.
        if state == .changed, actions.contains(where: { $0.recognizer === recognizer && $0.state == .changed }) { return }
        actions.append((recognizer, state))
        orderFlush()
    }

    /// Has the actions sent at the end of this turn, if nobody does before.
    private func orderFlush() {
        guard !hasOrderedFlush else { return }
        hasOrderedFlush = true
        CallbackQueue.current.add { [weak self] in
            MainActor.assumeIsolated {
                self?.hasOrderedFlush = false
                self?.flush()
            }
        }
    }

    /// Sends the actions, and makes recognisers possible again that are done and whose touches have gone. An action may bring about others.
    func flush() {
        guard !isFlushing, event == nil, depth == 0 else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<Self.roundLimit {
            guard actions.isEmpty else {
                let (recognizer, state) = actions.removeFirst()
                recognizer.toldState = state
                recognizer.tellTargets()
                recognizer.toldState = nil
                continue
            }
            // What a reset brings about is told before the next.
            guard let next = active.first(where: { $0.storedState.isOver && $0.attempt.down.isEmpty }) else { break }
            reset(next)
        }
    }

    private static let roundLimit = 10_000

    private func reset(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.attempt.history { touch.recognizers.removeAll { $0 === recognizer } }
        leave(recognizer)
        recognizer.storedState = .possible
        recognizer.reset()
    }

    private func leave(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        recognizer.attempt.clear()
    }
}
