import Kinora
import UIKit
import XCTest

/// The orders are those of Documentation/Behavior.md#appearance-callbacks and #transition-objects.
@preconcurrency @MainActor
final class ControllerTransitionTests: XCTestCase {
    private static let push = [
        "animator(push, A, B)", "interactor", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)",
    ]

    func testAnAnimatorOfTheAppsOwnShowsAPush() {
        let made = TransitionScene()
        let animator = TestAnimator(0.5)
        made.delegate.animator = animator
        made.navigation.pushViewController(made.b, animated: true)
        CATransaction.flush()
        XCTAssertNotNil(made.b.transitionCoordinator)
        let start = made.stage.now
        for time in [0.1, 0.25, 0.4] {
            made.advance(to: time, after: start)
            XCTAssertEqual(made.shownX(made.b), 300 * (1 - time / 0.5), accuracy: 1e-6)
        }
        XCTAssertEqual(animator.ended, [])
        XCTAssertEqual(made.scene.received(), ["B.willMove(parent)"] + Self.push)
        XCTAssertEqual(animator.ended, [true])
        XCTAssertNil(made.scene.root.view.superview)
        XCTAssertNil(made.navigation.transitionCoordinator)
        XCTAssertEqual(made.stage.now - start, 0.5, accuracy: 0.02)
    }

    func testTheContextTellsWhatChanges() {
        let made = TransitionScene()
        let animator = TestAnimator(0.2)
        let (a, b) = (made.scene.root, made.b)
        var count = 0
        animator.seen = { context in
            count += 1
            let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
            XCTAssertTrue(context.viewController(forKey: .from) === a)
            XCTAssertTrue(context.viewController(forKey: .to) === b)
            XCTAssertTrue(context.view(forKey: .from) === a.view)
            XCTAssertTrue(context.view(forKey: .to) === b.view)
            XCTAssertEqual(context.initialFrame(for: a), bounds)
            XCTAssertEqual(context.finalFrame(for: a), .zero)
            XCTAssertEqual(context.initialFrame(for: b), .zero)
            XCTAssertEqual(context.finalFrame(for: b), bounds)
            XCTAssertTrue(a.view.isDescendant(of: context.containerView))
            XCTAssertFalse(b.view.isDescendant(of: context.containerView))
            XCTAssertTrue(context.isAnimated)
            XCTAssertFalse(context.isInteractive)
            XCTAssertFalse(context.transitionWasCancelled)
            XCTAssertEqual(context.presentationStyle, .none)
            XCTAssertEqual(context.targetTransform, .identity)
        }
        made.delegate.animator = animator
        made.navigation.pushViewController(b, animated: true)
        made.stage.settle()
        XCTAssertEqual(count, 1)
    }

    func testAnInteractivePopPausesAtEachFractionAndFinishes() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let animator = TestAnimator(0.8, isLeaving: true)
        let made = TransitionScene.popping(animator, by: interactor)
        XCTAssertEqual(interactor.duration, 0.8)
        for fraction in [0.1, 0.6, 0.3] {
            interactor.update(CGFloat(fraction))
            made.stage.advance(by: 0.05)
            XCTAssertEqual(made.shownX(made.b), 300 * fraction, accuracy: 1e-6)
            XCTAssertEqual(interactor.percentComplete, CGFloat(fraction))
            XCTAssertEqual(made.navigation.transitionCoordinator?.percentComplete, CGFloat(fraction))
        }
        XCTAssertEqual(made.navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(made.navigation.transitionCoordinator?.initiallyInteractive, true)
        XCTAssertEqual(
            made.log.take(),
            ["B.willMove(nil)", "animator(pop, B, A)", "interactor", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing"])
        interactor.completionCurve = .linear
        interactor.completionSpeed = 2
        let start = made.stage.now
        interactor.finish()
        made.advance(to: 0.1, after: start)
        XCTAssertEqual(made.shownX(made.b), 300 * (0.3 + 0.1 * 2 / 0.8), accuracy: 1e-6)
        XCTAssertEqual(made.navigation.transitionCoordinator?.isInteractive, false)
        made.advance(to: 0.28, after: start)
        XCTAssertEqual(made.log.take(), ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
        XCTAssertEqual(animator.ended, [true])
        XCTAssertEqual(made.scene.received(), [])
        XCTAssertEqual(made.scene.names, ["A"])
    }

    func testACancelledInteractivePopLeavesEverythingAsItWas() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let animator = TestAnimator(0.8, isLeaving: true)
        let made = TransitionScene.popping(animator, by: interactor)
        interactor.update(0.5)
        made.stage.advance(by: 0.05)
        made.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            made.log.add("changed(\(context.isCancelled), \(context.isInteractive))")
        }
        _ = made.log.take()
        interactor.completionCurve = .linear
        let start = made.stage.now
        interactor.cancel()
        made.advance(to: 0.1, after: start)
        XCTAssertEqual(made.shownX(made.b), 300 * (0.5 - 0.1 / 0.8), accuracy: 1e-6)
        XCTAssertEqual(
            made.scene.received(),
            [
                "changed(true, false)", "B.didMove(parent)", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
                "B.didAppear",
            ])
        XCTAssertEqual(animator.ended, [false])
        XCTAssertEqual(made.scene.names, ["A", "B"])
        XCTAssertEqual(made.b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(made.b.view.transform, .identity)
        XCTAssertNil(made.scene.root.view.superview)
        XCTAssertEqual(made.scene.texts, ["A", "B"])
        XCTAssertNil(made.b.view.layer.animationKeys())
    }

    func testARunningTransitionCanBeGrabbedAgain() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
        interactor.completionCurve = .linear
        interactor.update(0.2)
        interactor.finish()
        made.stage.advance(by: 0.3)
        interactor.pause()
        XCTAssertEqual(interactor.percentComplete, 0.5, accuracy: 1e-6)
        XCTAssertEqual(made.navigation.transitionCoordinator?.isInteractive, true)
        made.stage.advance(by: 0.5)
        XCTAssertEqual(made.shownX(made.b), 150, accuracy: 1e-6)
        interactor.cancel()
        made.stage.advance(by: 0.2)
        XCTAssertEqual(made.shownX(made.b), 90, accuracy: 1e-6)
        interactor.pause()
        XCTAssertEqual(made.navigation.transitionCoordinator?.isCancelled, false)
        interactor.finish()
        made.stage.settle()
        XCTAssertEqual(made.scene.names, ["A"])
        XCTAssertNil(made.b.parent)
    }

    func testATransitionThatBeganByItselfCanBecomeInteractive() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
        XCTAssertEqual(made.navigation.transitionCoordinator?.initiallyInteractive, false)
        made.stage.advance(by: 0.25)
        XCTAssertEqual(made.shownX(made.b), 75, accuracy: 1e-6)
        interactor.pause()
        made.stage.advance(by: 0.5)
        XCTAssertEqual(made.shownX(made.b), 75, accuracy: 1e-6)
        interactor.update(0.4)
        made.stage.advance(by: 0.1)
        XCTAssertEqual(made.shownX(made.b), 120, accuracy: 1e-6)
        interactor.cancel()
        made.stage.settle()
        XCTAssertEqual(made.scene.names, ["A", "B"])
    }

    func testATransitionInASlowLayerIsInterruptedWhereItIsVisible() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        let made = TransitionScene()
        made.navigation.view.layer.speed = 0.2
        made.delegate.animator = TestAnimator(1)
        made.delegate.interactor = interactor
        made.navigation.pushViewController(made.b, animated: true)
        made.stage.advance(by: 1.25)
        XCTAssertEqual(made.shownX(made.b), 300 * (1 - 0.25), accuracy: 1e-4)
        interactor.pause()
        XCTAssertEqual(interactor.percentComplete, 0.25, accuracy: 1e-4)
        made.stage.advance(by: 0.5)
        XCTAssertEqual(made.shownX(made.b), 300 * (1 - 0.25), accuracy: 1e-4)
        interactor.finish()
        // 0.75 seconds of the layer's time; the log has no line about its length.
        made.stage.advance(by: 3.7)
        XCTAssertNotNil(made.navigation.transitionCoordinator)
        made.stage.advance(by: 0.1)
        XCTAssertNil(made.navigation.transitionCoordinator)
        made.stage.settle()
    }

    /// As in published swipes to dismiss, which never call `pause()`.
    func testAnUpdateTakesOverATransitionThatBeganByItself() {
        for finishes in [false, true] {
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.wantsInteractiveStart = false
            interactor.completionCurve = .linear
            let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
            made.stage.advance(by: 0.25)
            interactor.update(.nan)
            made.stage.advance(by: 0.05)
            XCTAssertEqual(made.shownX(made.b), 90, accuracy: 1e-6)
            interactor.update(0.4)
            XCTAssertEqual(made.navigation.transitionCoordinator?.isInteractive, true)
            made.stage.advance(by: 2)
            XCTAssertEqual(made.shownX(made.b), 120, accuracy: 1e-6)
            interactor.update(0.6)
            made.stage.advance(by: 0.1)
            XCTAssertEqual(made.shownX(made.b), 180, accuracy: 1e-6)
            if finishes { interactor.finish() } else { interactor.cancel() }
            interactor.update(0.1)
            made.stage.advance(by: 0.2)
            XCTAssertEqual(made.shownX(made.b), finishes ? 240 : 120, accuracy: 1e-6)
            made.stage.settle()
            XCTAssertEqual(made.scene.names, finishes ? ["A"] : ["A", "B"])
        }
    }

    func testACancelReversesATransitionThatBeganByItself() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        interactor.completionCurve = .linear
        let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
        made.stage.advance(by: 0.4)
        interactor.cancel()
        made.stage.advance(by: 0.2)
        XCTAssertEqual(made.shownX(made.b), 60, accuracy: 1e-6)
        made.stage.settle()
        XCTAssertEqual(made.scene.names, ["A", "B"])
    }

    func testAnimationsRunAlongWithTheAnimatorsTimingAndTheFinger() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let made = TransitionScene()
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        made.stage.window.addSubview(outside)
        made.navigation.pushViewController(made.b, animated: false)
        made.stage.settle()
        made.delegate.animator = TestAnimator(1, .curveEaseIn, isLeaving: true)
        made.delegate.interactor = interactor
        made.scene.root.onCallback["willAppear"] = {
            made.scene.root.transitionCoordinator?.animateAlongsideTransition(in: outside) { _ in
                outside.center.x += 100
            } completion: {
                made.log.add("completed(\($0.isCancelled))")
            }
        }
        made.navigation.popViewController(animated: true)
        CATransaction.flush()
        interactor.update(0.5)
        made.stage.advance(by: 0.5)
        XCTAssertEqual(outside.layer.presentation()?.position.x ?? 0, 5 + 100 * 0.31536, accuracy: 1e-2)
        XCTAssertEqual(made.shownX(made.b), 300 * 0.31536, accuracy: 1e-2)
        XCTAssertEqual(made.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in }), false)
        interactor.finish()
        made.stage.settle()
        XCTAssertEqual(made.log.take().last, "completed(false)")
        XCTAssertNil(outside.layer.animationKeys())
    }

    func testAnAnimatorThatNeverCompletesIsNamed() {
        let made = TransitionScene()
        let animator = TestAnimator(0.5)
        animator.completes = false
        made.delegate.animator = animator
        made.navigation.pushViewController(made.b, animated: true)
        XCTAssertEqual(Diagnostics.complaints { MainActor.assumeIsolated { made.stage.advance(by: 1.4) } }, [])
        let reports = Diagnostics.complaints { MainActor.assumeIsolated { made.stage.advance(by: 0.2) } }
        XCTAssertEqual(reports.count, 1)
        XCTAssertTrue(reports.first?.contains("TestAnimator") ?? false)
        XCTAssertNotNil(made.navigation.transitionCoordinator)
        animator.context?.completeTransition(true)
        made.stage.settle()
        XCTAssertNil(made.navigation.transitionCoordinator)
        XCTAssertEqual(made.scene.screensInWindow(of: [made.scene.root, made.b]), ["B"])
    }

    func testARequestWithoutAnimationEndsAnAnimatorsTransitionAtOnce() {
        let made = TransitionScene()
        let animator = TestAnimator(0.5)
        made.delegate.animator = animator
        made.navigation.pushViewController(made.b, animated: true)
        made.stage.advance(by: 0.2)
        let c = made.scene.screen("C")
        made.navigation.pushViewController(c, animated: false)
        XCTAssertEqual(animator.ended, [true])
        made.stage.settle()
        XCTAssertEqual(animator.ended, [true])
        XCTAssertEqual(made.scene.screensInWindow(of: [made.scene.root, made.b, c]), ["C"])
    }
}
