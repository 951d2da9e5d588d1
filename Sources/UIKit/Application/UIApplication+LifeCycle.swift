import QuartzCore

// An app with a scene delegate hears of these through it, one without through the app's delegate, as in UIKit; notifications are posted in both.
extension UIApplication {
    var hasSceneDelegate: Bool { storedScene?.delegate != nil }

    /// Takes the app off the screen; one that is in the background stays.
    ///
    /// Touches are cancelled, display links stand still, and animations end unfinished (`finished` is false) unless they are to stay on their layers
    /// when they are over. Time goes on for timers and tasks, as in an app that asked for time in the background.
    package func enterBackground() {
        guard let scene = windowScene, scene.storedState == .foregroundActive || scene.storedState == .foregroundInactive else { return }
        resignActive()
        scene.storedState = .background
        DisplayLinks.areSuspended = true
        endAnimations()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidEnterBackground(scene)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        scene.post(UIScene.didEnterBackgroundNotification)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Brings the app back and makes it active; one that is in the foreground stays.
    package func enterForeground() {
        guard let scene = windowScene, scene.storedState == .background else { return }
        comeToForeground()
        becomeActive()
    }

    /// The app is seen, but gets no events: what a call or a system alert over it does.
    package func resignActive() {
        guard let scene = windowScene, scene.storedState == .foregroundActive else { return }
        cancelTouches()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillResignActive(scene)
        } else {
            delegate?.applicationWillResignActive(self)
        }
        scene.post(UIScene.willDeactivateNotification)
        post(UIApplication.willResignActiveNotification)
        scene.storedState = .foregroundInactive
    }

    /// The app gets events; one that gets them already, or is not seen, does not change.
    package func becomeActive() {
        guard let scene = windowScene, scene.storedState == .foregroundInactive else { return }
        scene.storedState = .foregroundActive
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidBecomeActive(scene)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        scene.post(UIScene.didActivateNotification)
        post(UIApplication.didBecomeActiveNotification)
    }

    func comeToForeground() {
        guard let scene = windowScene, scene.storedState == .background else { return }
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillEnterForeground(scene)
        } else {
            delegate?.applicationWillEnterForeground(self)
        }
        scene.post(UIScene.willEnterForegroundNotification)
        post(UIApplication.willEnterForegroundNotification)
        scene.storedState = .foregroundInactive
        DisplayLinks.areSuspended = false
    }

    private func endAnimations() {
        for window in windows where !window.isHidden { window.layer.endAnimationsInSubtree() }
    }
}
