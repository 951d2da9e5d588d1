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
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
