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

extension UIView {
    /// Has the first responder give its role up if it is here or below; asks it first, and does not take no for an answer with `force`.
    final func dismissFirstResponder(_ force: Bool) -> Bool {
        guard let window, let responder = firstResponderInside else { return false }
        if responder.resignFirstResponder() { return true }
        if force, window.firstResponder === responder { responder.loseFirstResponder() }
        return window.firstResponder !== responder
    }

    /// The first responder of the window, if it is this view, one below, or the controller of one.
    final var firstResponderInside: UIResponder? {
        guard let responder = window?.firstResponder else { return nil }
        var at: UIResponder? = responder
        while let each = at {
            if let view = each as? UIView ?? (each as? UIViewController)?.viewIfLoaded { return view.isInside(self) ? responder : nil }
            at = each.next
        }
        return nil
    }
}
