/// Arbitrates between recognizers that receive the same touches (`Documentation/Gestures.md`).
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
/// All this happens before `set` returns. Decisions about touches are values (`takeDecisions`), which are carried out after every
/// recognizer has received an event and before views receive it. Target actions are sent after the event (`flush`).
@MainActor
package final class GestureArbitration<Rules: GestureRules> {
    package typealias Gesture = Rules.Gesture
    package typealias Touch = Rules.Touch

    private let rules: Rules
    /// Recognizers with an attempt, in the order of their first touch; retained until they are possible again.
    package private(set) var active: [Gesture] = []
    /// Whether an event is being handled: actions wait.
    package var isHandling = false
    /// Whether recognizers are receiving an event: decisions about touches wait.
    package var isSending = false
    /// Target actions to be sent.
    private var actions: [(gesture: Gesture, state: GestureState)] = []
    private var isFlushing = false
    private var hasOrderedFlush = false
    /// Nesting depth of state changes that trigger each other.
    private var depth = 0
    /// Recognizers whose required failure has happened; they may require another.
    private var freed: [Gesture] = []
    /// Decisions that have not been taken yet.
    private var decisions = TouchDecisions<Touch>()
    /// The recognizer whose state the arbitration is setting, as opposed to its own code.
    private weak var decided: Gesture?

    /// - Complexity: O(*n*) for each decision, where *n* is the number of recognizers with an attempt.
    package init(_ rules: Rules) { self.rules = rules }

    private func state(_ gesture: Gesture) -> GestureState { rules.state(of: gesture) }
    private func attempt(_ gesture: Gesture) -> GestureAttempt<Touch> { rules.attempt(of: gesture) }

    // MARK: Touches

    /// Begins a recognizer's attempt if none is active.
    package func enter(_ gesture: Gesture) {
        guard !attempt(gesture).isActive else { return }
        attempt(gesture).isActive = true
        active.append(gesture)
    }

    /// Whether a recognizer receives touches: not once it is done or only waits.
    package func takesTouches(_ gesture: Gesture) -> Bool {
        !state(gesture).isOver
            && (attempt(gesture).wanted == nil || attempt(gesture).wanted == .began && attempt(gesture).wantedEnd == nil)
    }

    /// Removes ended touches after their event has been handled.
    package func forget(_ touches: [Touch]) {
        guard !touches.isEmpty else { return }
        for gesture in active {
            // A decided recognizer keeps its touches for its targets.
            let isDecided = state(gesture).isOver || attempt(gesture).wanted != nil
            attempt(gesture).remove(touches, keeping: isDecided)
        }
    }

    /// Removes a touch that a recognizer ignores.
    package func ignore(_ touch: Touch, by gesture: Gesture) {
        attempt(gesture).drop(touch)
        rules.remove(gesture, from: touch)
        if attempt(gesture).history.isEmpty, state(gesture) == .possible { leave(gesture) }
        settle { decisions.released.append(touch) }
    }

    /// Takes touches from their views: they join a gesture that is recognized.
    package func cancel(_ touches: [Touch]) { decisions.cancelled += touches }

    /// Returns the decisions made since the last call; carrying them out may lead to others.
    package func takeDecisions() -> TouchDecisions<Touch> {
        defer { decisions = TouchDecisions() }
        return decisions
    }

    // MARK: States

    /// A recognizer's state is set, by its own code or by the arbitration.
    package func set(_ state: GestureState, of gesture: Gesture) {
        guard gesture !== decided else {
            decided = nil
            return rules.step(gesture, to: state)
        }
        rules.willSet(gesture)
        switch (self.state(gesture), state) {
        case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible): break
        // Nothing has been recognized that could be cancelled.
        case (.possible, .failed), (.possible, .cancelled):
            rules.note({ _ in .failed }, gesture)
            settle { fail(gesture) { rules.step(gesture, to: .failed) } }
        case (.possible, .began), (.possible, .ended): settle { want(state, by: gesture) }
        case (.possible, .changed) where attempt(gesture).wanted != nil: break
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            rules.step(gesture, to: state)
            if self.state(gesture) == state { order(gesture, state) }
        // It refuses and reports the step.
        default: rules.step(gesture, to: state)
        }
        orderFlush()
    }

    /// Sets the state from the arbitration, through the property, so that subclasses can observe it.
    package func decide(_ gesture: Gesture, _ state: GestureState) {
        let outer = decided
        decided = gesture
        rules.assign(state, to: gesture)
        decided = outer
        // An override may not pass the value to super, or another one.
        if self.state(gesture) != state { rules.step(gesture, to: state) }
    }

    /// Cancels a recognizer's attempt: it was disabled, or its view is gone.
    package func abandon(_ gesture: Gesture) {
        guard attempt(gesture).isActive else { return }
        if !state(gesture).isOver { rules.note({ _ in .removed }, gesture) }
        for touch in attempt(gesture).history { rules.remove(gesture, from: touch) }
        attempt(gesture).remove(attempt(gesture).down)
        switch state(gesture) {
        case .possible: settle { fail(gesture) { decide(gesture, .failed) } }
        case .began, .changed:
            settle {
                order(gesture, .cancelled)
                decide(gesture, .cancelled)
            }
        case .ended, .cancelled, .failed: break
        }
        orderFlush()
    }

    /// Applies state changes. After the outermost change and its consequences, freed recognizers continue and views are notified.
    private func settle(_ change: () -> Void) {
        depth += 1
        change()
        if depth == 1 {
            while !freed.isEmpty {
                let next = freed.removeFirst()
                guard state(next) == .possible, let wanted = attempt(next).wanted else { continue }
                recognize(next, wanted) { decide(next, $0) }
            }
        }
        depth -= 1
        guard depth == 0 else { return }
        if !isSending, !decisions.isEmpty { rules.decisionsWait() }
        orderFlush()
    }

    private func want(_ state: GestureState, by gesture: Gesture) {
        if attempt(gesture).wanted != nil {
            // It began while waiting, and ended before it was allowed to begin.
            if state == .ended, attempt(gesture).wantedEnd == nil { attempt(gesture).wantedEnd = .ended }
            return
        }
        enter(gesture)
        recognize(gesture, state) { rules.step(gesture, to: $0) }
    }

    /// Lets a recognizer leave the possible state, if the rules allow it. `store` sets its state.
    private func recognize(_ gesture: Gesture, _ state: GestureState, store: (GestureState) -> Void) {
        var mustWait = false
        for other in active where other !== gesture && requires(gesture, toFail: other) {
            // A recognizer that ended with other touches does not affect these.
            if self.state(other).isRecognized, !self.state(other).isOver || attempt(gesture).shares(with: attempt(other)) {
                rules.note({ .requirement($0(other)) }, gesture)
                return fail(gesture) { store(.failed) }
            }
            guard self.state(other) == .possible else { continue }
            if waits(other, for: gesture) {
                rules.noteCycle(gesture, other)
            } else {
                rules.note({ .waits(for: $0(other)) }, gesture)
                mustWait = true
            }
        }
        guard !mustWait else {
            attempt(gesture).wanted = state
            return
        }
        attempt(gesture).wanted = nil
        guard rules.mayBegin(gesture) else {
            rules.note({ _ in .refusedBeginning }, gesture)
            return fail(gesture) { store(.failed) }
        }
        if let other = active.first(where: { $0 !== gesture && self.state($0).isRecognized && prevents($0, gesture) }) {
            rules.note({ .prevented(by: $0(other)) }, gesture)
            return fail(gesture) { store(.failed) }
        }
        // A callback may have removed the recognizer.
        guard self.state(gesture) == .possible else { return }
        store(state)
        guard self.state(gesture) == state else { return }
        order(gesture, state)
        excludeOthers(than: gesture)
        if rules.takesTouches(gesture) { decisions.cancelled += attempt(gesture).history }
        decisions.released += attempt(gesture).history
        if let end = attempt(gesture).wantedEnd, self.state(gesture) == .began {
            attempt(gesture).wantedEnd = nil
            order(gesture, end)
            decide(gesture, end)
        }
    }

    /// Lets those fail that a recognized one prevents, or that required its failure.
    private func excludeOthers(than gesture: Gesture) {
        for other in active where other !== gesture && state(other) == .possible {
            let isRequired = requires(other, toFail: gesture)
            guard isRequired || prevents(gesture, other) else { continue }
            rules.note({ isRequired ? .requirement($0(gesture)) : .prevented(by: $0(gesture)) }, other)
            fail(other) { decide(other, .failed) }
        }
    }

    private func fail(_ gesture: Gesture, store: () -> Void) {
        guard state(gesture) == .possible else { return }
        enter(gesture)
        attempt(gesture).wanted = nil
        attempt(gesture).wantedEnd = nil
        store()
        guard state(gesture) == .failed else { return }
        orderFlush()
        decisions.released += attempt(gesture).history
        // Recognizers that required its failure, in the order of their touches.
        freed += active.filter { state($0) == .possible && attempt($0).wanted != nil && requires($0, toFail: gesture) }
    }

    // MARK: Rules

    /// Whether a recognizer requires another to fail, always or in this attempt; the answer holds for the whole attempt.
    private func requires(_ gesture: Gesture, toFail other: Gesture) -> Bool {
        if rules.requires(gesture, toFail: other) { return true }
        guard attempt(gesture).shares(with: attempt(other)) else { return false }
        if let answer = attempt(gesture).answers[ObjectIdentifier(other)] { return answer }
        let answer = rules.asksForFailure(gesture, of: other)
        attempt(gesture).answers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether a recognizer waits, directly or indirectly, for another to fail.
    private func waits(_ gesture: Gesture, for other: Gesture) -> Bool {
        var seen: [Gesture] = []
        var pending = [gesture]
        while let next = pending.popLast() {
            guard attempt(next).wanted != nil, !seen.contains(where: { $0 === next }) else { continue }
            seen.append(next)
            for candidate in active where candidate !== next && state(candidate) == .possible && requires(next, toFail: candidate) {
                if candidate === other { return true }
                pending.append(candidate)
            }
        }
        return false
    }

    private func prevents(_ gesture: Gesture, _ other: Gesture) -> Bool {
        attempt(gesture).shares(with: attempt(other)) && rules.excludes(gesture, other)
    }

    // MARK: Actions

    private func order(_ gesture: Gesture, _ state: GestureState) {
        if state != .changed { rules.note({ _ in .state(state) }, gesture) }
        // Several changes within one event are sent once.
        if state == .changed, actions.contains(where: { $0.gesture === gesture && $0.state == .changed }) { return }
        actions.append((gesture, state))
        orderFlush()
    }

    /// Has the actions sent at the end of this turn, unless they are sent earlier.
    private func orderFlush() {
        guard !hasOrderedFlush else { return }
        hasOrderedFlush = true
        rules.orderFlush()
    }

    /// The flush that was ordered.
    package func flushAsOrdered() {
        hasOrderedFlush = false
        flush()
    }

    /// Sends the actions and resets recognizers that are done and have no touches left. An action may trigger others.
    package func flush() {
        guard !isFlushing, !isHandling, depth == 0 else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<Self.roundLimit {
            guard actions.isEmpty else {
                let (gesture, state) = actions.removeFirst()
                rules.act(gesture, state)
                continue
            }
            // Consequences of one reset are sent before the next.
            guard let next = active.first(where: { state($0).isOver && attempt($0).down.isEmpty }) else { break }
            reset(next)
        }
    }

    private static var roundLimit: Int { 10_000 }

    private func reset(_ gesture: Gesture) {
        for touch in attempt(gesture).history { rules.remove(gesture, from: touch) }
        leave(gesture)
        rules.step(gesture, to: .possible)
        rules.reset(gesture)
    }

    private func leave(_ gesture: Gesture) {
        active.removeAll { $0 === gesture }
        attempt(gesture).clear()
    }
}
