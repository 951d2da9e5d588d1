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

/// Starts an app whose delegate is known by the name of its class (`NSStringFromClass(AppDelegate.self)`), and returns 0 when it has ended.
///
/// The delegate is a subclass of `UIResponder`; a name that is not one's traps.
/// Differs from UIKit: it returns when the host ends the app; the application's class is always `UIApplication`, another name traps.
/// Source: Apple, [UIApplicationMain](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)).
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, NSClassFromString(principalClassName) != UIApplication.self {
        trap(
            object: "UIApplicationMain", value: "application class '\(principalClassName)'", remedy: "Pass nil; the class is UIApplication")
    }
    guard let name = delegateClassName, let type = NSClassFromString(name) as? (UIResponder & UIApplicationDelegate).Type else {
        trap(
            object: "UIApplicationMain",
            value: "delegate class '\(delegateClassName ?? "nil")' is no UIResponder that conforms to UIApplicationDelegate",
            remedy: "Pass NSStringFromClass(AppDelegate.self)")
    }
    UIApplication.run(name) { _ in unsafeDowncast(type.instance(), to: type) }
    return 0
}
