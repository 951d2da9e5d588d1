extension UIResponder {
    /// The window in which this responder could be first responder: a view's own, a controller's through its view.
    final var responderWindow: UIWindow? {
        var at: UIResponder? = self
        while let responder = at {
            if let view = responder as? UIView {
                // A view among the input views belongs to the window that they serve.
                return view.window is InputWindow ? UIApplication.process.keyWindow : view.window
            }
            if let controller = responder as? UIViewController, controller.isViewLoaded { return controller.view.window }
            at = responder.next
        }
        return nil
    }

    final func takeFirstResponder() -> Bool {
        InputViews.current.replacing { replaceFirstResponder() }
    }

    private func replaceFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let old = window.firstResponder, !old.canResignFirstResponder || !old.resignFirstResponder() { return false }
        // Callbacks of the former first responder may have moved this one.
        guard responderWindow === window else { return false }
        window.firstResponder = self
        return true
    }

    /// Makes the owner of the accessory view that contains this responder first responder again, so that the accessory stays.
    private func restoreAccessoryOwner(in window: UIWindow) {
        guard let view = self as? UIView, let host = (view.window as? InputWindow)?.host, view.isInside(host), let owner = host.next,
            owner !== window, owner.canBecomeFirstResponder, !InputViews.current.isReplacing
        else { return }
        owner.becomeFirstResponder()
    }

    final func leaveFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        InputViews.current.deferringUpdates {
            window.firstResponder = nil
            restoreAccessoryOwner(in: window)
        }
        return true
    }
}

extension UIView {
    /// Makes the first responder at or below this responder resign; with `force` even if it refuses.
    final func dismissFirstResponder(_ force: Bool) -> Bool {
        guard let window, let responder = firstResponderInside else { return false }
        if responder.resignFirstResponder() { return true }
        if force, window.firstResponder === responder { responder.loseFirstResponder() }
        return window.firstResponder !== responder
    }

    /// The window's first responder if it is this view, a descendant, or the controller of one.
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

/// A responder that ends something when it stops being first responder without having been asked.
@MainActor
package protocol FirstResponderObserving: UIResponder {
    func didLoseFirstResponder()
}

extension UIWindow {
    /// The window's first responder.
    package final var presentFirstResponder: UIResponder? { firstResponder }
}
