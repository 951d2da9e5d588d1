import CoreGraphics
import GestureEngine
import QuartzCore

/// Delivers touches from the host to recognizers and views.
///
/// One batch becomes one `UIEvent`, sent to the application, by it to the windows concerned, and by these back here: recognizers first,
/// then views, then the recognizers' actions, in the order of recognition (`Documentation/Behavior.md#gesture-arbitration`).
@MainActor
final class TouchDelivery {
    let arbiter = GestureArbiter()
    /// In the order they began.
    private(set) var touches: [UITouch] = []
    private var taps: [Tap] = []
    /// Count of unbalanced `beginIgnoringInteractionEvents` calls.
    private(set) var ignoreCount = 0
    private var isSending = false
    /// Touches cancelled while an event was handled; their cancellation is the next event.
    private var interrupted: [UITouch] = []

    private struct Tap {
        var time: TimeInterval
        var location: CGPoint
        var count: Int
        weak var window: UIWindow?
    }

    init() { arbiter.onDecisions = { [unowned self] in carryOutDecisions() } }

    // MARK: From the host

    /// Sends an event for a batch. Unknown touches and non-finite locations are logged once and ignored; locations beyond
    /// `TouchInput.farthest` are clamped.
    func deliver(_ batch: TouchBatch, to application: UIApplication) {
        arbiter.flush()
        for touch in touches { touch.storedPhase = .stationary }
        var hasChanged = false
        // Cancellations by delegates during hit-testing are sent after the event.
        isSending = true
        for input in batch.inputs.map(\.clampedToScreen) where input.phase != .stationary && isAcceptable(input) {
            if input.phase == .began {
                hasChanged = begin(input, at: batch.time, in: application) || hasChanged
            } else if let touch = touches.first(where: { $0.finger == input.finger }) {
                touch.take(input, at: batch.time)
                hasChanged = true
            }
        }
        isSending = false
        if hasChanged { send(touches, at: batch.time, by: application) } else { cancelInterrupted() }
    }

    /// Cancels the touches in a window, or all, as the system does.
    func cancelTouches(in window: UIWindow? = nil) {
        let gone = touches.filter { window == nil || $0.hitWindow === window }
        if isSending { interrupted += gone } else { cancel(gone) }
    }

    private func cancel(_ gone: [UITouch]) {
        guard !gone.isEmpty else { return }
        let time = CACurrentMediaTime()
        for touch in touches { touch.storedPhase = .stationary }
        for touch in gone {
            touch.take(TouchInput(finger: touch.finger, phase: .cancelled, location: touch.screenLocation), at: time)
        }
        send(touches, at: time, by: .process)
    }

    /// Maps the touches to the rotated interface; gestures continue from the new positions, in the new directions.
    func rotate(by map: (CGPoint) -> CGPoint) {
        for touch in touches { touch.rotate(by: map) }
        var notified: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !notified.contains(where: { $0 === recognizer }) {
            notified.append(recognizer)
            recognizer.interfaceDidRotate()
        }
    }

    func beginIgnoring() {
        ignoreCount += 1
        cancelTouches()
    }

    func endIgnoring() { ignoreCount = max(ignoreCount - 1, 0) }

    private func send(_ all: [UITouch], at time: TimeInterval, by application: UIApplication) {
        isSending = true
        arbiter.handle(UIEvent(touches: all, time: time)) { event in
            application.sendEvent(event)
            // A deallocated window cannot dispatch its touches.
            if all.contains(where: { $0.hitWindow == nil }) { dispatch(event, in: nil) }
        }
        isSending = false
        for touch in touches where touch.phase.isOver { noteTap(touch) }
        // Touches end even if an override of `sendEvent` withheld the event from the windows.
        arbiter.forget(touches.filter(\.phase.isOver))
        touches.removeAll(where: \.phase.isOver)
        arbiter.flush()
        cancelInterrupted()
    }

    private func cancelInterrupted() {
        let gone = interrupted.filter { one in touches.contains { $0 === one } }
        interrupted = []
        cancel(gone)
    }

    private func isAcceptable(_ input: TouchInput) -> Bool {
        guard input.location.x.isFinite, input.location.y.isFinite else {
            reportOnce(
                "touch location",
                "finger \(input.finger) at (\(input.location.x), \(input.location.y)): a touch must be at a finite point; left out")
            return false
        }
        let isDown = touches.contains { $0.finger == input.finger && !$0.phase.isOver }
        guard isDown != (input.phase == .began) else {
            // Touches that hit nothing are unknown; they may move and end.
            if isDown { reportOnce("touch finger", "finger \(input.finger) comes down, but is down already; left out") }
            return false
        }
        return true
    }

    // MARK: Beginning

    /// Hit-tests a new touch; false if it hits nothing.
    private func begin(_ input: TouchInput, at time: TimeInterval, in application: UIApplication) -> Bool {
        guard ignoreCount == 0 else { return false }
        let touch = UITouch(finger: input.finger, at: input.location, time: time)
        let event = UIEvent(touches: touches + [touch], time: time)
        for window in application.windows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
            let point = window.layer.convert(input.location, from: nil)
            guard let view = window.hitTest(point, with: event) else { continue }
            touch.hitView = view
            touch.hitWindow = window
            break
        }
        guard let window = touch.hitWindow, let view = touch.hitView, !isKeptOut(view, of: window) else { return false }
        touch.delivery.isExcluded = !view.isMultipleTouchEnabled && touches.contains { $0.hitView === view && !$0.phase.isOver }
        touch.storedTapCount = tapCount(at: input.location, time: time, in: window)
        touches.append(touch)
        arbiter.assign(touch, event: event)
        return true
    }

    /// Whether exclusive touch prevents the view from receiving a new touch.
    private func isKeptOut(_ view: UIView, of window: UIWindow) -> Bool {
        touches.contains { touch in
            guard touch.hitWindow === window, let other = touch.hitView, other !== view else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    private func tapCount(at location: CGPoint, time: TimeInterval, in window: UIWindow) -> Int {
        taps.removeAll { time - $0.time > GestureThresholds.tapInterval || $0.window !== window }
        let last = taps.last {
            hypot($0.location.x - location.x, $0.location.y - location.y) <= GestureThresholds.tapSpread
        }
        return (last?.count ?? 0) + 1
    }

    private func noteTap(_ touch: UITouch) {
        guard touch.phase == .ended else { return }
        let moved = hypot(touch.screenLocation.x - touch.startLocation.x, touch.screenLocation.y - touch.startLocation.y)
        guard moved <= GestureThresholds.tapMovement else { return }
        taps.append(Tap(time: touch.timestamp, location: touch.startLocation, count: touch.tapCount, window: touch.hitWindow))
    }

    // MARK: Dispatch to views

    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// Dispatches an event in a window; nil stands for deallocated windows.
    func dispatch(_ event: UIEvent, in window: UIWindow?) {
        let changed = event.orderedTouches.filter { $0.hitWindow === window && $0.phase != .stationary && !$0.delivery.isOver }
        let all = event.orderedTouches.filter { $0.hitWindow === window && $0.phase != .stationary }
        for phase in Self.phases {
            let touches = all.filter { $0.phase == phase }
            guard !touches.isEmpty else { continue }
            arbiter.send(touches, phase: phase, event: event)
        }
        carryOutDecisions()
        for phase in Self.phases { notifyViews(changed.filter { $0.phase == phase }, phase, event) }
    }

    private func notifyViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var notified: [UITouch] = []
        for touch in touches where !touch.delivery.isExcluded && !touch.delivery.isOver {
            if phase == .cancelled, !touch.delivery.hasBegun {
                touch.delivery.isOver = true
            } else if phase != .cancelled, !touch.delivery.withheld.isEmpty || arbiter.withholds(phase, of: touch) {
                touch.delivery.withheld.append((phase, event))
            } else {
                notified.append(touch)
            }
            if phase == .cancelled { touch.delivery.withheld = [] }
        }
        notify(notified, phase, event)
    }

    /// Sends touches to their views, grouped by view.
    private func notify(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var left = touches
        while let first = left.first {
            let view = first.hitView
            let own = left.filter { $0.hitView === view }
            left.removeAll { $0.hitView === view }
            for touch in own {
                touch.delivery.hasBegun = true
                if phase.isOver { touch.delivery.isOver = true }
            }
            guard let view else { continue }
            guard phase != .began || view.mayBeTouched(Set(own), with: event) else {
                for touch in own { touch.delivery.isOver = true }
                continue
            }
            // Withheld phases are sent as they were, regardless of the touch's current phase.
            let phases = own.map(\.storedPhase)
            for touch in own { touch.storedPhase = phase }
            view.handle(Set(own), phase, event)
            for (touch, phase) in zip(own, phases) { touch.storedPhase = phase }
        }
    }

    /// Sends views what the arbiter has decided. Cancelled touches are not delivered first.
    func carryOutDecisions() {
        while true {
            let decisions = arbiter.takeDecisions()
            guard !decisions.isEmpty else { return }
            cancelInViews(decisions.cancelled)
            release(decisions.released)
        }
    }

    /// Cancels touches in their views after a recognizer has taken them over.
    private func cancelInViews(_ touches: [UITouch]) {
        let open = touches.filter(\.delivery.canBeCancelled)
        for touch in open { touch.delivery.withheld = [] }
        let begun = open.filter(\.delivery.hasBegun)
        for touch in open { touch.delivery.isOver = true }
        guard !begun.isEmpty else { return }
        notify(begun, .cancelled, arbiter.event ?? UIEvent(touches: self.touches, time: CACurrentMediaTime()))
    }

    /// A recognizer that withheld touches has failed: sends the views all that no other withholds, in order.
    private func release(_ touches: [UITouch]) {
        while true {
            let free = touches.filter { touch in
                guard !touch.delivery.isOver, let next = touch.delivery.withheld.first else { return false }
                return !arbiter.withholds(next.phase, of: touch)
            }
            let first = free.compactMap(\.delivery.withheld.first).min { one, other in
                (one.event.timestamp, one.phase.rawValue) < (other.event.timestamp, other.phase.rawValue)
            }
            guard let first else { return }
            var notified: [UITouch] = []
            for touch in free
            where touch.delivery.withheld.first?.event === first.event && touch.delivery.withheld.first?.phase == first.phase {
                touch.delivery.withheld.removeFirst()
                notified.append(touch)
            }
            notify(notified, first.phase, first.event)
        }
    }
}

extension UIResponder {
    fileprivate func handle(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }
}
