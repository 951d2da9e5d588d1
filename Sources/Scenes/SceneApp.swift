import UIKit

/// A scene as an app in real time: its first screen in the window of the app's only window scene, without its story.
///
///     SceneApp.run(PayScene())
///
/// The app runs in the process's host, as a browser.
public final class SceneApp: UIResponder, UIApplicationDelegate {
    fileprivate static var scene: (any KinoraScene)?

    /// Runs the app until it ends, and then the process. A second call traps, as a second `UIApplicationMain` does.
    public static func run(_ scene: any KinoraScene) -> Never {
        Self.scene = scene
        main()
        exit(0)
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneAppDelegate.self
        return configuration
    }
}

/// Makes the scene's window.
final class SceneAppDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        SceneApp.scene?.start(in: window)
        window.makeKeyAndVisible()
    }
}
