import QuartzCore

extension UIApplication {
    /// Delivers touches from a host.
    package func deliver(_ batch: TouchBatch) {
        for observer in touchObservers { observer.application(self, delivers: batch) }
        if batch.inputs.contains(where: { $0.phase == .began }) { UIFocusSystem.shown?.startDeferring() }
        touchDelivery.deliver(batch, to: self)
    }

    /// Delivers a pointer sample from a host.
    package func deliver(_ input: PointerInput) { pointerDelivery.deliver(input, to: self) }

    /// Delivers presses from a host.
    package func deliver(_ input: PressInput) { pressDelivery.deliver(input, to: self) }

    /// Sends a shake of the device to the first responder of the key window.
    package func shake() {
        guard let window = keyWindow else { return }
        let event = UIEvent(touches: [], time: CACurrentMediaTime(), type: .motion, subtype: .motionShake)
        let first = window.firstResponder ?? window
        first.motionBegan(.motionShake, with: event)
        first.motionEnded(.motionShake, with: event)
    }

    /// Cancels all touches, as the system does when it covers the app.
    package func cancelTouches() { touchDelivery.cancelTouches() }

    func dispatch(_ event: UIEvent) {
        if event.type == .hover { return pointerDelivery.dispatch(event) }
        if let event = event as? UIPressesEvent { return pressDelivery.dispatch(event) }
        var windows: [UIWindow] = []
        for touch in event.orderedTouches where touch.phase != .stationary {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Dispatches an event in a window.
    func send(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent {
            pressDelivery.dispatch(event, in: window)
        } else if event.type == .hover {
            pointerDelivery.hover(in: window)
        } else {
            touchDelivery.dispatch(event, in: window)
        }
    }

    func carryOut(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
        guard let receiver = target ?? chainStart(sender)?.target(forAction: action, withSender: sender) else { return false }
        action.send(to: receiver as AnyObject, sender, event)
        return true
    }

    private func chainStart(_ sender: Any?) -> UIResponder? { keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self }
}
