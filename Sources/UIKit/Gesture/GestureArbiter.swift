import QuartzCore

/// Decides between the recognisers of an app that see the same touches (`behaviour.md` 2.2).
///
/// A recogniser *attempts* from its first touch until it is possible again. When it sets a state out of possible:
/// 1. It waits while one that must fail first is still undecided; it fails when that one recognises.
/// 2. Its views and its delegate may forbid it: it fails.
/// 3. One that has recognised already, shares a touch and may prevent it makes it fail, unless a delegate lets both.
/// 4. Otherwise it recognises, and the others that share a touch fail by the same rule; so do those that had to wait for its failure.
/// Its touches' views are told that they are cancelled, and its targets are told once the event has been handled.
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
    /// A recogniser whose state is being set from here, not by its own code.
    private weak var decided: UIGestureRecognizer?

    // MARK: Touches

    /// Finds who receives a new touch: the recognisers of its view and of all above it, the view's own first.
    func assign(_ touch: UITouch, event: UIEvent) {
        var at = touch.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                if !recognizer.attempt.isActive { active.append(recognizer) }
                // One that is done, or only waits, takes no more touches in this attempt.
                recognizer.attempt.add(touch, counts: !recognizer.storedState.isOver && recognizer.attempt.wanted == nil)
                touch.recognizers.append(recognizer)
            }
        }
    }

    /// Gives touches of one phase to the recognisers that receive them.
    func send(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        self.event = event
        defer { self.event = nil }
        var receivers: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        for recognizer in receivers where !recognizer.storedState.isOver && recognizer.isEnabled {
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
    }

    /// Touches are over, and the event in which they went has been handled.
    func forget(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        for recognizer in active {
            // One that has made up its mind keeps its touches for its targets.
            let isDecided = recognizer.storedState.isOver || recognizer.attempt.wanted != nil
            recognizer.attempt.remove(touches, keepingCounted: isDecided)
        }
    }

    /// A recogniser does not want a touch any more.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        recognizer.attempt.drop(touch)
        touch.recognizers.removeAll { $0 === recognizer }
        if !recognizer.attempt.isActive { active.removeAll { $0 === recognizer } }
        delivery.release([touch])
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
            recognizer.storedState = state
            return
        }
        switch (recognizer.storedState, state) {
        case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible): break
        case (.possible, .failed): fail(recognizer) { recognizer.storedState = .failed }
        case (.possible, .began), (.possible, .ended): want(state, by: recognizer)
        case (.possible, .cancelled) where recognizer.attempt.wanted != nil: fail(recognizer) { recognizer.storedState = .failed }
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
    private func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let outer = decided
        decided = recognizer
        recognizer.state = state
        decided = outer
        // A subclass may keep the value from its superclass.
        recognizer.storedState = state
    }

    private func want(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
        if recognizer.attempt.wanted != nil {
            // It began while it waited, and is over before it was let begin.
            if state == .ended, recognizer.attempt.wantedEnd == nil { recognizer.attempt.wantedEnd = .ended }
            return
        }
        attempt(recognizer, state) { recognizer.storedState = $0 }
    }

    /// Lets a recogniser leave possible, if nothing is against it. `store` sets its state.
    private func attempt(
        _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, store: (UIGestureRecognizer.State) -> Void
    ) {
        var mustWait = false
        for other in active where other !== recognizer && requires(recognizer, toFail: other) {
            if other.storedState.isRecognized { return fail(recognizer) { store(.failed) } }
            guard other.storedState == .possible else { continue }
            if waits(other, for: recognizer) {
                reportOnce(
                    "gesture cycle", "\(recognizer) and \(other) wait for each other to fail; the one that recognises first goes ahead")
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
        // First: those that fail now would let their views hear of what was withheld.
        if recognizer.cancelsTouchesInView { delivery.forgetWithheld(of: recognizer.attempt.counted) }
        for other in active where other !== recognizer && other.storedState == .possible {
            if requires(other, toFail: recognizer) || prevents(recognizer, other) { fail(other) { decide(other, .failed) } }
        }
        if recognizer.cancelsTouchesInView { delivery.cancelInViews(recognizer.attempt.counted, event: event) }
        delivery.release(recognizer.attempt.history)
        if let end = recognizer.attempt.wantedEnd, recognizer.storedState == .began {
            recognizer.attempt.wantedEnd = nil
            decide(recognizer, end)
            order(recognizer, end)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer, store: () -> Void) {
        guard recognizer.storedState == .possible else { return }
        recognizer.attempt.wanted = nil
        recognizer.attempt.wantedEnd = nil
        store()
        orderFlush()
        delivery.release(recognizer.attempt.history)
        // Those that waited for it, in the order of their touches.
        for other in active where other.storedState == .possible {
            guard let wanted = other.attempt.wanted, requires(other, toFail: recognizer) else { continue }
            other.attempt.wanted = nil
            attempt(other, wanted) { decide(other, $0) }
        }
    }

    /// Breaks a recogniser's attempt off: it was disabled, or its view is gone.
    func abandon(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.isActive else { return }
        for touch in recognizer.attempt.history { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.attempt.remove(recognizer.attempt.down)
        switch recognizer.storedState {
        case .possible: fail(recognizer) { decide(recognizer, .failed) }
        case .began, .changed:
            decide(recognizer, .cancelled)
            order(recognizer, .cancelled)
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
        CallbackQueue.current.add { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    }

    /// Sends the actions, and makes recognisers possible again that are done and whose touches have gone. An action may bring about others.
    func flush() {
        hasOrderedFlush = false
        guard !isFlushing, event == nil else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<Self.roundLimit {
            guard !actions.isEmpty else { break }
            let (recognizer, state) = actions.removeFirst()
            let now = recognizer.storedState
            recognizer.storedState = state
            recognizer.tellTargets()
            if recognizer.storedState == state { recognizer.storedState = now }
        }
        for recognizer in active where recognizer.storedState.isOver && recognizer.attempt.down.isEmpty { reset(recognizer) }
    }

    private static let roundLimit = 10_000

    private func reset(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        for touch in recognizer.attempt.history { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.attempt.clear()
        recognizer.storedState = .possible
        recognizer.reset()
    }
}
