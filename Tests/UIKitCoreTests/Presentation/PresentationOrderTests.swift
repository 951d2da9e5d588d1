import Kinora
import UIKit
import XCTest

/// The orders are those of Documentation/Behavior.md#appearance-callbacks, #transition-objects and #presentation.
@preconcurrency @MainActor
final class PresentationOrderTests: XCTestCase {
    func testFullScreenTakesThePresenterOut() {
        for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
            for animated in [false, true] {
                let scene = PresentationScene()
                let b = scene.screen("B", style)
                scene.root.present(b, animated: animated) { scene.log.add("presented") }
                XCTAssertTrue(scene.root.presentedViewController === b)
                XCTAssertTrue(b.presentingViewController === scene.root)
                XCTAssertEqual(
                    scene.received(),
                    ["A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear", "presented"])
                XCTAssertNil(scene.root.view.window)
                XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 300, height: 600))
                b.dismiss(animated: animated) { scene.log.add("dismissed") }
                XCTAssertEqual(
                    scene.received(),
                    ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear", "dismissed"])
                XCTAssertNil(scene.root.presentedViewController)
                XCTAssertNil(b.presentingViewController)
                XCTAssertNil(b.view.window)
                XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
                XCTAssertTrue(scene.root.view.superview === scene.stage.window)
                XCTAssertEqual(scene.stage.window.subviews.count, 1)
            }
        }
    }

    func testOtherStylesLeaveThePresenterWhereItIs() {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .automatic, .custom] {
            for animated in [false, true] {
                let scene = PresentationScene()
                let b = scene.screen("B", style)
                scene.root.present(b, animated: animated) { scene.log.add("presented") }
                XCTAssertEqual(scene.received(), ["B.willAppear", "B.isAppearing", "B.didAppear", "presented"])
                XCTAssertNotNil(scene.root.view.window)
                XCTAssertNotNil(b.view.window)
                scene.root.dismiss(animated: animated) { scene.log.add("dismissed") }
                XCTAssertEqual(scene.received(), ["B.willDisappear", "B.didDisappear", "dismissed"])
                XCTAssertEqual(scene.stage.window.subviews.count, 1)
            }
        }
    }

    func testACustomPresentationAsksAndTellsInOrder() {
        let scene = PresentationScene()
        let delegate = TestTransitioningDelegate(scene.log)
        delegate.inset = 20
        let animator = TestAnimator(0.3)
        delegate.animator = animator
        animator.seen = { context in
            XCTAssertNil(context.view(forKey: .from))
            XCTAssertTrue(context.viewController(forKey: .from) === scene.root)
            XCTAssertEqual(context.presentationStyle, .custom)
            XCTAssertEqual(
                context.viewController(forKey: .to).map(context.finalFrame(for:)), CGRect(x: 20, y: 20, width: 260, height: 560))
        }
        let b = scene.screen("B", .custom)
        b.transitioningDelegate = delegate
        scene.root.present(b, animated: true) { scene.log.add("presented") }
        XCTAssertEqual(
            scene.received(),
            [
                "presentationController", "animator(presented)", "interactor(presentation)", "presentationWillBegin(true, true)",
                "B.willAppear", "B.isAppearing", "presentationDidEnd(true)", "B.didAppear", "presented",
            ])
        XCTAssertEqual(b.view.frame, CGRect(x: 20, y: 20, width: 260, height: 560))
        animator.seen = { context in
            XCTAssertNil(context.view(forKey: .to))
            XCTAssertTrue(context.view(forKey: .from) === b.view)
        }
        b.dismiss(animated: true) { scene.log.add("dismissed") }
        XCTAssertEqual(
            scene.received(),
            [
                "animator(dismissed)", "interactor(dismissal)", "dismissalWillBegin", "B.willDisappear", "dismissalDidEnd(true)",
                "B.didDisappear", "dismissed",
            ])
        XCTAssertEqual(animator.ended, [true, true])
    }

    func testACancelledInteractivePresentationLeavesNothing() {
        for removes in [false, true] {
            let scene = PresentationScene()
            let delegate = TestTransitioningDelegate(scene.log)
            let interactor = UIPercentDrivenInteractiveTransition()
            delegate.removes = removes
            delegate.animator = TestAnimator(0.4)
            delegate.interactor = interactor
            let b = scene.screen("B", .custom)
            b.transitioningDelegate = delegate
            scene.root.present(b, animated: true) { scene.log.add("presented") }
            interactor.update(0.5)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(b.view.layer.presentation()?.frame.minX ?? 0, 150, accuracy: 1e-6)
            _ = scene.log.take()
            interactor.cancel()
            XCTAssertEqual(
                scene.received(),
                ["presentationDidEnd(false)", "B.willDisappear", "B.didDisappear"]
                    + (removes ? ["A.willAppear", "A.isAppearing", "A.didAppear"] : []) + ["presented"])
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
            XCTAssertFalse(b.isBeingPresented)
        }
    }

    func testACancelledInteractiveDismissalStaysPresented() {
        let scene = PresentationScene()
        let delegate = TestTransitioningDelegate(scene.log)
        let b = scene.presented("B")
        b.transitioningDelegate = delegate
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.animator = TestAnimator(0.4, isLeaving: true)
        delegate.interactor = interactor
        b.dismiss(animated: true) { scene.log.add("dismissed") }
        XCTAssertTrue(b.isBeingDismissed)
        interactor.update(0.3)
        scene.stage.advance(by: 0.1)
        interactor.cancel()
        XCTAssertEqual(
            scene.received(),
            [
                "animator(dismissed)", "interactor(dismissal)", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willDisappear",
                "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "dismissed",
            ])
        XCTAssertFalse(b.isBeingDismissed)
        XCTAssertTrue(scene.root.presentedViewController === b)
        XCTAssertNil(scene.root.view.window)
        delegate.interactor = nil
        b.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertTrue(scene.root.view.superview === scene.stage.window)
    }

    func testAControllerKnowsThatItComesAndGoes() {
        let scene = PresentationScene()
        let b = scene.screen("B")
        for callback in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
            b.onCallback[callback] = { [unowned b] in scene.log.add("\(callback) \(b.isBeingPresented) \(b.isBeingDismissed)") }
        }
        scene.root.present(b, animated: true)
        scene.stage.settle()
        b.dismiss(animated: true)
        XCTAssertEqual(
            scene.received().filter { $0.contains(" ") },
            ["willAppear true false", "didAppear true false", "willDisappear false true", "didDisappear false true"])
        XCTAssertFalse(b.isBeingPresented || b.isBeingDismissed)
    }
}
