import GestureEngine
import QuartzCore

/// The arbitration between the recognizers of an app (`GestureArbitration`): finds those that receive a touch, and sends it to them.
///
/// It talks to recognizers, their views and their delegates alone; what it decides about touches it returns as `TouchDecisions`, which
/// `TouchDelivery` carries out after every recognizer has received the event and before views receive it.
@MainActor
final class GestureArbiter {
    typealias Decisions = TouchDecisions<UITouch>

    /// Called after decisions made while no event is being delivered to recognizers, for instance when a timer has set a state.
    var onDecisions: (() -> Void)? {
        get { rules.onDecisions }
        set { rules.onDecisions = newValue }
    }
    /// Set by inspectors.
    var journal: GestureJournal? {
        get { rules.journal }
        set { rules.journal = newValue }
    }
    /// The event being handled.
    private(set) var event: UIEvent?
    private let rules: RecognizerRules
    private let arbitration: GestureArbitration<RecognizerRules>

    init() {
        rules = RecognizerRules()
        arbitration = GestureArbitration(rules)
        rules.onFlush = { [weak arbitration] in arbitration?.flushAsOrdered() }
    }

    /// Recognizers with an attempt, in the order of their first touch.
    var active: [UIGestureRecognizer] { arbitration.active }

    // MARK: Touches

    /// Finds the recognizers that receive a new touch: its view's and the ancestors', the view's own first.
    func assign(_ touch: UITouch, event: UIEvent) {
        journal?.begin(touch)
        var at = touch.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? [] {
                if let refusal = refusal(of: recognizer, touch, event) {
                    rules.note(refusal, recognizer, [touch])
                    continue
                }
                // A delegate callback may have removed it.
                guard recognizer.view === view, recognizer.isEnabled, takesTouches(recognizer) else { continue }
                arbitration.enter(recognizer)
                recognizer.attempt.add(touch)
                touch.recognizers.append(recognizer)
                rules.note(.received, recognizer, [touch])
            }
        }
    }

    /// The reason that a recognizer does not receive a touch; nil if it does.
    private func refusal(of recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> GestureDecision? {
        if !recognizer.isEnabled { return .disabled }
        if !takesTouches(recognizer) { return .decided }
        if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) { return .otherKind }
        if !recognizer.shouldReceive(event) { return .refusedEvent }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true ? nil : .refusedTouch
    }

    /// Finds the recognizers that receive a new press: those of its responder's view and the ancestors.
    func assign(_ press: UIPress, event: UIPressesEvent) {
        var at = press.token.hitView
        while let view = at {
            at = view.superview
            for recognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled && takesTouches(recognizer) && recognizer.takesPresses {
                guard recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true, recognizer.view === view
                else { continue }
                arbitration.enter(recognizer)
                recognizer.attempt.hold(press.token)
                press.token.recognizers.append(recognizer)
            }
        }
    }

    /// Whether it receives touches: not once it is done or only waits.
    func takesTouches(_ recognizer: UIGestureRecognizer) -> Bool { arbitration.takesTouches(recognizer) }

    /// Handles an event; target actions are sent after that.
    func handle(_ event: UIEvent, by handler: (UIEvent) -> Void) {
        let outer = self.event
        (self.event, arbitration.isHandling) = (event, true)
        handler(event)
        (self.event, arbitration.isHandling) = (outer, outer != nil)
    }

    /// Sends touches of one phase to their recognizers.
    func send(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        arbitration.isSending = true
        defer { arbitration.isSending = false }
        var receivers: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        // Waiting recognizers are cancelled first; otherwise they would continue when the recognizer they wait for fails.
        if phase == .cancelled { receivers = receivers.filter { $0.attempt.wanted != nil } + receivers.filter { $0.attempt.wanted == nil } }
        for recognizer in receivers
        where (takesTouches(recognizer) || phase == .cancelled && !recognizer.storedState.isOver) && recognizer.isEnabled {
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
        if phase == .began { arbitration.cancel(touches.filter { $0.recognizers.contains(where: \.takesOver) }) }
    }

    /// Sends presses of one phase to their recognizers.
    func send(_ presses: [UIPress], phase: UIPress.Phase, event: UIPressesEvent) {
        var receivers: [UIGestureRecognizer] = []
        for recognizer in presses.flatMap(\.token.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        for recognizer in receivers where takesTouches(recognizer) && recognizer.isEnabled {
            let own = Set(presses.filter { press in press.token.recognizers.contains { $0 === recognizer } })
            guard !own.isEmpty else { continue }
            switch phase {
            case .began: recognizer.pressesBegan(own, with: event)
            case .ended: recognizer.pressesEnded(own, with: event)
            case .cancelled: recognizer.pressesCancelled(own, with: event)
            case .changed, .stationary: break
            }
        }
    }

    /// Removes ended touches after their event has been handled.
    func forget(_ touches: [UITouch]) { arbitration.forget(touches) }

    /// Removes a touch that a recognizer ignores.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) { arbitration.ignore(touch, by: recognizer) }

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
        arbitration.set(GestureState(state), of: recognizer)
    }

    /// Sets the state from the arbiter, through the property, so that subclasses can observe it.
    func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        arbitration.decide(recognizer, GestureState(state))
    }

    /// Cancels a recognizer's attempt: it was disabled, or its view is gone.
    func abandon(_ recognizer: UIGestureRecognizer) {
        if let hover = recognizer as? UIHoverGestureRecognizer { UIApplication.process.pointerDelivery.abandon(hover) }
        arbitration.abandon(recognizer)
    }

    /// Returns the decisions made since the last call; carrying them out may lead to others.
    func takeDecisions() -> Decisions { arbitration.takeDecisions() }

    /// Sends the actions and resets recognizers that are done and have no touches left. An action may trigger others.
    func flush() { arbitration.flush() }
}
