/// Methods for the life cycle of a scene. Every method is optional.
///
/// Source: Apple, [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected, to create its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Opens URLs as other apps ask; `Stage.open(_:from:)` is the one reason.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Called before an activity is continued.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues an activity; `Stage.continueUserActivity(_:)` is the one reason.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called when an activity could not be fetched from another device: never here.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when an activity's state was saved.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Returns what the user does, for the next launch; asked for when the scene enters the background. nil by default.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
