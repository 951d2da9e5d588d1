import Foundation

extension UIApplication {
    /// Films an app in virtual time and ends the process; set as the program starts if Kinora's stage is linked.
    package static var film: (((UIResponder & UIApplicationDelegate).Type) -> Never)?

    /// Makes the host of an app that is started without one, if the environment requests it; set as the program starts if a host's module
    /// is linked.
    package static var offeredHost: (() -> (any ApplicationHost)?)?

    /// Films the app instead of running it in real time, if `kinora swift run --film` started it; else returns.
    static func filmIfAsked(_ delegate: (UIResponder & UIApplicationDelegate).Type) {
        guard getenv("KINORA_FILM") != nil || getenv("KINORA_STRIP") != nil else { return }
        guard let film else {
            trap(
                object: "KINORA_FILM", value: "the app is linked without Kinora's stage", remedy: "Start it by kinora swift run --film FILE"
            )
        }
        Program.begin()
        film(delegate)
    }

    /// Runs an app to its end in the installed host, or in real time without a window.
    static func run(_ name: String, makingDelegate: (UIApplication) -> any UIApplicationDelegate) {
        if getenv("KINORA_SERVE_PORT") != nil, offeredHost == nil {
            trap(
                object: "KINORA_SERVE_PORT", value: "the app is linked without Kinora's browser host",
                remedy: "Start it by kinora serve --package PATH, or link the product Browser")
        }
        Program.begin()
        // An app whose output has no reader any more, and that has no other end, would go on forever.
        Program.endAtBrokenPipes()
        let host = host ?? offeredHost?() ?? HeadlessApplicationHost()
        let application = process
        application.isRunning = true
        let delegate = makingDelegate(application)
        application.delegate = delegate
        host.run(application)
        application.terminate()
        withExtendedLifetime(delegate) {}
    }

    /// Launches an app on an existing screen; its delegate, created from the class, is retained by the application. A second app traps.
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

    /// Calls the delegate's launch methods in UIKit's order, connects the scene, and activates the app; a second call has no effect.
    package func finishLaunching() {
        guard !hasLaunched, let delegate else { return }
        let window = makeMainWindow(for: delegate)
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        // The app may have replaced it.
        if let window, delegate.window === window || delegate.window == nil { window.makeKeyAndVisible() } else { mainWindow = nil }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        connectScene(asking: delegate)
        hasLaunched = true
        if hasSceneDelegate { comeToForeground() } else { windowScene?.storedState = .foregroundInactive }
        becomeActive()
    }

    /// Terminates the app: it enters the background, its scene disconnects, and it is notified. No effect without an app, or the second
    /// time.
    func terminate() {
        guard isRunning, let delegate else { return }
        enterBackground()
        if let scene = storedScene, hasLaunched {
            scene.storedState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.send(UIScene.DidDisconnectMessage(), of: scene)
            if hasSceneDelegate { delegate.application(self, didDiscardSceneSessions: [scene.session]) }
        }
        delegate.applicationWillTerminate(self)
        NotificationCenter.default.send(UIApplication.WillTerminateMessage(), of: self)
        isRunning = false
        hasLaunched = false
    }
}
