import Kinora
import UIKit

/// Log of the callbacks of the template's app and scene delegates.
@MainActor
enum LifeLog {
    static var lines: [String] = []

    static func add(_ line: String) { lines.append(line) }

    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// An app delegate as in Xcode's template, that logs every callback.
final class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LifeLog.add("app.willFinishLaunching \(application.applicationState.rawValue)")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LifeLog.add("app.didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LifeLog.add("app.configurationForConnecting")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        LifeLog.add("app.didDiscard \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LifeLog.add("app.didBecomeActive") }
    func applicationWillTerminate(_ application: UIApplication) { LifeLog.add("app.willTerminate") }
}

/// The scene delegate of the template with a window made in code; found by its name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        LifeLog.add("scene.willConnect \(scene.activationState.rawValue)")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    private func note(_ name: String, _ scene: UIScene) {
        LifeLog.add("scene.\(name) \(scene.activationState.rawValue) \(UIApplication.shared.applicationState.rawValue)")
    }

    func sceneDidDisconnect(_ scene: UIScene) { LifeLog.add("scene.didDisconnect \(scene.activationState.rawValue)") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
}

/// An app delegate without scenes.
final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        LifeLog.add("app.didFinishLaunching")
        return true
    }

    private func note(_ name: String, _ application: UIApplication) {
        LifeLog.add("app.\(name) \(application.applicationState.rawValue)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }
}
