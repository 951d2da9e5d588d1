import Display

extension UIWindowScene {
    /// Duration of a quarter turn in seconds; half a turn takes twice as long.
    static let rotationDuration: TimeInterval = 0.3

    /// The topmost full-screen controller, which determines the supported orientations.
    var orientationController: UIViewController? { frontController?.topmostFullScreenController }

    /// The root controller of the key window, or else of the window in front.
    var frontController: UIViewController? {
        let window = windows.last { !$0.isHidden && $0.windowLevel == .normal && $0.installedController != nil }
        return keyWindow?.installedController ?? window?.installedController
    }

    /// Rotates the interface to the device's orientation if the view controllers support it.
    ///
    /// Requests made by controllers during a rotation are handled after it.
    func updateOrientation(animated: Bool) {
        guard !isRotating else { return mustRotateAgain = true }
        repeat {
            mustRotateAgain = false
            let wanted = wantedOrientation
            if wanted != storedOrientation { ControllerRequestQueue.current.run { rotate(to: wanted, animated: animated) } }
        } while mustRotateAgain
    }

    /// The orientation requested by the app, or the device's, if supported; else the current one, if supported; else the controller's
    /// preferred one, or the first supported.
    var wantedOrientation: UIInterfaceOrientation {
        let controller = orientationController
        let mask = supportedOrientations(of: controller)
        if let requestedOrientation, mask.contains(requestedOrientation) { return requestedOrientation }
        let held = UIApplication.process.deviceOrientation.interfaceOrientation ?? storedOrientation
        if mask.contains(held), controller?.shouldAutorotate ?? true { return held }
        if mask.contains(storedOrientation) { return storedOrientation }
        if let preferred = controller?.preferredInterfaceOrientationForPresentation, mask.contains(preferred) { return preferred }
        return [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { mask.contains($0) } ?? storedOrientation
    }

    /// The orientations supported by the app, the controller and the device.
    func supportedOrientations(of controller: UIViewController?) -> UIInterfaceOrientationMask {
        let application = UIApplication.process
        let window = controller?.viewIfLoaded?.window
        let ofApp =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        let ofController = controller?.supportedInterfaceOrientations ?? .all
        let common = ofApp.intersection(ofController)
        if common.isEmpty {
            reportOnce(
                "orientations", as: .exception("UIApplicationInvalidInterfaceOrientation"),
                "\(controller?.diagnosticName ?? "the app"): supported orientations (\(ofController.rawValue)) have none in common with the "
                    + "application's (\(ofApp.rawValue)); the interface stays as it is")
        }
        return Screen.current?.neverRotatesUpsideDown == true ? common.subtracting(.portraitUpsideDown) : common
    }

    /// Rotates the interface: notifies controllers of new traits and sizes, then rotates and resizes the windows in one animation.
    ///
    /// The screen has its new size at once, and the content starts rotated in it, matching the device. View animations are additive, so a
    /// rotation that interrupts another continues from the current state.
    func rotate(to new: UIInterfaceOrientation, animated: Bool) {
        guard let screen = Screen.current else { return }
        isRotating = true
        defer { isRotating = false }
        let (old, oldBounds, oldTraits) = (storedOrientation, screen.bounds, traitCollection)
        let size = screen.size(in: new)
        let angle = new.rotation(from: old)
        let windows = windows
        guard let front = keyWindow ?? windows.last else { return rotate(screen, to: new) }
        let length = (abs(angle) / (.pi / 2)).rounded() * Self.rotationDuration
        let animated = animated && length > 0
        let coordinator = RotationCoordinator(angle: angle, duration: animated ? length : 0, in: front)
        rotation = coordinator
        let traits = SystemAppearance.traits(on: size)
        for window in windows {
            guard let controller = window.installedController else { continue }
            let own = controller.traits(inheriting: traits)
            if own != controller.traitCollection { controller.willTransition(to: own, with: coordinator) }
            if window.bounds.size == oldBounds.size, size != oldBounds.size { controller.viewWillTransition(to: size, with: coordinator) }
        }
        let oldBar = storedStatusBarManager.statusBarFrame
        rotate(screen, to: new)
        if new != old {
            postStatusBarChange(
                UIApplication.willChangeStatusBarOrientationNotification, orientation: new,
                UIApplication.willChangeStatusBarFrameNotification, frame: storedStatusBarManager.statusBarFrame)
        }
        let onScreen: [UIView] = windows + [storedStatusBarManager.bar].compactMap { $0 }
        let rotated = onScreen.map { RotatedView($0, by: angle, from: oldBounds, to: screen.bounds) }
        UIView.performWithoutAnimation { for one in rotated { one.showOldGeometry() } }
        let change = {
            for one in rotated { one.showNewGeometry() }
            for window in windows { window.traitSourceDidChange() }
            if self.traitCollection != oldTraits { self.traitCollectionDidChange(oldTraits) }
            self.updateStatusBar()
            for view in onScreen { view.layoutIfNeeded() }
            coordinator.makeChanges()
            for window in windows { window.layoutIfNeeded() }
        }
        let end = { [weak self] in
            coordinator.complete()
            if self?.rotation === coordinator { self?.rotation = nil }
        }
        if animated {
            // An interactive transition may be paused meanwhile; the rotation continues.
            for window in windows { window.installedController?.detachTransitionDrivers() }
            let block = AnimationBlock(
                duration: length, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], inheriting: UIView.animationBlock,
                continuesWhenHeld: true, completion: { _ in end() })
            block.run(change)
        } else {
            UIView.performWithoutAnimation(change)
            end()
        }
        let back = CGAffineTransform(quarterTurns: -angle)
        UIApplication.process.touchDelivery.rotate { point in
            let offset = CGPoint(x: point.x - oldBounds.midX, y: point.y - oldBounds.midY).applying(back)
            return CGPoint(x: screen.bounds.midX + offset.x, y: screen.bounds.midY + offset.y)
        }
        if new != old {
            postStatusBarChange(
                UIApplication.didChangeStatusBarOrientationNotification, orientation: old,
                UIApplication.didChangeStatusBarFrameNotification, frame: oldBar)
        }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: OrientedCoordinateSpace(old), interfaceOrientation: old, traitCollection: oldTraits)
    }

    private func postStatusBarChange(
        _ first: Notification.Name, orientation: UIInterfaceOrientation, _ second: Notification.Name, frame: CGRect
    ) {
        let center = NotificationCenter.default
        center.post(
            name: first, object: UIApplication.process,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
        center.post(
            name: second, object: UIApplication.process, userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    private func rotate(_ screen: Screen, to new: UIInterfaceOrientation) {
        storedOrientation = new
        screen.rotate(to: screen.size(in: new), safeAreaInsets: screen.safeAreaInsets(in: new))
    }
}
