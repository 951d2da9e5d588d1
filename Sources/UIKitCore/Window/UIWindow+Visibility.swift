import Display

extension UIWindow {
    func startHidden() {
        addGestureRecognizer(StatusBarTapGestureRecognizer(target: nil, action: nil))
        super.isHidden = true
        UIApplication.process.register(self)
        windowScene = UIApplication.process.windowScene
        traitSourceDidChange()
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != super.isHidden else { return }
        ControllerRequestQueue.current.run { if hidden { hide() } else { show() } }
    }

    /// Orders the window's layer in front of all windows whose level is not higher.
    func orderOnScreen() {
        UIApplication.process.bringForward(self)
        guard !super.isHidden, windowScene != nil, let root = Screen.current?.rootLayer else { return }
        let inFront = UIApplication.process.windows.drop { $0 !== self }.dropFirst().first { $0.layer.superlayer === root }
        if let inFront {
            root.insertSublayer(layer, below: inFront.layer)
        } else {
            root.addSublayer(layer)
        }
    }

    func windowSceneDidChange() {
        guard !super.isHidden else { return }
        if windowScene == nil { layer.removeFromSuperlayer() } else { orderOnScreen() }
    }

    private func show() {
        // A window created before the screen gets the scene now.
        _ = UIApplication.process.windowScene
        super.isHidden = false
        orderOnScreen()
        updateSafeArea()
        install(rootViewController)
        post(UIWindow.didBecomeVisibleNotification)
    }

    private func hide() {
        UIApplication.process.touchDelivery.cancelTouches(in: self)
        installedController?.finishPresentationTransitions()
        let shown = shownControllers
        for controller in shown.reversed() { controller.beginAppearanceTransition(false, animated: false) }
        super.isHidden = true
        layer.removeFromSuperlayer()
        for controller in shown.reversed() { controller.endAppearanceTransition() }
        UIApplication.process.resignKey(self)
        post(UIWindow.didBecomeHiddenNotification)
    }

    /// The root controller and the presentations in the window, without those permanently covered.
    var shownControllers: [UIViewController] {
        guard let root = installedController else { return [] }
        return root.withPresented.filter { $0 === root && root.presentedPresentation == nil || $0.viewIfLoaded?.window === self }
    }

    /// Updates the safe area from the screen's notch, bars and corners.
    func updateSafeArea() {
        guard let screen = Screen.current else { return }
        let insets = windowScene?.safeAreaInsets ?? screen.safeAreaInsets
        let frame = CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        ownSafeAreaInsets = UIEdgeInsets(
            top: max(0, insets.top - frame.minY),
            left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (screen.bounds.maxY - frame.maxY)),
            right: max(0, insets.right - (screen.bounds.maxX - frame.maxX)))
    }
}
