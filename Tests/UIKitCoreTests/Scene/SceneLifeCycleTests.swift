import Kinora
import UIKit
import XCTest

/// The callbacks of an app with and without a scene delegate, in UIKit's order.
@preconcurrency @MainActor
final class SceneLifeCycleTests: XCTestCase {
    func testTheTemplateAppStartsOnAStage() {
        let stage = Stage.plain()
        LifeLog.lines = []
        stage.launch(TemplateAppDelegate.self)
        XCTAssertEqual(
            LifeLog.take(),
            [
                "app.willFinishLaunching 1", "app.didFinishLaunching", "app.configurationForConnecting", "scene.willConnect -1",
                "scene.willEnterForeground 2 2", "scene.didBecomeActive 0 0",
            ])
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        XCTAssertTrue(scene?.delegate is SceneDelegate)
        XCTAssertTrue(stage.window.windowScene === scene)
        XCTAssertTrue(stage.window === scene?.keyWindow)
        XCTAssertTrue((scene?.delegate as? SceneDelegate)?.window === stage.window)
        XCTAssertEqual(stage.window.rootViewController?.view.window?.windowScene?.windows.contains(stage.window), true)
        XCTAssertTrue(scene?.session.scene === scene)
        XCTAssertEqual(scene?.session.configuration.name, "Default Configuration")
        XCTAssertEqual(UIApplication.shared.openSessions.count, 1)
    }

    /// As on iOS 26: an observer of messages and one of notifications are notified of each change once.
    func testChangesOfTheLifeCycleAreMessagesToo() throws {
        let stage = Stage.plain()
        stage.launch(TemplateAppDelegate.self)
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first), center = NotificationCenter.default
        let log = Log()
        let plain = center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log.lines.append("notification") }
        }
        defer { center.removeObserver(plain) }
        var tokens: [Any] = [
            center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in log.lines.append("app background") },
            center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in log.lines.append("app foreground") },
            center.addObserver(of: scene, for: .willDeactivate) { _ in log.lines.append("scene inactive") },
            center.addObserver(of: UIScene.self, for: .didActivate) { _ in log.lines.append("a scene active") },
        ]
        stage.enterBackground()
        XCTAssertEqual(log.lines, ["scene inactive", "notification", "app background"])
        stage.enterForeground()
        XCTAssertEqual(log.lines.suffix(2), ["app foreground", "a scene active"])
        tokens = []
        stage.enterBackground()
        XCTAssertEqual(log.lines.last, "notification")
        XCTAssertEqual(log.lines.count, 6, "the observers of messages are gone with their tokens")
        _ = tokens
    }

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private final class Host: ApplicationHost {
        var stage: Stage?

        func run(_ application: UIApplication) {
            stage = Stage.plain()
            application.finishLaunching()
            LifeLog.lines = []
        }
    }

    func testTheTemplateAppEndsInUIKitsOrder() {
        let host = Host()
        UIApplication.host = host
        defer { UIApplication.host = nil }
        TemplateAppDelegate.main()
        XCTAssertEqual(
            LifeLog.take(),
            [
                "scene.willResignActive 0 0", "scene.didEnterBackground 2 2", "scene.didDisconnect -1", "app.didDiscard 1",
                "app.willTerminate",
            ])
    }

    func testTheTemplateAppGoesToTheBackgroundAndComesBack() {
        let stage = Stage.plain()
        stage.launch(TemplateAppDelegate.self)
        LifeLog.lines = []
        stage.enterBackground()
        stage.enterBackground()
        XCTAssertEqual(LifeLog.take(), ["scene.willResignActive 0 0", "scene.didEnterBackground 2 2"])
        stage.enterForeground()
        stage.enterForeground()
        XCTAssertEqual(LifeLog.take(), ["scene.willEnterForeground 2 2", "scene.didBecomeActive 0 0"])
    }

    func testAnAppWithoutScenesIsNotifiedByItsDelegate() {
        let stage = Stage.plain()
        LifeLog.lines = []
        stage.launch(PlainAppDelegate.self)
        XCTAssertEqual(LifeLog.take(), ["app.didFinishLaunching", "app.didBecomeActive 0"])
        XCTAssertNotNil(stage.window.windowScene)
        XCTAssertNotNil(stage.window.rootViewController)
        stage.enterBackground()
        XCTAssertEqual(LifeLog.take(), ["app.willResignActive 0", "app.didEnterBackground 2"])
        stage.enterForeground()
        XCTAssertEqual(LifeLog.take(), ["app.willEnterForeground 2", "app.didBecomeActive 0"])
    }

    func testNotificationsFollowTheScenesAndTheApplications() {
        let stage = Stage.plain()
        let received = CallbackLog()
        let names: [Notification.Name] = [
            UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    received.add(
                        name.rawValue.replacingOccurrences(of: "Notification", with: "").replacingOccurrences(of: "UI", with: ""))
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        stage.launch(TemplateAppDelegate.self)
        XCTAssertEqual(
            received.take(),
            [
                "ApplicationDidFinishLaunching", "SceneWillConnect", "SceneWillEnterForeground", "ApplicationWillEnterForeground",
                "SceneDidActivate", "ApplicationDidBecomeActive",
            ])
        stage.enterBackground()
        XCTAssertEqual(
            received.take(),
            ["SceneWillDeactivate", "ApplicationWillResignActive", "SceneDidEnterBackground", "ApplicationDidEnterBackground"])
        stage.enterForeground()
        XCTAssertEqual(
            received.take(),
            ["SceneWillEnterForeground", "ApplicationWillEnterForeground", "SceneDidActivate", "ApplicationDidBecomeActive"])
    }

    func testInTheBackgroundAnimationsEndAndDisplayLinksPause() {
        let stage = Stage.plain()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        let log = CallbackLog()
        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { log.add("finished \($0)") })
        let kept = CABasicAnimation(keyPath: "opacity")
        kept.toValue = 0.5
        kept.duration = 4
        kept.isRemovedOnCompletion = false
        view.layer.add(kept, forKey: "kept")
        var ticks = 0
        let link = CADisplayLink { _ in ticks += 1 }
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        XCTAssertEqual(ticks, 30)
        stage.enterBackground()
        XCTAssertEqual(log.take(), ["finished false"])
        XCTAssertEqual(view.layer.presentation()?.position.x, 100)
        XCTAssertEqual(view.layer.animationKeys(), ["kept"])
        stage.advance(by: 0.5)
        XCTAssertEqual(ticks, 30)
        stage.enterForeground()
        stage.advance(by: 0.5)
        XCTAssertEqual(ticks, 60)
        link.invalidate()
    }

    func testAStageWithoutAnAppHasAnActiveScene() {
        let stage = Stage.plain()
        let scene = stage.window.windowScene
        XCTAssertEqual(scene?.activationState, .foregroundActive)
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        stage.enterBackground()
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        stage.enterForeground()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }

    func testAWindowWithoutASceneIsNotSeen() {
        let stage = Stage.plain()
        let scene = stage.window.windowScene
        stage.window.windowScene = nil
        XCTAssertNil(stage.window.layer.superlayer)
        stage.window.windowScene = scene
        XCTAssertNotNil(stage.window.layer.superlayer)
        XCTAssertEqual(scene?.windows.count, 1)
    }

    func testTouchesAreCancelledWhenTheAppLeaves() {
        let scene = TouchScene()
        scene.view("A", CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.finger(.began, 50, 50)
        scene.stage.enterBackground()
        XCTAssertEqual(scene.take().last, "A cancelled")
        scene.stage.enterForeground()
        scene.finger(.began, 50, 50)
        XCTAssertEqual(scene.take().last, "A began")
    }
}
