import Kinora
import UIKit
import XCTest

/// The interactive pop: callback orders of `Documentation/Behavior.md#appearance-callbacks`, release rules of
/// `Documentation/Behavior.md#system-appearance`.
@preconcurrency @MainActor
final class NavigationPopInteractionTests: XCTestCase {
    private static let begun = ["B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing"]

    func testTheScreenFollowsAFingerFromTheEdgeAndPopsBeyondTheHalf() throws {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        scene.drag(from: 5, to: 155, seconds: 0.5, lift: false)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), 150, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: scene.root)), -45, accuracy: 1e-6)
        XCTAssertEqual(scene.log.take(), Self.begun)
        XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(scene.navigation.transitionCoordinator?.initiallyInteractive, true)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), 150, accuracy: 1e-6)
        scene.drag(from: 155, to: 165, seconds: 0.5, isDown: true)
        XCTAssertEqual(scene.received(), ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
        XCTAssertEqual(scene.names, ["A"])
        XCTAssertNil(b.parent)
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, b]), ["A"])
        XCTAssertEqual(scene.root.view.superview?.subviews.count, 1)
        XCTAssertEqual(scene.texts, ["A"])
    }

    func testReleasedBeforeTheHalfEverythingIsAsItWas() {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        var (changes, completions): ([Bool], [Bool]) = ([], [])
        scene.root.onCallback["willAppear"] = { [unowned scene] in
            scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { completions.append($0.isCancelled) }
        }
        scene.drag(from: 5, to: 105, seconds: 0.5)
        XCTAssertEqual(changes, [true])
        XCTAssertEqual(
            scene.received(),
            Self.begun + [
                "B.didMove(parent)", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
            ])
        XCTAssertEqual(completions, [true])
        XCTAssertEqual(scene.names, ["A", "B"])
        XCTAssertEqual(scene.texts, ["A", "B"])
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertNil(scene.root.view.superview)
        XCTAssertEqual(b.view.superview?.subviews.count, 1)
        XCTAssertNil(b.view.layer.animationKeys())
        XCTAssertNil(scene.navigation.transitionCoordinator)
        XCTAssertFalse(b.isMovingFromParent)
    }

    func testAFlingDecidesWhereverItIsReleased() {
        let scene = NavigationScene.pushed()
        scene.drag(from: 5, to: 65, seconds: 0.1)
        let start = scene.stage.now
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A"])
        XCTAssertLessThan(scene.stage.now - start, 0.7)
    }

    func testAFlingBackGoesBackAlsoBeyondTheHalf() {
        let scene = NavigationScene.pushed()
        scene.drag(from: 5, to: 265, seconds: 0.5, lift: false)
        scene.drag(from: 265, to: 200, seconds: 0.1, isDown: true)
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A", "B"])
    }

    func testItRestsAtTheRootWithoutABackButtonAndAwayFromTheEdge() {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        @MainActor func swipes(from x: CGFloat = 5) -> Bool {
            scene.drag(from: x, to: x + 200, seconds: 0.3)
            scene.stage.settle()
            let swiped = scene.names == ["A"]
            if swiped { scene.navigation.pushViewController(b, animated: false) }
            scene.stage.settle()
            return swiped
        }
        XCTAssertTrue(swipes())
        XCTAssertFalse(swipes(from: 60))
        b.navigationItem.hidesBackButton = true
        XCTAssertFalse(swipes())
        b.navigationItem.hidesBackButton = false
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        XCTAssertFalse(swipes())
        b.navigationItem.leftItemsSupplementBackButton = true
        XCTAssertTrue(swipes())
        scene.navigation.isNavigationBarHidden = true
        XCTAssertFalse(swipes())
        // An app that takes the delegate over decides itself.
        scene.navigation.interactivePopGestureRecognizer?.delegate = nil
        XCTAssertTrue(swipes())
        scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
        XCTAssertFalse(swipes())
        scene.navigation.interactivePopGestureRecognizer?.isEnabled = true
        scene.navigation.popViewController(animated: false)
        scene.stage.settle()
        _ = scene.log.take()
        scene.drag(from: 5, to: 200, seconds: 0.3)
        XCTAssertEqual(scene.received(), [])
    }

    func testOneThatWasReleasedCanBeCaughtAgain() throws {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        scene.drag(from: 5, to: 185, seconds: 1, lift: false)
        scene.drag(from: 185, to: 185, seconds: 0.2, isDown: true)
        scene.stage.advance(by: 0.05)
        let left = try XCTUnwrap(scene.left(of: b))
        XCTAssertGreaterThan(left, 180)
        scene.drag(from: 5, to: 30, seconds: 0.2, lift: false)
        XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
        scene.drag(from: 30, to: -250, seconds: 2, isDown: true)
        XCTAssertEqual(scene.received().last, "B.didAppear")
        XCTAssertEqual(scene.names, ["A", "B"])
    }

    func testMirroredItComesFromTheOtherEdge() throws {
        let scene = NavigationScene.pushed()
        let b = scene.navigation.viewControllers[1]
        scene.navigation.view.semanticContentAttribute = .forceRightToLeft
        scene.navigation.view.setNeedsLayout()
        scene.stage.settle()
        scene.drag(from: 295, to: 195, seconds: 0.5, lift: false)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: b)), -100, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(scene.left(of: scene.root)), 60, accuracy: 1e-6)
        scene.drag(from: 195, to: 100, seconds: 0.5, isDown: true)
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A"])
    }

    func testARequestWithoutAnimationEndsThePopUnderTheFinger() {
        let scene = NavigationScene.pushed()
        scene.drag(from: 5, to: 105, seconds: 0.5, lift: false)
        let c = scene.screen("C")
        scene.navigation.setViewControllers([c], animated: false)
        scene.stage.advance(by: 0.1)
        scene.drag(from: 105, to: 250, seconds: 0.2, isDown: true)
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["C"])
        XCTAssertEqual(scene.screensInWindow(of: [scene.root, c]), ["C"])
    }

    func testAnAnimatedRequestWaitsUntilTheFingerIsLifted() {
        for finishes in [false, true] {
            let scene = NavigationScene.pushed()
            scene.drag(from: 5, to: 105, seconds: 0.5, lift: false)
            let c = scene.screen("C")
            scene.navigation.pushViewController(c, animated: true)
            scene.stage.advance(by: 0.5)
            XCTAssertFalse(scene.log.lines.contains("C.willAppear"))
            scene.drag(from: 105, to: finishes ? 250 : 50, seconds: 0.5, isDown: true)
            scene.stage.settle()
            XCTAssertEqual(scene.screensInWindow(of: scene.navigation.viewControllers), ["C"])
            XCTAssertEqual(scene.names, ["A", "C"])
        }
    }

    func testTheAppsOwnAnimatorIsNotInteractive() {
        let made = TransitionScene()
        made.delegate.animator = TestAnimator(0.5, isLeaving: true)
        made.navigation.pushViewController(made.b, animated: false)
        made.stage.settle()
        _ = made.log.take()
        made.scene.drag(from: 5, to: 250, seconds: 0.3)
        XCTAssertEqual(made.scene.received(), ["animator(pop, B, A)"])
        XCTAssertEqual(made.scene.names, ["A", "B"])
    }
}

extension NavigationScene {
    /// B above A, settled.
    static func pushed(safeAreaInsets: UIEdgeInsets = .zero) -> NavigationScene {
        let scene = shown(safeAreaInsets: safeAreaInsets)
        scene.navigation.pushViewController(scene.screen("B"), animated: false)
        _ = scene.received()
        return scene
    }

    /// A touch moves along the middle of the screen, one sample each 120th of a second.
    func drag(from start: CGFloat, to end: CGFloat, seconds: Double, isDown: Bool = false, lift: Bool = true) {
        let count = max(Int((seconds * 120).rounded()), 1)
        func at(_ step: Int) -> CGPoint { CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(count), y: 300) }
        var samples = (0...count).map {
            TouchSample(time: Double($0) / 120, phase: $0 == 0 && !isDown ? .began : .moved, location: at($0))
        }
        if lift { samples.append(TouchSample(time: Double(count) / 120, phase: .ended, location: at(count))) }
        stage.touch(samples)
    }
}
