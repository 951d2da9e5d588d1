/// What a scene is told about its life. Every method is optional.
///
/// Source: Apple, [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was connected: the time to make its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene was taken from the app.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The scene gets events from now on.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene will get no events.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene will be seen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
