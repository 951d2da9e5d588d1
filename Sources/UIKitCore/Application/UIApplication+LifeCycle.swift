import QuartzCore

// State changes are reported to the scene delegate if there is one, otherwise to the app delegate, as in UIKit; notifications are posted
// in both cases.
extension UIApplication {
    var hasSceneDelegate: Bool { storedScene?.delegate != nil }

    /// Moves the app to the background; no effect if it is there.
    ///
    /// Cancels touches, pauses display links, and ends animations (`finished` is false) unless they are not removed on completion. Timers
    /// and tasks keep running, as in an app that requested background time.
    package func enterBackground() {
        guard let scene = windowScene, scene.storedState == .foregroundActive || scene.storedState == .foregroundInactive else { return }
        resignActive()
        scene.storedState = .background
        DisplayLinks.current.areSuspended = true
        endAnimations()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidEnterBackground(scene)
            scene.session.stateRestorationActivity = sceneDelegate.stateRestorationActivity(for: scene)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        NotificationCenter.default.send(UIScene.DidEnterBackgroundMessage(), of: scene)
        NotificationCenter.default.send(UIApplication.DidEnterBackgroundMessage(), of: self)
        startBackgroundTime()
    }

    /// Moves the app to the foreground and activates it; no effect if it is there.
    package func enterForeground() {
        guard let scene = windowScene, scene.storedState == .background else { return }
        comeToForeground()
        becomeActive()
    }

    /// Makes the app inactive: visible, but without events, as during a call or a system alert.
    package func resignActive() {
        guard let scene = windowScene, scene.storedState == .foregroundActive else { return }
        cancelTouches()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillResignActive(scene)
        } else {
            delegate?.applicationWillResignActive(self)
        }
        NotificationCenter.default.send(UIScene.WillDeactivateMessage(), of: scene)
        NotificationCenter.default.send(UIApplication.WillResignActiveMessage(), of: self)
        scene.storedState = .foregroundInactive
    }

    /// Makes the app active; no effect if it is active or not visible.
    package func becomeActive() {
        guard let scene = windowScene, scene.storedState == .foregroundInactive else { return }
        scene.storedState = .foregroundActive
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidBecomeActive(scene)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        NotificationCenter.default.send(UIScene.DidActivateMessage(), of: scene)
        NotificationCenter.default.send(UIApplication.DidBecomeActiveMessage(), of: self)
    }

    /// Performs a quick action as the home screen does: the app leaves the foreground, comes back with the action, and becomes active.
    package func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        enterBackground()
        comeToForeground()
        let scene = windowScene
        if let scene, let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate {
            sceneDelegate.windowScene(scene, performActionFor: item, completionHandler: completion)
        } else {
            delegate?.application(self, performActionFor: item, completionHandler: completion)
        }
        becomeActive()
    }

    func comeToForeground() {
        guard let scene = windowScene, scene.storedState == .background else { return }
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillEnterForeground(scene)
        } else {
            delegate?.applicationWillEnterForeground(self)
        }
        NotificationCenter.default.send(UIScene.WillEnterForegroundMessage(), of: scene)
        NotificationCenter.default.send(UIApplication.WillEnterForegroundMessage(), of: self)
        scene.storedState = .foregroundInactive
        stopBackgroundTime()
        DisplayLinks.current.areSuspended = false
    }

    private func endAnimations() {
        for window in windows where !window.isHidden { window.layer.endAnimationsInSubtree() }
    }
}
