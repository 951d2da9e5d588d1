import Kinora
import UIKit
import XCTest

/// Requests during the system's transitions, which take over from the current positions.
@preconcurrency @MainActor
final class NavigationTakeoverTests: XCTestCase {
    private static let width = 300.0

    func testAPopInThePushReversesWhereTheScreensAre() throws {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        _ = scene.log.take()
        let positions = try [b, scene.root].map { try XCTUnwrap(scene.left(of: $0)) }
        let reversal = scene.begin { $0.popViewController(animated: true) }
        for (controller, position) in zip([b, scene.root], positions) {
            XCTAssertEqual(try XCTUnwrap(scene.left(of: controller)), position, accuracy: 1e-6)
        }
        for time in [0.02, 0.1, 0.3] {
            scene.advance(to: time, after: reversal)
            let first = Self.width * (1 - systemSpring(0.1 + time))
            let expected = Self.width * systemSpring(time) + (0.1 + time < 0.5 ? first : 0)
            XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), expected, accuracy: 1e-3)
            XCTAssertEqual(try XCTUnwrap(scene.left(of: scene.root)), -90 + 0.3 * expected, accuracy: 1e-3)
        }
        XCTAssertEqual(
            scene.received(),
            [
                "B.willMove(nil)", "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)", "B.willDisappear",
                "A.willAppear", "willShow(A)", "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)",
            ])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b]), ["A"])
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(scene.root.view.superview?.subviews.count, 1)
        XCTAssertEqual(scene.texts, ["A"])
    }

    func testAPushInThePushGoesOnFromWhereTheScreenIs() throws {
        let scene = NavigationScene.shown()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        let positions = try [b, scene.root].map { try XCTUnwrap(scene.left(of: $0)) }
        let second = scene.begin { $0.pushViewController(c, animated: true) }
        for (controller, position) in zip([b, scene.root], positions) {
            XCTAssertEqual(try XCTUnwrap(scene.left(of: controller)), position, accuracy: 1e-6)
        }
        XCTAssertEqual(try XCTUnwrap(scene.left(of: c)), 300, accuracy: 1e-6)
        scene.advance(to: 0.1, after: second)
        XCTAssertEqual(
            try XCTUnwrap(scene.left(of: b)), Self.width * (1 - systemSpring(0.2) - 0.3 * systemSpring(0.1)), accuracy: 1e-3)
        XCTAssertNotNil(scene.root.view.window)
        XCTAssertEqual(scene.names, ["A", "B", "C"])
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b, c]), ["C"])
        for controller in [scene.root, b, c] {
            XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600), controller.title ?? "")
        }
    }

    func testAPushInThePopBringsTheScreenBack() throws {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        let start = scene.begin { $0.popViewController(animated: true) }
        scene.advance(to: 0.15, after: start)
        let position = try XCTUnwrap(scene.left(of: b))
        let back = scene.begin { $0.pushViewController(b, animated: true) }
        XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), position, accuracy: 1e-6)
        scene.advance(to: 0.05, after: back)
        XCTAssertEqual(
            try XCTUnwrap(scene.left(of: b)), Self.width * (systemSpring(0.2) - systemSpring(0.05)), accuracy: 1e-3)
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b]), ["B"])
        XCTAssertTrue(b.parent === scene.navigation)
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testTheTitlesReverseToo() throws {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        let start = scene.begin { $0.pushViewController(b, animated: true) }
        scene.advance(to: 0.1, after: start)
        _ = scene.begin { $0.popViewController(animated: true) }
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A"])
        let label = try XCTUnwrap(scene.labels.first)
        XCTAssertEqual(label.convert(label.bounds, to: scene.stage.window).midX, 150, accuracy: 0.5)
        XCTAssertEqual(label.layer.animationKeys() ?? [], [])
    }

    func testAnAnimatorOfTheAppsOwnIsWaitedFor() {
        let made = TransitionScene()
        made.delegate.animator = TestAnimator(0.5)
        made.navigation.pushViewController(made.b, animated: true)
        made.stage.advance(by: 0.1)
        made.delegate.animator = nil
        made.navigation.popViewController(animated: true)
        made.stage.advance(by: 0.2)
        XCTAssertFalse(made.log.lines.contains("B.didAppear"))
        made.stage.settle()
        XCTAssertTrue(made.log.lines.contains("B.didAppear"))
        XCTAssertEqual(made.scene.names, ["A"])
    }

    func testManyRequestsInARowLeaveOneScreenAndBalancedCallbacks() {
        let scene = NavigationScene.shown()
        let others = ["B", "C", "D"].map(scene.screen)
        var random = UInt64(7)
        func next(_ count: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % count
        }
        for _ in 0..<60 {
            let navigation = scene.navigation
            switch next(4) {
            case 0, 1:
                let free = others.filter { !navigation.viewControllers.contains($0) }
                if let one = free.first { navigation.pushViewController(one, animated: next(5) > 0) }
            case 2: navigation.popViewController(animated: next(5) > 0)
            default: navigation.popToRootViewController(animated: true)
            }
            scene.stage.advance(by: Double(next(20)) / 60)
            XCTAssertNotNil(navigation.topViewController)
        }
        scene.stage.settle()
        let all = [scene.root] + others
        XCTAssertEqual(scene.screensInWindow(of: all), [scene.names.last ?? ""])
        XCTAssertEqual(scene.navigation.topViewController?.view.superview?.subviews.count, 1)
        for name in ["A", "B", "C", "D"] {
            let own = scene.log.lines.filter { $0.hasPrefix("\(name).") }
            let will = own.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("willDisappear") }
            let did = own.filter { $0.hasSuffix("didAppear") || $0.hasSuffix("didDisappear") }
            XCTAssertEqual(will.map { $0.dropFirst(6) }, did.map { $0.dropFirst(5) }, name)
        }
        for controller in all where !scene.navigation.viewControllers.contains(controller) { XCTAssertNil(controller.parent) }
    }
}

extension NavigationScene {
    /// Asks, has it shown, and gives the time it begins.
    func begin(_ request: (UINavigationController) -> Void) -> Double {
        request(navigation)
        CATransaction.flush()
        return stage.now
    }

    func advance(to time: Double, after start: Double) { stage.advance(by: start + time - stage.now) }
}
