extension UIApplication {
    /// Runs an app to its end in the host installed for it, or in real time without a window.
    static func run(_ name: String, makingDelegate: (UIApplication) -> any UIApplicationDelegate) {
        let host = host ?? HeadlessApplicationHost()
        let application = process
        application.isRunning = true
        let delegate = makingDelegate(application)
        application.delegate = delegate
        host.run(application)
        delegate.applicationWillTerminate(application)
        application.isRunning = false
        application.hasLaunched = false
    }

    /// Tells the delegate, in UIKit's order, that the app is launched and active; a second call does nothing.
    package func finishLaunching() {
        guard !hasLaunched, let delegate else { return }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        hasLaunched = true
        delegate.applicationDidBecomeActive(self)
    }
}
