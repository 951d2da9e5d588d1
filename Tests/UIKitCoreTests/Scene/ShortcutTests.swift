import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Quick actions of the app's icon, and the orientations of the app.
@preconcurrency @MainActor
final class ShortcutTests: XCTestCase {
    private final class ActionDelegate: UIResponder, UIApplicationDelegate {
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

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            LifeLog.add("perform \(shortcutItem.type)")
            completionHandler(shortcutItem.type == "compose")
        }

        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window).subtracting(.landscapeLeft) }
    }

    func testAnActionIsPerformedBetweenForegroundAndActivity() {
        let stage = Stage.plain()
        stage.launch(ActionDelegate.self)
        _ = LifeLog.take()
        var results: [Bool] = []
        stage.perform(UIApplicationShortcutItem(type: "compose", localizedTitle: "Compose")) { results.append($0) }
        XCTAssertEqual(LifeLog.take(), ["willEnterForeground", "perform compose", "didBecomeActive"])
        stage.enterBackground()
        stage.perform(UIApplicationShortcutItem(type: "other", localizedTitle: "Other")) { results.append($0) }
        XCTAssertEqual(LifeLog.take(), ["willEnterForeground", "perform other", "didBecomeActive"])
        XCTAssertEqual(results, [true, false])
    }

    func testItemsAreValues() throws {
        let stage = Stage.plain()
        let icon = UIApplicationShortcutIcon(type: .compose)
        let item = UIApplicationShortcutItem(
            type: "a", localizedTitle: "A", localizedSubtitle: "first", icon: icon, userInfo: ["id": NSNumber(value: 7)])
        let copy = try XCTUnwrap(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "B"
        copy.userInfo = nil
        XCTAssertEqual([item.localizedTitle, copy.localizedTitle], ["A", "B"])
        XCTAssertEqual((item.userInfo?["id"] as? NSNumber)?.intValue, 7)
        XCTAssertNil(copy.userInfo)
        XCTAssertEqual(copy.icon, UIApplicationShortcutIcon(type: .compose))
        XCTAssertNotEqual(icon, UIApplicationShortcutIcon(systemImageName: "plus"))
        XCTAssertNil(UIApplication.shared.shortcutItems)
        UIApplication.shared.shortcutItems = [item]
        XCTAssertEqual(UIApplication.shared.shortcutItems?.map(\.type), ["a"])
        _ = stage
    }

    func testTheApplicationsOrientationsAreItsDelegatesOrElseItsOwn() {
        let stage = Stage(device: .iPhone15)
        stage.launch(ActionDelegate.self)
        XCTAssertEqual(UIApplication.shared.supportedInterfaceOrientations(for: nil), .all)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait, "the delegate refuses it")
        stage.rotate(to: .landscapeRight)
        stage.settle()
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(
            UIApplication.orientations(named: ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]),
            [.portrait, .landscapeLeft])
        XCTAssertNil(UIApplication.orientations(named: ["sideways"]))
    }
}
