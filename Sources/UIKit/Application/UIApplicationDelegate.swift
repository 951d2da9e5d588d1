/// What an app is told about its life. Every method is optional.
///
/// Differs from UIKit: where UIKit's delegate may be any object, `main()` needs one that is a `UIResponder`, as in every project template.
/// Source: Apple, [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, where the delegate has one.
    var window: UIWindow? { get set }

    /// Called first; the options are nil. The result is not used.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool

    /// Called when the app is ready to make its window; the options are nil. The result is not used.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool

    /// Called after launching, when events begin to arrive.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Starts the app: what `@main` on the delegate's class calls. Returns when the app has ended.
    ///
    /// Without a host (a window, a browser) the app runs in real time on a screen that nobody sees, and a line on standard error says so.
    public static func main() {
        UIApplication.run("\(self)") { _ in unsafeDowncast(instance(), to: Self.self) }
    }
}
