import CoreGraphics
import GestureEngine

/// The touch that a control tracks.
struct ControlTracking {
    /// The first touch; others are ignored until it has ended.
    weak var touch: UITouch?
    /// Whether tracking continues.
    var isActive = false
    var isInside = false
}

// Calls and events in UIKit's order: the tracking method, then the targets; the highlight is cleared last.
extension UIControl {
    final func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
        tracking = ControlTracking(touch: touch, isInside: true)
        let begins = beginTracking(touch, with: event)
        // The control may have been disabled meanwhile.
        guard tracking.touch === touch else {
            if begins { cancelTracking(with: event) }
            return
        }
        tracking.isActive = begins
        guard begins else { return }
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1, tracking.isActive { send(.touchDownRepeat, with: event) }
    }

    final func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard tracking.isActive, let touch = tracking.touch, touches.contains(touch) else { return }
        let wasInside = tracking.isInside
        tracking.isInside = isNear(touch, event)
        if tracking.isInside != wasInside { isHighlighted = tracking.isInside }
        guard continueTracking(touch, with: event) else {
            tracking.isActive = false
            isHighlighted = false
            return
        }
        guard tracking.isActive else { return }
        if wasInside != tracking.isInside { send(wasInside ? .touchDragExit : .touchDragEnter, with: event) }
        guard tracking.isActive else { return }
        send(tracking.isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    final func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        guard tracking.isActive else { return tracking = ControlTracking() }
        tracking.isInside = isNear(touch, event)
        // Cleared before the callback: so a slider's targets can tell the last value.
        tracking.isActive = false
        endTracking(touch, with: event)
        let isInside = tracking.isInside
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside, sendsPrimaryAction { send(.primaryActionTriggered, with: event) }
        tracking = ControlTracking()
        isHighlighted = false
    }

    final func cancelTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let touch = tracking.touch, touches.contains(touch) { stopTracking(event) }
    }

    /// Cancels tracking: the touch was cancelled, or the control is no longer available.
    final func stopTracking(_ event: UIEvent?) {
        let wasActive = tracking.isActive
        tracking = ControlTracking()
        guard wasActive else { return }
        cancelTracking(with: event)
        send(.touchCancel, with: event)
        isHighlighted = false
    }

    /// Whether a new touch on the control counts as inside.
    private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let slack = GestureThresholds.controlSlack
        return bounds.insetBy(dx: -slack, dy: -slack).contains(location) || point(inside: location, with: event)
    }

    /// Whether the control takes precedence over a recognizer of an ancestor for a single tap. True for buttons, switches, steppers,
    /// segmented controls and page controls; recognizers of the control itself come first.
    ///
    /// Source: Apple, "Event Handling Guide for iOS", Interacting with Other User Interface Controls.
    package final func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }
}
