extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        guard rootViewController !== old else { return }
        if let parent = rootViewController?.parent {
            trap(
                object: "UIWindow.rootViewController",
                value: "\(rootViewController?.diagnosticName ?? "") is a child of \(parent.diagnosticName)",
                remedy: "Call removeFromParent() on it first, or make \(parent.diagnosticName) the root")
        }
        ControllerRequestQueue.current.request { self.showRoot() }
    }

    private func showRoot() {
        if isHidden { removeInstalledView() } else if rootViewController !== installedController { install(rootViewController) }
        windowScene?.updateOrientation(animated: false)
        windowScene?.updateStatusBar()
    }

    /// Replaces the root controller.
    func install(_ controller: UIViewController?) { ControllerRequestQueue.current.run { exchange(for: controller) } }

    private func exchange(for controller: UIViewController?) {
        if let controller, controller === installedController {
            let shown = shownControllers
            for one in shown { one.beginAppearanceTransition(true, animated: false) }
            layoutIfNeeded()
            for one in shown { one.endAppearanceTransition() }
            return
        }
        let old = installedController
        old?.endPresentations()
        installedController = controller
        old?.beginAppearanceTransition(false, animated: false)
        controller?.beginAppearanceTransition(true, animated: false)
        if let oldView = old?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
        if installedController === controller { install(controller?.viewIfLoaded) }
        old?.endAppearanceTransition()
        guard let controller, installedController === controller, !isHidden else { return }
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    private func install(_ view: UIView?) {
        guard let view else { return }
        view.ownSafeAreaInsets = nil
        view.setUntransformedFrame(bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    private func removeInstalledView() {
        if let view = installedController?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        installedController = nil
    }
}
