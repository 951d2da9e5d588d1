import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class ControllerRequestQueueTests: XCTestCase {
    func testAPresentationOfACallbackBeginsAfterAllCallbacks() {
        for callback in ["willAppear", "isAppearing", "didAppear"] {
            let scene = PresentationScene()
            let (b, c) = (scene.screen("B"), scene.screen("C"))
            b.onCallback[callback] = { [unowned b] in
                b.present(c, animated: false) { scene.log.add("presented") }
                XCTAssertNil(b.presentedViewController)
            }
            scene.stage.window.rootViewController = b
            XCTAssertTrue(b.presentedViewController === c)
            XCTAssertEqual(
                scene.received(),
                [
                    "A.willDisappear", "B.willAppear", "A.didDisappear", "B.isAppearing", "B.didAppear", "B.willDisappear",
                    "C.willAppear", "C.isAppearing", "C.didAppear", "B.didDisappear", "presented",
                ])
        }
    }

    func testWhatCallbacksAskForIsMetInOrder() {
        let scene = NavigationScene.shown()
        let (b, c, d) = (scene.screen("B"), scene.screen("C"), scene.screen("D"))
        c.modalPresentationStyle = .overFullScreen
        for one in [b, c, d] { one.loadViewIfNeeded() }
        scene.root.onCallback["willDisappear"] = { scene.navigation.present(c, animated: false) }
        b.onCallback["willAppear"] = { scene.navigation.dismiss(animated: false) }
        b.onCallback["didAppear"] = { scene.navigation.pushViewController(d, animated: false) }
        _ = scene.log.take()
        scene.navigation.pushViewController(b, animated: false)
        XCTAssertEqual(
            scene.received().filter { !$0.contains("Move") },
            [
                "A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing", "A.didDisappear", "B.didAppear", "didShow(B)",
                "C.willAppear", "C.isAppearing", "C.didAppear", "C.willDisappear", "C.didDisappear", "B.willDisappear", "D.willAppear",
                "willShow(D)", "D.isAppearing", "B.didDisappear", "D.didAppear", "didShow(D)",
            ])
    }

    func testWhatCannotBeMetAnyMoreIsRefused() {
        let scene = PresentationScene()
        let (b, c) = (scene.screen("B"), scene.screen("C"))
        scene.root.onCallback["willDisappear"] = { [unowned root = scene.root] in
            root.present(c, animated: false) { XCTFail("it was not presented") }
        }
        let complaints = Diagnostics.complaints { scene.stage.window.rootViewController = b }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("in no window") ?? false, "\(complaints)")
        XCTAssertNil(c.presentingViewController)
        XCTAssertEqual(scene.received(), ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.isAppearing", "B.didAppear"])
    }

    func testAScreenThatLeavesDuringItsPopIsOffTheScreenAtOnce() {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: false)
        _ = scene.received()
        scene.navigation.popViewController(animated: true)
        b.removeFromParent()
        XCTAssertNil(b.view.window)
        XCTAssertEqual(scene.log.take(), ["B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)"])
        // Pushed again before anything was shown, it comes as any other.
        scene.navigation.pushViewController(b, animated: false)
        XCTAssertEqual(scene.names, ["A", "B"])
        XCTAssertEqual(
            scene.received(),
            ["B.willMove(parent)", "B.willAppear", "willShow(B)", "B.isAppearing", "B.didAppear", "B.didMove(parent)", "didShow(B)"])
    }

    func testWhatWaitedForACancelledChangeStartsFromWhatIsShown() {
        let scene = TransitionScene()
        let c = scene.scene.screen("C")
        let (first, second) = (UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition())
        scene.delegate.animator = TestAnimator(0.4)
        scene.delegate.interactor = first
        scene.navigation.pushViewController(scene.b, animated: true)
        scene.navigation.pushViewController(c, animated: true)
        CATransaction.flush()
        scene.navigation.popViewController(animated: true)
        XCTAssertEqual(scene.scene.names, ["A", "B"])
        first.update(0.5)
        scene.delegate.interactor = second
        first.cancel()
        scene.stage.advance(by: 0.5)
        // A gives way to B now.
        XCTAssertEqual(scene.scene.names, ["A", "B"])
        second.update(0.5)
        second.cancel()
        scene.stage.settle()
        XCTAssertEqual(scene.scene.names, ["A"])
        XCTAssertEqual(scene.navigation.children, [scene.scene.root])
        XCTAssertEqual(scene.scene.screensInWindow(of: [scene.scene.root, scene.b, c]), ["A"])
    }

    func testACancelledTabChangeWhoseOldScreenHasLeftShowsTheNewOne() {
        let scene = TabScene.shown()
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.animator = TabScene.Fade()
        scene.interactor = interaction
        scene.tabs.selectedIndex = 1
        interaction.update(0.5)
        scene.tabs.setViewControllers([scene.b, scene.c], animated: false)
        interaction.cancel()
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow, ["B"])
        XCTAssertTrue(scene.tabs.selectedViewController === scene.b)
        XCTAssertEqual(scene.a.parent, nil)
    }

    func testAnAnimatorThatNeverCompletesDoesNotKeepARootThatLeaves() {
        let scene = PresentationScene()
        let delegate = TestTransitioningDelegate(scene.log)
        let b = scene.screen("B", .custom)
        b.transitioningDelegate = delegate
        scene.root.present(b, animated: false)
        scene.stage.settle()
        let animator = TestAnimator(0.2)
        animator.completes = false
        // Custom presentations ask it without animation too.
        delegate.animator = animator
        scene.stage.window.rootViewController = scene.screen("C")
        XCTAssertEqual(animator.ended, [true])
        XCTAssertNil(b.view.window)
        XCTAssertNil(scene.root.presentedViewController)
        scene.stage.settle()
    }

    func testARequestBehindACancelledPresentationDoesNotWaitForEver() {
        let scene = PresentationScene()
        let delegate = TestTransitioningDelegate(scene.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        let (b, c) = (scene.screen("B", .overFullScreen), scene.screen("C", .overFullScreen))
        b.transitioningDelegate = delegate
        delegate.animator = TestAnimator(0.4)
        delegate.interactor = interaction
        scene.root.present(b, animated: true)
        b.present(c, animated: true)
        interaction.update(0.5)
        let complaints = Diagnostics.complaints {
            interaction.cancel()
            scene.stage.settle()
        }
        XCTAssertEqual(complaints.count, 1, "\(complaints)")
        XCTAssertNil(scene.root.presentedViewController)
        // Nothing of it is left: another presentation of the same begins by itself.
        b.transitioningDelegate = nil
        scene.root.present(b, animated: false)
        XCTAssertTrue(scene.root.presentedViewController === b)
        XCTAssertNil(b.presentedViewController)
    }

    func testARequestAfterADismissalPrecedesThoseOfItsCompletion() {
        let scene = PresentationScene()
        let (b, c, d) = (scene.presented("B", .overFullScreen), scene.screen("C", .overFullScreen), scene.screen("D", .overFullScreen))
        scene.root.dismiss(animated: true) {
            scene.log.add("B is dismissed")
            scene.root.present(d, animated: false) { XCTFail("C was requested before D") }
        }
        scene.root.present(c, animated: false) { scene.log.add("C is presented") }
        XCTAssertTrue(scene.root.presentedViewController === c)
        let log = scene.received().filter { $0.contains(" is ") || $0 == "C.willAppear" }
        XCTAssertEqual(log, ["B is dismissed", "C.willAppear", "C is presented"])
        XCTAssertNil(b.presentingViewController)
        XCTAssertNil(d.presentingViewController)
    }

    func testAnAnimatedRequestPrecedesThoseOfADismissalsCompletion() {
        let scene = PresentationScene()
        _ = scene.presented("B", .overFullScreen)
        let (c, d) = (scene.screen("C", .overFullScreen), scene.screen("D", .overFullScreen))
        scene.root.dismiss(animated: true) { scene.root.present(d, animated: true) }
        scene.root.present(c, animated: true)
        XCTAssertNil(c.presentingViewController)
        let complaints = Diagnostics.complaints { scene.stage.settle() }
        XCTAssertTrue(scene.root.presentedViewController === c)
        XCTAssertEqual(complaints.count, 1, "\(complaints)")
        XCTAssertTrue(complaints.first?.contains("asked to present \(d.diagnosticName)") ?? false, "\(complaints)")
    }
}
