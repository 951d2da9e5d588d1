import Kinora
import UIKit
import XCTest

/// Callback orders follow `Documentation/Behavior.md#appearance-callbacks`.
@preconcurrency @MainActor
final class UINavigationControllerTests: XCTestCase {
    func testTheRootIsInstalledInUIKitsOrder() {
        let scene = NavigationScene()
        XCTAssertEqual(scene.log.take(), ["A.willMove(parent)", "A.didMove(parent)"])
        scene.stage.window.rootViewController = scene.navigation
        XCTAssertEqual(
            scene.received(), ["A.loadView", "A.didLoad", "A.willAppear", "willShow(A)", "A.isAppearing", "A.didAppear", "didShow(A)"])
    }

    func testPushAndPopKeepUIKitsOrderAnimatedOrNot() {
        let scene = NavigationScene.shown()
        for animated in [false, true] {
            let b = scene.screen("B")
            scene.navigation.pushViewController(b, animated: animated)
            XCTAssertEqual(scene.names, ["A", "B"])
            XCTAssertEqual(
                scene.received(),
                [
                    "B.willMove(parent)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing",
                    "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)",
                ])
            XCTAssertNil(scene.root.view.window)
            XCTAssertTrue(scene.navigation.popViewController(animated: animated) === b)
            XCTAssertEqual(scene.names, ["A"])
            XCTAssertEqual(
                scene.received(),
                [
                    "B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing", "B.didDisappear",
                    "A.didAppear", "B.didMove(nil)", "didShow(A)",
                ])
            XCTAssertNil(b.view.superview)
            XCTAssertNil(b.parent)
            XCTAssertNil(b.navigationController)
        }
    }

    func testAnAnimatedPushMovesBothScreensByTheSystemsSpring() throws {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        let start = scene.stage.now
        scene.navigation.pushViewController(b, animated: true)
        CATransaction.flush()
        for time in [0.05, 0.1, 0.2, 0.3] {
            scene.stage.advance(by: start + time - scene.stage.now)
            let progress = systemSpring(time)
            XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), 300 * (1 - progress), accuracy: 1e-3)
            XCTAssertEqual(try XCTUnwrap(scene.left(of: scene.root)), -90 * progress, accuracy: 1e-3)
        }
        scene.stage.settle()
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        let back = scene.stage.now
        scene.navigation.popViewController(animated: true)
        CATransaction.flush()
        scene.stage.advance(by: back + 0.1 - scene.stage.now)
        let progress = systemSpring(0.1)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), 300 * progress, accuracy: 1e-3)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: scene.root)), -90 * (1 - progress), accuracy: 1e-3)
    }

    func testOnlyTheShownScreenDisappearsWhenSeveralArePopped() {
        let scene = NavigationScene.shown()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        scene.navigation.setViewControllers([scene.root, b, c], animated: false)
        XCTAssertEqual(
            scene.received().filter { !$0.contains("load") && !$0.contains("Load") },
            [
                "B.willMove(parent)", "C.willMove(parent)", "A.willDisappear", "C.willAppear", "willShow(C)", "C.isAppearing",
                "A.didDisappear", "C.didAppear", "B.didMove(parent)", "C.didMove(parent)", "didShow(C)",
            ])
        XCTAssertFalse(b.isViewLoaded)
        let popped = scene.navigation.popToRootViewController(animated: true)
        XCTAssertEqual(popped.map { $0.elementsEqual([b, c], by: ===) }, true)
        XCTAssertEqual(
            scene.received(),
            [
                "B.willMove(nil)", "C.willMove(nil)", "C.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing",
                "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)", "didShow(A)",
            ])
        XCTAssertNil(scene.navigation.popToRootViewController(animated: false))
        XCTAssertNil(scene.navigation.popViewController(animated: false))
    }

    func testRequestsOfOneFrameAreShownAsOneChange() {
        let scene = NavigationScene.shown()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        scene.navigation.pushViewController(b, animated: true)
        scene.navigation.pushViewController(c, animated: true)
        XCTAssertEqual(scene.names, ["A", "B", "C"])
        let received = scene.received()
        XCTAssertFalse(received.contains("B.willAppear"))
        XCTAssertTrue(received.contains("C.didAppear"))
        XCTAssertEqual(received.filter { $0.hasPrefix("didShow") }, ["didShow(C)"])
    }

    func testAnAnimatedRequestEndsTheCurrentTransitionWithCallbacks() {
        let scene = NavigationScene.shown()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)
        scene.navigation.pushViewController(c, animated: true)
        scene.navigation.popToRootViewController(animated: true)
        scene.navigation.pushViewController(c, animated: true)
        XCTAssertEqual(scene.names, ["A", "C"])
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(scene.log.lines.contains("B.didAppear"))
        let received = scene.received().filter { $0.contains("ppear") && !$0.hasSuffix("isAppearing") }
        XCTAssertEqual(
            received,
            [
                "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.willDisappear", "C.willAppear",
                "B.didDisappear", "C.didAppear",
            ])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b, c]), ["C"])
        XCTAssertNil(b.parent)
    }

    func testARequestWithoutAnimationEndsTheTransitionInProgress() {
        let scene = NavigationScene.shown()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)
        _ = scene.log.take()
        scene.navigation.setViewControllers([c], animated: false)
        CATransaction.flush()
        XCTAssertEqual(
            scene.log.take().filter { $0.contains("ppear") },
            [
                "A.didDisappear", "B.didAppear", "B.willDisappear", "C.willAppear", "C.isAppearing", "B.didDisappear", "C.didAppear",
            ])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b, c]), ["C"])
        XCTAssertEqual(scene.received(), [])
    }

    func testCallbacksMayPushAndPop() {
        let callbacks = ["willAppear", "isAppearing", "didAppear", "didMove(parent)"]
        for callback in callbacks {
            for animated in [false, true] {
                let scene = NavigationScene.shown()
                let (b, c) = (scene.screen("B"), scene.screen("C"))
                b.onCallback[callback] = { [unowned scene] in
                    scene.navigation.popViewController(animated: animated)
                    scene.navigation.pushViewController(c, animated: animated)
                }
                scene.navigation.pushViewController(b, animated: !animated)
                scene.stage.settle()
                XCTAssertEqual(scene.names, ["A", "C"], callback)
                XCTAssertEqual(scene.screensInWindow(of: [scene.root, b, c]), ["C"], callback)
                for name in ["A", "B", "C"] {
                    let own = scene.log.lines.filter { $0.hasPrefix("\(name).") }
                    let will = own.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("willDisappear") }
                    let did = own.filter { $0.hasSuffix("didAppear") || $0.hasSuffix("didDisappear") }
                    XCTAssertEqual(will.map { $0.dropFirst(6) }, did.map { $0.dropFirst(5) }, callback)
                }
                XCTAssertNil(b.parent, callback)
            }
        }
    }

    func testAStackMayBeEmptiedAndFilledAgain() {
        let scene = NavigationScene.shown()
        scene.navigation.viewControllers = []
        XCTAssertEqual(
            scene.received(), ["A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
        XCTAssertNil(scene.navigation.topViewController)
        scene.navigation.viewControllers = [scene.root]
        XCTAssertEqual(
            scene.received(),
            ["A.willMove(parent)", "A.willAppear", "willShow(A)", "A.isAppearing", "A.didAppear", "A.didMove(parent)", "didShow(A)"])
    }

    func testPoppedScreensAreReleased() {
        let scene = NavigationScene.shown()
        for animated in [false, true] {
            var b: LoggedController? = scene.screen("B")
            let gone = b.map(Weak.init)
            let view = b.map { Weak($0.view as UIView) }
            scene.navigation.pushViewController(b ?? UIViewController(), animated: animated)
            b = nil
            scene.stage.settle()
            XCTAssertNotNil(gone?.object)
            scene.navigation.popViewController(animated: animated)
            scene.stage.settle()
            scene.stage.advance(by: 0.1)
            XCTAssertNil(gone?.object)
            XCTAssertNil(view?.object)
        }
    }

    func testAViewControllerKnowsWhetherItMovesToOrFromItsParent() {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        var moves: [String: Bool] = [:]
        scene.root.onCallback["willDisappear"] = { [unowned root = scene.root] in moves["A leaves"] = root.isMovingFromParent }
        scene.root.onCallback["willAppear"] = { [unowned root = scene.root] in moves["A comes"] = root.isMovingToParent }
        b.onCallback["willAppear"] = { [unowned b] in moves["B comes"] = b.isMovingToParent }
        b.onCallback["willDisappear"] = { [unowned b] in moves["B leaves"] = b.isMovingFromParent }
        b.onCallback["didDisappear"] = { [unowned b] in moves["B has left"] = b.isMovingFromParent }
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(
            moves, ["A leaves": false, "A comes": false, "B comes": true, "B leaves": true, "B has left": true])
        XCTAssertFalse(b.isMovingFromParent)
    }

    func testAScreenThatAnotherControllerTakesLeavesTheStack() {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: false)
        _ = scene.received()
        let other = UINavigationController(rootViewController: b)
        XCTAssertEqual(scene.names, ["A"])
        XCTAssertTrue(b.navigationController === other)
        XCTAssertEqual(
            scene.received(),
            [
                "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "B.willMove(parent)", "B.didMove(parent)", "A.willAppear",
                "willShow(A)", "A.isAppearing", "A.didAppear", "didShow(A)",
            ])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b]), ["A"])
    }

    func testAnUnseenStackChangesWithoutAppearances() {
        let scene = NavigationScene.shown()
        let elsewhere = UIViewController()
        scene.stage.window.rootViewController = elsewhere
        XCTAssertEqual(scene.received(), ["A.willDisappear", "A.didDisappear"])
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: true)
        XCTAssertEqual(scene.received(), ["B.willMove(parent)", "B.didMove(parent)"])
        scene.stage.window.rootViewController = scene.navigation
        XCTAssertEqual(
            scene.received(), ["B.loadView", "B.didLoad", "B.willAppear", "willShow(B)", "B.isAppearing", "B.didAppear", "didShow(B)"])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b]), ["B"])
    }

    func testScreensLieUnderTheBarWhichIsInTheirSafeArea() {
        let scene = NavigationScene.shown(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        let bar = scene.navigation.navigationBar
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 300, height: 44))
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(scene.root.view.safeAreaInsets, UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
        scene.navigation.setNavigationBarHidden(true, animated: true)
        scene.stage.settle()
        XCTAssertTrue(bar.isHidden)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 20)
        scene.navigation.isNavigationBarHidden = false
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 64)
        scene.root.edgesForExtendedLayout = []
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 64, width: 300, height: 536))
        XCTAssertEqual(scene.root.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    }
}
