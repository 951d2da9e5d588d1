/// Methods for the life cycle of an app. Every method is optional.
///
/// In an app with a scene delegate, activation and background transitions are reported to that. Differs from UIKit: `main()` requires a
/// delegate that is a `UIResponder`, as in every project template. Source: Apple,
/// [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, if the delegate has one.
    @_disfavoredOverload var window: UIWindow? { get set }

    /// Called first; the options are nil. The result is ignored.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool

    /// Called when the app is ready to create its window; the options are nil. The result is ignored.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool

    /// Returns the configuration of the app's scene; the default uses the main bundle's `Info.plist`, or no delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when scenes have been discarded.
    ///
    /// Differs from UIKit: called when the app ends, where UIKit may wait for the next launch.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called when the app has become active: after launch, and on return.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the app has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground; not at launch.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the system is short of memory; `Stage.sendMemoryWarning()` is the one reason.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)

    /// The orientations that the app supports in a window; by default those of `UIApplication.supportedInterfaceOrientations(for:)`.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask

    /// Performs a quick action of the app's icon: when the app comes to the foreground, before it becomes active. Apps with a scene
    /// delegate get it there. Call the handler with whether it succeeded.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Opens a URL as another app asks; `Stage.open(_:from:)` is the one reason. Returns whether it was opened: false by default. Apps with
    /// a scene delegate get it there.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Called before an activity is continued. Returns whether the app shows that it is to come: false by default.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Continues an activity; `Stage.continueUserActivity(_:)` is the one reason. The objects that are passed to the handler restore its
    /// state. Returns whether it was continued: false by default.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called when an activity could not be fetched from another device: never here.
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when an activity's state was saved.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called with the token for remote notifications: never here.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after `registerForRemoteNotifications()`, since there is no service.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called with a remote notification: never here.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returning the session's own configuration means that there is no other.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillResignActive(_ application: UIApplication) {}

    public func applicationDidEnterBackground(_ application: UIApplication) {}

    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { application.supportedInterfaceOrientations(for: window) }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }

    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { false }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}

    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// The window of a delegate whose class is not known: doubly optional, as Apple's optional requirement. The outer value is never nil
    /// here, since every delegate has the property.
    @preconcurrency @MainActor
    public var window: UIWindow?? {
        get {
            let window: UIWindow? = self.window
            return .some(window)
        }
        set { UIApplication.assign(newValue ?? nil, to: &self.window) }
    }
}

extension UIApplication {
    /// Assigns through a parameter whose type selects the singly optional property.
    fileprivate static func assign(_ window: UIWindow?, to property: inout UIWindow?) { property = window }
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Starts the app; called by `@main` on the delegate's class. Returns when the app has ended.
    ///
    /// Without a host (a window, a browser) the app runs in real time on an invisible screen, and reports this on standard error.
    public static func main() {
        UIApplication.filmIfAsked(self)
        UIApplication.run("\(self)") { _ in unsafeDowncast(instance(), to: Self.self) }
    }
}
