import CoreGraphics
import QuartzCore

/// Delivers the pointer's events to the recognizers of the views under it.
///
/// An input becomes a hover `UIEvent`, sent to the application, by it to the windows concerned, and by these back here. Recognizers'
/// actions come last: first those of views that the pointer has left, then those where it stays, then those it has entered, outer views
/// first.
@MainActor
final class PointerDelivery {
    /// In screen coordinates; the last one after the pointer has left.
    private(set) var location = CGPoint.zero
    private var isOnScreen = false
    /// Location at each active recognizer's last update; the pointer is over its view.
    private var hovering: [Hover] = []
    /// Recognizers whose delegates refused the pointer, until it has left their views.
    private var refused: [WeakGesture] = []
    /// The event being handled, and the view under the pointer during it.
    private var event: UIEvent?
    private weak var hitWindow: UIWindow?
    private var hitView: UIView?
    /// Follows the pointer, after the recognizers.
    var observer: (any PointerObserving)?

    private struct Hover {
        let recognizer: UIHoverGestureRecognizer
        weak var window: UIWindow?
        var location: CGPoint
    }

    // MARK: From the host

    /// Sends an event for a pointer location. A non-finite location is logged once and ignored; no effect while events are ignored.
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
        // A deallocated window cannot report the pointer.
        for hover in hovering where hover.window == nil { abandon(hover.recognizer) }
        let event = UIEvent(touches: [], time: input.time, type: .hover)
        findView(in: application, for: event)
        let over = recognizers(above: hitView)
        refused.removeAll { one in !over.contains { $0 === one.recognizer } }
        application.sendEvent(event)
        observer?.pointerDidMove(to: isOnScreen ? location : nil, over: hitView)
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

    /// Sends an event to the windows that the pointer has left, then to the one under it.
    func dispatch(_ event: UIEvent) {
        self.event = event
        defer { self.event = nil }
        var windows: [UIWindow] = []
        for window in hovering.map(\.window) + [hitWindow] {
            if let window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    // MARK: Dispatch in a window

    /// Handles the pointer in a window.
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
        for (recognizer, state) in steps {
            // One that was cancelled a moment ago becomes possible first.
            if recognizer.storedState.isOver { notify(recognizer, recognizer.storedState) }
            step(recognizer, to: state)
        }
        for (recognizer, state) in steps { notify(recognizer, state) }
    }

    /// The hover recognizers of a view and its ancestors, the view's own first.
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

    /// Sends a state to the targets unless another has superseded it; a final state resets the recognizer.
    private func notify(_ recognizer: UIHoverGestureRecognizer, _ state: UIGestureRecognizer.State) {
        guard recognizer.storedState == state else { return }
        recognizer.notifyTargets()
        guard recognizer.storedState == state, state.isOver else { return }
        step(recognizer, to: .possible)
        recognizer.reset()
    }

    /// Cancels a recognizer that was disabled or whose view is gone. Its targets are called at the end of this run-loop turn.
    func abandon(_ recognizer: UIHoverGestureRecognizer) {
        guard hovering.contains(where: { $0.recognizer === recognizer }) else { return }
        hovering.removeAll { $0.recognizer === recognizer }
        step(recognizer, to: .cancelled)
        CallbackQueue.current.add(onMainActor { [weak self] in self?.notify(recognizer, .cancelled) })
    }
}

/// A host's pointer sample, without pressed buttons.
package struct PointerInput: Sendable {
    /// In media time, seconds.
    package var time: TimeInterval
    /// In screen coordinates, points; nil after the pointer has left the screen.
    package var location: CGPoint?

    package init(time: TimeInterval, location: CGPoint?) {
        self.time = time
        self.location = location
    }
}

/// Follows the pointer.
@MainActor
protocol PointerObserving: AnyObject {
    /// Called with each location, in screen coordinates, and the view under it; nil after the pointer has left.
    func pointerDidMove(to location: CGPoint?, over view: UIView?)
}
