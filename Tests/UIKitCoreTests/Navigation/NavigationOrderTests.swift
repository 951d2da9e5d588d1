import Kinora
import UIKit
import XCTest

/// Complete orders of `Documentation/Behavior.md#appearance-callbacks` and `Documentation/Behavior.md#transition-objects` for every change
/// of the stack, with the system's animator and a custom one.
@preconcurrency @MainActor
final class NavigationOrderTests: XCTestCase {
    static let arrival = ["B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing"]

    func testPushes() {
        for isCustom in [false, true] {
            let made = scene(isCustom)
            made.navigation.pushViewController(made.b, animated: true)
            XCTAssertEqual(
                made.scene.received(),
                ["B.willMove(parent)"] + asked("animator(push, A, B)", isCustom) + Self.arrival
                    + ["A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)"])
        }
    }

    func testPopsToAScreenBelow() {
        for isCustom in [false, true] {
            let made = scene(isCustom, isLeaving: true)
            let c = made.scene.screen("C")
            made.navigation.setViewControllers([made.scene.root, made.b, c], animated: false)
            _ = made.scene.received()
            XCTAssertEqual(made.navigation.popToViewController(made.scene.root, animated: true)?.count, 2)
            XCTAssertEqual(
                made.scene.received(),
                ["B.willMove(nil)", "C.willMove(nil)"] + asked("animator(pop, C, A)", isCustom)
                    + [
                        "C.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing", "C.didDisappear", "A.didAppear",
                        "B.didMove(nil)", "C.didMove(nil)", "didShow(A)",
                    ])
        }
    }

    func testANewStackWithANewTopIsPushed() {
        for isCustom in [false, true] {
            let made = scene(isCustom)
            made.navigation.setViewControllers([made.b], animated: true)
            XCTAssertEqual(
                made.scene.received(),
                ["A.willMove(nil)", "B.willMove(parent)"] + asked("animator(push, A, B)", isCustom) + Self.arrival
                    + ["A.didDisappear", "B.didAppear", "A.didMove(nil)", "B.didMove(parent)", "didShow(B)"])
        }
    }

    func testANewStackWithATopFromBelowIsPopped() {
        for isCustom in [false, true] {
            let made = scene(isCustom, isLeaving: true)
            made.navigation.pushViewController(made.b, animated: false)
            _ = made.scene.received()
            made.navigation.setViewControllers([made.scene.root], animated: true)
            XCTAssertEqual(
                made.scene.received(),
                ["B.willMove(nil)"] + asked("animator(pop, B, A)", isCustom)
                    + [
                        "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing", "B.didDisappear", "A.didAppear",
                        "B.didMove(nil)", "didShow(A)",
                    ])
        }
    }

    func testANewStackBelowTheSameTopMovesNothing() {
        let made = scene(true)
        made.navigation.pushViewController(made.b, animated: false)
        _ = made.scene.received()
        made.navigation.setViewControllers([made.b], animated: true)
        XCTAssertEqual(made.scene.received(), ["A.willMove(nil)", "A.didMove(nil)"])
        XCTAssertEqual(made.scene.texts, ["B"])
    }

    func testWithoutAnimationNoAnimatorIsRequested() {
        let made = scene(true)
        made.navigation.pushViewController(made.b, animated: false)
        XCTAssertEqual(
            made.scene.received(),
            ["B.willMove(parent)"] + Self.arrival + ["A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)"])
    }

    func testShowPushes() {
        let made = scene(false)
        made.navigation.show(made.b, sender: nil)
        _ = made.scene.received()
        XCTAssertEqual(made.scene.names, ["A", "B"])
    }

    func testTheDelegateMayChangeInTheMiddle() {
        let made = scene(true)
        made.navigation.pushViewController(made.b, animated: true)
        made.stage.advance(by: 0.1)
        let other = TestNavigationDelegate(made.log)
        made.navigation.delegate = other
        XCTAssertEqual(made.scene.received().last, "didShow(B)")
        made.navigation.delegate = nil
        made.navigation.popViewController(animated: true)
        made.stage.settle()
        XCTAssertEqual(made.scene.names, ["A"])
    }

    func testANavigationControllerMayGoInTheMiddle() {
        for isCustom in [false, true] {
            let stage = Stage.plain()
            let log = CallbackLog()
            let delegate = TestNavigationDelegate(log)
            delegate.animator = isCustom ? TestAnimator(0.3) : nil
            var navigation: UINavigationController? = UINavigationController(rootViewController: LoggedController("A", log))
            navigation?.delegate = delegate
            let gone = navigation.map(Weak.init)
            stage.window.rootViewController = navigation
            stage.settle()
            navigation?.pushViewController(LoggedController("B", log), animated: true)
            stage.advance(by: 0.1)
            navigation = nil
            stage.window.rootViewController = UIViewController()
            stage.settle()
            stage.advance(by: 0.1)
            XCTAssertNil(gone?.object)
            for name in ["A", "B"] {
                @MainActor func count(_ callback: String) -> Int { log.lines.filter { $0 == "\(name).\(callback)" }.count }
                XCTAssertEqual(count("willAppear"), count("didAppear"))
            }
        }
    }

    func testARotationInTheMiddleEndsWithTheRotatedFrames() {
        let made = scene(false)
        made.navigation.pushViewController(made.b, animated: true)
        made.stage.advance(by: 0.1)
        made.stage.rotate(to: .landscapeRight)
        made.stage.settle()
        XCTAssertEqual(made.b.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
        XCTAssertEqual(made.scene.screensInWindow(of: [made.scene.root, made.b]), ["B"])
        made.navigation.popViewController(animated: false)
        made.stage.settle()
        XCTAssertEqual(made.scene.root.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
    }
}

@MainActor
private func scene(_ isCustom: Bool, isLeaving: Bool = false) -> TransitionScene {
    let made = TransitionScene()
    made.delegate.animator = isCustom ? TestAnimator(0.3, isLeaving: isLeaving) : nil
    return made
}

/// Calls to the delegate; it returns the interaction controller only after an animator.
private func asked(_ question: String, _ isCustom: Bool) -> [String] { isCustom ? [question, "interactor"] : [question] }
