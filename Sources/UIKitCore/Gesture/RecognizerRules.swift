import GestureEngine
import QuartzCore

/// UIKit's recognizers in the arbitration, with the questions to their views and delegates.
@MainActor
final class RecognizerRules: GestureRules {
    var onDecisions: (() -> Void)?
    var onFlush: (() -> Void)?
    var journal: GestureJournal?

    // MARK: State

    func attempt(of gesture: UIGestureRecognizer) -> GestureAttempt<UITouch> { gesture.attempt }

    func state(of gesture: UIGestureRecognizer) -> GestureState { GestureState(gesture.storedState) }

    func step(_ gesture: UIGestureRecognizer, to state: GestureState) { gesture.go(to: UIGestureRecognizer.State(state)) }

    func assign(_ state: GestureState, to gesture: UIGestureRecognizer) { gesture.state = UIGestureRecognizer.State(state) }

    func willSet(_ gesture: UIGestureRecognizer) { gesture.reportedState = nil }

    func remove(_ gesture: UIGestureRecognizer, from touch: UITouch) { touch.recognizers.removeAll { $0 === gesture } }

    func reset(_ gesture: UIGestureRecognizer) { gesture.reset() }

    // MARK: Questions

    func requires(_ gesture: UIGestureRecognizer, toFail other: UIGestureRecognizer) -> Bool {
        gesture.failureRequirements.contains { $0.recognizer === other }
    }

    func asksForFailure(_ gesture: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        gesture.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: gesture)
    }

    func excludes(_ gesture: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard gesture.canPrevent(other), other.canBePrevented(by: gesture) else { return false }
        let both =
            gesture.delegate?.gestureRecognizer(gesture, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: gesture) ?? false
        return !both
    }

    /// Asks the views from the touch's view up to the recognizer's view, then the delegate.
    func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
        var at = gesture.attempt.history.first?.hitView
        if let view = at, let own = gesture.view, !view.isDescendant(of: own) { at = own }
        while let view = at {
            guard view.gestureRecognizerShouldBegin(gesture) else { return false }
            at = view === gesture.view ? nil : view.superview
        }
        return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
    }

    func takesTouches(_ gesture: UIGestureRecognizer) -> Bool { gesture.cancelsTouchesInView }

    // MARK: Messages

    func act(_ gesture: UIGestureRecognizer, _ state: GestureState) {
        gesture.reportedState = UIGestureRecognizer.State(state)
        gesture.notifyTargets()
        gesture.reportedState = nil
    }

    func note(_ decision: (_ name: (UIGestureRecognizer) -> String) -> GestureDecision, _ gesture: UIGestureRecognizer) {
        guard journal != nil else { return }
        note(decision(\.journalName), gesture, gesture.attempt.history)
    }

    /// Writes a decision about touches down for inspectors.
    func note(_ decision: GestureDecision, _ gesture: UIGestureRecognizer, _ touches: [UITouch]) {
        journal?.note(decision, of: gesture, about: touches, at: CACurrentMediaTime())
    }

    func noteCycle(_ gesture: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        reportOnce("gesture cycle", "\(gesture) and \(other) wait for each other to fail; the first one goes ahead")
    }

    func decisionsWait() { onDecisions?() }

    /// Sends the actions at the end of this run-loop turn.
    func orderFlush() { CallbackQueue.current.add(onMainActor { [weak self] in self?.onFlush?() }) }
}

extension UITouch: ArbitratedTouch {}

extension GestureState {
    init(_ state: UIGestureRecognizer.State) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }
}

extension UIGestureRecognizer.State {
    package init(_ state: GestureState) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }
}
