import CoreGraphics
import QuartzCore

/// The pointer of an app's screen, and the recognisers of the views that it is over.
///
/// An input becomes a `UIEvent` of its own kind, sent to the application, by it to the windows concerned, and by these back here. What recognisers tell their
/// targets comes last: first of the views that the pointer has left, then of those where it stays, then of those it has entered, outer views first.
@MainActor
final class PointerDelivery {
    /// In the screen's coordinates; the last one where the pointer has left.
    private(set) var location = CGPoint.zero
    private var isOnScreen = false
    /// Where the pointer was when a recogniser heard of it last; each is over its view.
    private var hovering: [Hover] = []
    /// Those whose delegates do not want the pointer, until it has left their views.
    private var refused: [WeakGesture] = []
    /// The event being handled, and what is under the pointer meanwhile.
    private var event: UIEvent?
    private weak var hitWindow: UIWindow?
    private var hitView: UIView?

    private struct Hover {
        let recognizer: UIHoverGestureRecognizer
        weak var window: UIWindow?
        var location: CGPoint
    }

    // MARK: From the host

    /// Makes an event of where the pointer is. A location that is not finite is reported and left out; while events are ignored nothing happens.
    func deliver(_ input: PointerInput, to application: UIApplication) {
        guard application.touchDelivery.ignoreCount == 0 else { return }
        if let new = input.location {
            guard new.x.isFinite, new.y.isFinite else {
                reportOnce("pointer location", "the pointer at (\(new.x), \(new.y)): it must be at a finite point; left out")
                return
            }
            location = new
        }
        isOnScreen = input.location != nil
        // A window that is gone does not say what its pointer does.
        for hover in hovering where hover.window == nil { abandon(hover.recognizer) }
        let event = UIEvent(touches: [], time: input.time, type: .hover)
        findView(in: application, for: event)
        let over = recognizers(above: hitView)
        refused.removeAll { one in !over.contains { $0 === one.recognizer } }
        application.sendEvent(event)
        hitView = nil
    }

    private func findView(in application: UIApplication, for event: UIEvent) {
        (hitWindow, hitView) = (nil, nil)
        guard isOnScreen else { return }
        for window in application.windows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
            guard let view = window.hitTest(window.layer.convert(location, from: nil), with: event) else { continue }
            (hitWindow, hitView) = (window, view)
            return
        }
    }

    /// Sends an event to the window under the pointer, and before to those that it has left.
    func dispatch(_ event: UIEvent) {
        self.event = event
        defer { self.event = nil }
        var windows: [UIWindow] = []
        for window in hovering.map(\.window) + [hitWindow] {
            if let window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    // MARK: In a window

    /// What a window does with the pointer.
    func hover(in window: UIWindow) {
        guard let event else { return }
        let over = window === hitWindow ? recognizers(above: hitView) : []
        var steps: [(recognizer: UIHoverGestureRecognizer, state: UIGestureRecognizer.State)] = []
        for hover in hovering where hover.window === window && !over.contains(where: { $0 === hover.recognizer }) {
            steps.append((hover.recognizer, .ended))
        }
        hovering.removeAll { hover in steps.contains { $0.recognizer === hover.recognizer } }
        for index in hovering.indices where hovering[index].window === window && hovering[index].location != location {
            hovering[index].location = location
            steps.append((hovering[index].recognizer, .changed))
        }
        for recognizer in over.reversed() where !hovering.contains(where: { $0.recognizer === recognizer }) {
            guard enters(recognizer, event) else { continue }
            hovering.append(Hover(recognizer: recognizer, window: window, location: location))
            steps.append((recognizer, .began))
        }
        for (recognizer, state) in steps { step(recognizer, to: state) }
        for (recognizer, state) in steps { tell(recognizer, state) }
    }

    /// The recognisers that the pointer over a view concerns: the view's own first.
    private func recognizers(above view: UIView?) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var at = view
        while let view = at {
            at = view.superview
            for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                found.append(recognizer)
            }
        }
        return found
    }

    private func enters(_ recognizer: UIHoverGestureRecognizer, _ event: UIEvent) -> Bool {
        guard !refused.contains(where: { $0.recognizer === recognizer }) else { return false }
        let wants = recognizer.shouldReceive(event) && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        if !wants { refused.append(WeakGesture(recognizer: recognizer)) }
        return wants
    }

    // MARK: States

    private func step(_ recognizer: UIHoverGestureRecognizer, to state: UIGestureRecognizer.State) {
        UIApplication.process.touchDelivery.arbiter.decide(recognizer, state)
    }

    /// Tells the targets of a step that has not been overtaken by another; one that is over is possible again.
    private func tell(_ recognizer: UIHoverGestureRecognizer, _ state: UIGestureRecognizer.State) {
        guard recognizer.storedState == state else { return }
        recognizer.tellTargets()
        guard recognizer.storedState == state, state.isOver else { return }
        step(recognizer, to: .possible)
        recognizer.reset()
    }

    /// A recogniser was disabled, or its view is gone: what it does is cancelled. The targets hear of it at the end of this turn.
    func abandon(_ recognizer: UIHoverGestureRecognizer) {
        guard hovering.contains(where: { $0.recognizer === recognizer }) else { return }
        hovering.removeAll { $0.recognizer === recognizer }
        step(recognizer, to: .cancelled)
        CallbackQueue.current.add { [weak self] in MainActor.assumeIsolated { self?.tell(recognizer, .cancelled) } }
    }
}
