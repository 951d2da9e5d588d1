import Kinora
import TestSupport
import UIKit
import XCTest

/// URLs and activities that come from outside the app, and its work in the background.
@preconcurrency @MainActor
final class OpeningTests: XCTestCase {
    private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
        static var restored: UIResponder?
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationWillEnterForeground(_ application: UIApplication) { LifeLog.add("willEnterForeground") }
        func applicationDidBecomeActive(_ application: UIApplication) { LifeLog.add("didBecomeActive") }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            LifeLog.add("open \(url) from \(options[.sourceApplication] ?? "nil")")
            return url.host == "tea"
        }

        func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
            LifeLog.add("will continue \(userActivityType)")
            return true
        }

        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            restorationHandler(Self.restored.map { [$0] })
            return true
        }

        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            LifeLog.add("no remote notifications \((error as NSError).code)")
        }
    }

    private final class ReadingViewController: UIViewController {
        var page = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": page])
            super.updateUserActivityState(activity)
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) { page = activity.userInfo?["page"] as? Int ?? -1 }
    }

    func testAURLComesBetweenForegroundAndActivity() throws {
        let stage = Stage.plain()
        stage.launch(OpeningDelegate.self)
        _ = LifeLog.take()
        XCTAssertTrue(stage.open(try XCTUnwrap(URL(string: "app://tea")), from: "com.example.other"))
        XCTAssertEqual(LifeLog.take(), ["willEnterForeground", "open app://tea from com.example.other", "didBecomeActive"])
        XCTAssertFalse(stage.open(try XCTUnwrap(URL(string: "app://coffee"))))
        XCTAssertEqual(LifeLog.take(), ["willEnterForeground", "open app://coffee from nil", "didBecomeActive"])
    }

    func testAnActivityIsSavedAndContinued() {
        let stage = Stage.plain()
        stage.launch(OpeningDelegate.self)
        let controller = ReadingViewController()
        let activity = NSUserActivity(activityType: "com.example.reading")
        controller.userActivity = activity
        controller.page = 7
        activity.needsSave = true
        stage.advance(by: 0.1)
        XCTAssertNil(activity.userInfo, "it is not current before the view has appeared")
        UIApplication.shared.keyWindow?.rootViewController = controller
        stage.settle()
        XCTAssertEqual(activity.userInfo as? [String: Int], ["page": 7])
        XCTAssertFalse(activity.needsSave)
        activity.invalidate()
        controller.page = 8
        activity.needsSave = true
        stage.advance(by: 0.1)
        XCTAssertEqual(activity.userInfo as? [String: Int], ["page": 7], "an invalid one is not saved")
        _ = LifeLog.take()
        OpeningDelegate.restored = controller
        XCTAssertTrue(stage.continueUserActivity(activity))
        OpeningDelegate.restored = nil
        XCTAssertEqual(LifeLog.take(), ["willEnterForeground", "will continue com.example.reading", "didBecomeActive"])
        XCTAssertEqual(controller.page, 7)
        XCTAssertNil(UIView().userActivity)
    }

    func testWorkInTheBackgroundHasThirtySeconds() throws {
        let stage = Stage.plain()
        stage.launch(OpeningDelegate.self)
        let app = UIApplication.shared
        XCTAssertEqual(app.backgroundTimeRemaining, .greatestFiniteMagnitude)
        var log: [String] = []
        var upload = UIBackgroundTaskIdentifier.invalid
        upload = app.beginBackgroundTask(withName: "upload") {
            log.append("upload ends at \(stage.now)")
            app.endBackgroundTask(upload)
        }
        let short = app.beginBackgroundTask { log.append("short") }
        XCTAssertNotEqual(upload, short)
        stage.advance(by: 100)
        XCTAssertEqual(log, [], "in the foreground time is not limited")
        let start = stage.now
        stage.enterBackground()
        XCTAssertEqual(app.backgroundTimeRemaining, 30, accuracy: 1e-6)
        app.endBackgroundTask(short)
        stage.advance(by: 12)
        XCTAssertEqual(app.backgroundTimeRemaining, 18, accuracy: 1e-6)
        stage.advance(by: 20)
        XCTAssertEqual(log, ["upload ends at \(start + 30)"])
        stage.enterForeground()
        XCTAssertEqual(app.backgroundTimeRemaining, .greatestFiniteMagnitude)
        _ = app.beginBackgroundTask(withName: "endless")
        let complaints = try Diagnostics.complaints {
            stage.enterBackground()
            stage.advance(by: 31)
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints[0].contains("'endless' has not ended after 30 s"), complaints[0])
    }

    func testThereIsNoServiceOfRemoteNotifications() {
        let stage = Stage.plain()
        stage.launch(OpeningDelegate.self)
        _ = LifeLog.take()
        UIApplication.shared.registerForRemoteNotifications()
        XCTAssertEqual(LifeLog.take(), [])
        stage.advance(by: 0.1)
        XCTAssertEqual(LifeLog.take(), ["no remote notifications 3010"])
        XCTAssertFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
    }
}
