import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIWindowTests: XCTestCase {
    func testTheRootIsShownInUIKitsOrder() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let a = LoggedController("A", log)
        stage.window.rootViewController = a
        XCTAssertEqual(log.take(), ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertTrue(a.view.superview === stage.window)
        let b = LoggedController("B", log)
        stage.window.rootViewController = b
        XCTAssertEqual(
            log.take(),
            ["A.willDisappear", "B.loadView", "B.didLoad", "B.willAppear", "A.didDisappear", "B.isAppearing", "B.didAppear"])
        XCTAssertNil(a.view.superview)
    }

    func testThePhaseOfAnAppearanceHasAName() {
        let stage = Stage.plain()
        let controller = LoggedController("A", CallbackLog())
        XCTAssertEqual(controller._appearanceName, "disappeared")
        controller.onCallback["willAppear"] = { [unowned controller] in XCTAssertEqual(controller._appearanceName, "appearing") }
        controller.onCallback["willDisappear"] = { [unowned controller] in XCTAssertEqual(controller._appearanceName, "disappearing") }
        stage.window.rootViewController = controller
        XCTAssertEqual(controller._appearanceName, "appeared")
        stage.window.rootViewController = nil
        XCTAssertEqual(controller._appearanceName, "disappeared")
    }

    func testARootMayBeReplacedWhileItAppears() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let (a, b) = (LoggedController("A", log), LoggedController("B", log))
        a.onCallback["willAppear"] = { [unowned stage] in stage.window.rootViewController = b }
        stage.window.rootViewController = a
        XCTAssertEqual(
            log.take().filter { $0.contains("ppear") },
            [
                "A.willAppear", "A.isAppearing", "A.didAppear", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.isAppearing",
                "B.didAppear",
            ])
        XCTAssertNil(a.view.superview)
        XCTAssertTrue(b.view.superview === stage.window)
    }

    func testAHiddenWindowLoadsItsRootWhenItIsShown() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let a = LoggedController("A", log)
        let window = UIWindow(frame: stage.window.bounds)
        window.rootViewController = a
        XCTAssertTrue(window.isHidden)
        XCTAssertEqual(log.take(), [])
        window.makeKeyAndVisible()
        XCTAssertEqual(log.take(), ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        XCTAssertTrue(window.isKeyWindow)
        window.isHidden = true
        XCTAssertEqual(log.take(), ["A.willDisappear", "A.didDisappear"])
        XCTAssertTrue(stage.window.isKeyWindow)
        window.isHidden = false
        XCTAssertEqual(log.take(), ["A.willAppear", "A.isAppearing", "A.didAppear"])
        XCTAssertFalse(window.isKeyWindow)
    }

    func testAllThatIsShownDisappearsWithTheWindowAndAppearsWithIt() {
        for (style, expected) in [
            (UIModalPresentationStyle.fullScreen, ["B"]), (.overFullScreen, ["A", "B"]), (.pageSheet, ["A", "B"]),
        ] {
            let scene = PresentationScene()
            let b = scene.presented("B", style)
            scene.stage.window.isHidden = true
            let away = expected.reversed()
            XCTAssertEqual(scene.received(), away.map { "\($0).willDisappear" } + away.map { "\($0).didDisappear" }, "\(style)")
            scene.stage.window.isHidden = false
            XCTAssertEqual(
                scene.received(),
                expected.map { "\($0).willAppear" } + expected.flatMap { ["\($0).isAppearing", "\($0).didAppear"] }, "\(style)")
            XCTAssertTrue(scene.root.presentedViewController === b)
        }
    }

    func testAWindowThatIsHiddenInThePresentationEndsIt() {
        let scene = PresentationScene()
        let b = scene.screen("B")
        scene.root.present(b, animated: true)
        scene.stage.advance(by: 0.1)
        _ = scene.log.take()
        scene.stage.window.isHidden = true
        XCTAssertEqual(scene.received(), ["B.didAppear", "A.didDisappear", "B.willDisappear", "B.didDisappear"])
    }

    func testWindowsLieByLevelAndThenByLastShown() {
        let stage = Stage.plain()
        let alert = UIWindow(frame: stage.window.bounds)
        alert.windowLevel = .alert
        alert.isHidden = false
        let (first, second) = (UIWindow(frame: stage.window.bounds), UIWindow(frame: stage.window.bounds))
        second.isHidden = false
        first.isHidden = false
        XCTAssertTrue(UIApplication.shared.windows.elementsEqual([stage.window, second, first, alert], by: ===))
        let layers = stage.window.layer.superlayer?.sublayers ?? []
        XCTAssertTrue(
            layers.filter { $0 !== stage.window.layer }.suffix(3).elementsEqual([second, first, alert].map(\.layer), by: ===))
        stage.window.makeKeyAndVisible()
        XCTAssertTrue(UIApplication.shared.windows.elementsEqual([second, first, stage.window, alert], by: ===))
        first.windowLevel = .alert
        XCTAssertTrue(UIApplication.shared.windows.last === first)
    }

    func testAWindowReleasedLeavesTheScreen() {
        let stage = Stage.plain()
        let before = stage.window.layer.superlayer?.sublayers?.count
        var window: UIWindow? = UIWindow(frame: stage.window.bounds)
        window?.makeKeyAndVisible()
        XCTAssertEqual(stage.window.layer.superlayer?.sublayers?.count, before.map { $0 + 1 })
        window = nil
        XCTAssertEqual(stage.window.layer.superlayer?.sublayers?.count, before)
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        XCTAssertNil(UIApplication.shared.keyWindow)
    }

    func testTheSafeAreaIsWhatTheScreenCoversOfTheWindow() {
        let stage = Stage.plain(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let lower = UIWindow(frame: CGRect(x: 0, y: 20, width: 300, height: 570))
        lower.isHidden = false
        XCTAssertEqual(lower.safeAreaInsets, UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    }

    func testARootLetsGoOfItsWindow() {
        let stage = Stage.plain()
        var a: UIViewController? = UIViewController()
        let gone = a.map(Weak.init)
        stage.window.rootViewController = a
        stage.advance(by: 0.1)
        stage.window.rootViewController = UIViewController()
        a = nil
        stage.advance(by: 0.1)
        XCTAssertNil(gone?.object)
    }

    func testTheScreenIsTheStagesDevice() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 600, height: 300), scale: 2, safeAreaInsets: .zero))
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 600, height: 300))
        XCTAssertEqual(UIScreen.main.nativeBounds, CGRect(x: 0, y: 0, width: 600, height: 1200))
        XCTAssertEqual(UIScreen.main.scale, 2)
        XCTAssertTrue(stage.window.screen === UIScreen.main)
    }

    func testLevelsAreOrderedAndShift() {
        XCTAssertTrue(UIWindow.Level.normal < .statusBar && .alert > UIWindow.Level.statusBar)
        XCTAssertEqual((UIWindow.Level.alert + 1).rawValue, 2001)
        XCTAssertEqual((UIWindow.Level.alert - 1).rawValue, 1999)
        var level = UIWindow.Level.normal
        level += 5
        level -= 2
        XCTAssertEqual(level.rawValue, 3)
    }

    func testTheScreenKnowsItsFrameRate() {
        let stage = Stage.plain()
        XCTAssertEqual(UIScreen.main.maximumFramesPerSecond, 60)
        withExtendedLifetime(stage) {}
    }
}
