extension UIApplication {
    /// Runs an app to its end in the host installed for it, or in real time without a window.
    static func run(_ name: String, makingDelegate: (UIApplication) -> any UIApplicationDelegate) {
        let host = host ?? HeadlessApplicationHost()
        let application = process
        application.isRunning = true
        let delegate = makingDelegate(application)
        application.delegate = delegate
        host.run(application)
        application.terminate()
        withExtendedLifetime(delegate) {}
    }

    /// Launches an app on a screen that is there already: its delegate, made from its class, is kept until the application goes. A second app traps.
    package func launch(_ type: (UIResponder & UIApplicationDelegate).Type) {
        guard !isRunning, delegate == nil else {
            trap(object: "UIApplication", value: "an app is launched already", remedy: "Launch one app on a stage")
        }
        isRunning = true
        storedScene?.storedState = .unattached
        let made = unsafeDowncast(type.instance(), to: type)
        launchedDelegate = made
        delegate = made
        finishLaunching()
    }

    /// Tells the delegate, in UIKit's order, that the app is launched, connects the scene, and makes it active; a second call does nothing.
    package func finishLaunching() {
        guard !hasLaunched, let delegate else { return }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        connectScene(asking: delegate)
        hasLaunched = true
        if hasSceneDelegate { comeToForeground() } else { windowScene?.storedState = .foregroundInactive }
        becomeActive()
    }

    /// Ends the app: it is not seen any more, loses its scene, and is told. Without an app, or the second time, does nothing.
    func terminate() {
        guard isRunning, let delegate else { return }
        enterBackground()
        if let scene = storedScene, hasLaunched {
            scene.storedState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
            if hasSceneDelegate { delegate.application(self, didDiscardSceneSessions: [scene.session]) }
        }
        delegate.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        isRunning = false
        hasLaunched = false
    }
}
