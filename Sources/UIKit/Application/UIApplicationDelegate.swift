/// What an app is told about its life. Every method is optional.
///
/// An app with a scene delegate hears through that one when it becomes active, and comes and goes.
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

    /// How to make the app's scene; without it as the main bundle's `Info.plist` says, or without a delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Scenes are gone for good.
    ///
    /// Differs from UIKit: called when the app ends, where UIKit may wait for the next launch.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called after launching, and when the app comes back: events begin to arrive.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before events stop arriving.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the app is not seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app is seen again; not at launch.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// The orientations the app has for a window; without it all.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
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

    /// The session's own configuration says that there is no other.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillResignActive(_ application: UIApplication) {}

    public func applicationDidEnterBackground(_ application: UIApplication) {}

    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .all }
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Starts the app: what `@main` on the delegate's class calls. Returns when the app has ended.
    ///
    /// Without a host (a window, a browser) the app runs in real time on a screen that nobody sees, and a line on standard error says so.
    public static func main() {
        UIApplication.run("\(self)") { _ in unsafeDowncast(instance(), to: Self.self) }
    }
}
