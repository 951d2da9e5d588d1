extension UIResponder {
    /// The window whose first responder this one could be: a view's own, a controller's by its view.
    final var responderWindow: UIWindow? {
        var at: UIResponder? = self
        while let responder = at {
            if let view = responder as? UIView { return view.window }
            if let controller = responder as? UIViewController, controller.isViewLoaded { return controller.view.window }
            at = responder.next
        }
        return nil
    }

    final func takeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let old = window.firstResponder, !old.canResignFirstResponder || !old.resignFirstResponder() { return false }
        // What the old one did when it resigned may have moved this one away.
        guard responderWindow === window else { return false }
        window.firstResponder = self
        return true
    }

    final func leaveFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}
