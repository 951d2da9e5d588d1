import Kinora
import UIKit
import XCTest

/// A release keeps the finger's speed: what it moved is as fast in the frame after the lift as in the frame before, within a tenth.
@preconcurrency @MainActor
final class ReleaseSpeedTests: XCTestCase {
    /// Drags at a constant speed, lifts the finger, and compares the distances in the 60th of a second before and after.
    ///
    /// - Parameters:
    ///   - end: Location of the finger at the lift.
    ///   - speed: In points per second.
    ///   - position: The position of what is moved.
    private func check(
        _ stage: Stage, from start: CGPoint, to end: CGPoint, speed: Double, _ message: String, line: UInt = #line,
        _ position: () -> Double
    ) {
        let distance = Double(hypot(end.x - start.x, end.y - start.y))
        let count = max(Int((distance / speed * 120).rounded()), 4)
        func location(_ step: Int) -> CGPoint {
            let fraction = CGFloat(step) / CGFloat(count)
            return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
        stage.touch([TouchSample(time: 0, phase: .began, location: start)])
        var (former, last) = (0.0, 0.0)
        for step in 1...count {
            stage.touch([TouchSample(time: 1 / 120, phase: .moved, location: location(step))])
            stage.advance(by: 0)
            if step == count - 2 { former = position() }
            last = position()
        }
        let before = last - former
        stage.touch([TouchSample(time: 0, phase: .ended, location: end)])
        stage.advance(by: 1 / 60)
        let after = position() - last
        XCTAssertGreaterThan(abs(before), 0.5, message, line: line)
        XCTAssertLessThanOrEqual(abs(after - before), abs(before) / 10, "\(message): \(before) before, \(after) after", line: line)
        stage.settle()
    }

    func testTheSwipeBack() {
        for (distance, speed) in [(90.0, 120.0), (130, 300), (200, 200), (200, 300), (220, 600), (150, 1200), (280, 400)] {
            let scene = NavigationScene.pushed()
            let b = scene.navigation.viewControllers[1]
            check(
                scene.stage, from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5 + distance, y: 300), speed: speed, "\(distance) at \(speed)"
            ) { scene.left(of: b) ?? .nan }
            XCTAssertEqual(scene.names, distance > 150 || speed > 300 ? ["A"] : ["A", "B"])
        }
    }

    func testASheetThatLeavesOrReturns() {
        for (distance, speed) in [(200.0, 250.0), (200, 500), (400, 300), (400, 500), (350, 1000), (300, 2000)] {
            let scene = PresentationScene()
            let b = scene.screen("B", .pageSheet)
            scene.root.present(b, animated: false)
            scene.stage.settle()
            let message = "\(distance) at \(speed)"
            check(
                scene.stage, from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + distance), speed: speed, message
            ) { scene.shownTop(b) }
            XCTAssertEqual(scene.root.presentedViewController == nil, distance > 300 || speed > 600, message)
        }
    }

    func testASheetBetweenItsDetents() throws {
        for (distance, speed) in [(-120.0, 300.0), (-150, 800), (-250, 400), (-300, 1200), (60, 300)] {
            for isModal in [false, true] where distance < 0 || isModal {
                let stage = Stage(device: .iPhone15)
                let (root, controller) = (UIViewController(), UIViewController())
                stage.window.rootViewController = root
                controller.sheetPresentationController?.detents = [.medium(), .large()]
                controller.isModalInPresentation = isModal
                root.present(controller, animated: false)
                stage.settle()
                let card = try XCTUnwrap(controller.view.superview)
                check(
                    stage, from: CGPoint(x: 190, y: 600), to: CGPoint(x: 190, y: 600 + distance), speed: speed,
                    "\(distance) at \(speed), \(isModal)"
                ) { Double(card.layer.presentation()?.frame.minY ?? .nan) }
                XCTAssertNotNil(root.presentedViewController)
            }
        }
    }

    func testACardOnATabletFollowsTheFingerAndKeepsItsSpeed() throws {
        let stage = Stage(device: .iPadPro13)
        let (root, controller) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        controller.modalPresentationStyle = .formSheet
        root.present(controller, animated: false)
        stage.settle()
        let card = try XCTUnwrap(controller.view.superview)
        func top() -> Double { Double(card.layer.presentation()?.frame.minY ?? .nan) }
        let start = top()
        let finger = CGPoint(x: 500, y: start + 100)
        check(stage, from: finger, to: CGPoint(x: 500, y: finger.y + 250), speed: 500, "back") {
            top()
        }
        XCTAssertEqual(top(), start)
        stage.touch([TouchSample(time: 0, phase: .began, location: finger)])
        stage.touch(
            (1...40).map {
                TouchSample(time: Double($0) / 120, phase: .moved, location: CGPoint(x: 500, y: finger.y + 10 * CGFloat($0)))
            })
        stage.advance(by: 0)
        XCTAssertEqual(top(), start + 400, accuracy: 0.5)
        stage.touch([TouchSample(time: 0, phase: .cancelled, location: CGPoint(x: 500, y: finger.y + 400))])
        stage.settle()
    }

    // MARK: Percent-driven

    /// Updates to a fraction at a speed in fractions per second, and to there for the last two steps.
    private func drive(_ interactor: UIPercentDrivenInteractiveTransition, on stage: Stage, to fraction: Double, speed: Double) {
        for step in stride(from: 12.0, through: 0, by: -1) {
            interactor.update(CGFloat(fraction - speed * step / 120))
            if step > 0 { stage.advance(by: 1 / 120) }
        }
    }

    func testADrivenTransitionRunsOnAtTheSpeedOfItsLastUpdates() {
        for (speed, finishes) in [(0.6, true), (1.2, true), (3, true), (0.9, false), (-0.6, false), (-1.2, true)] {
            for completionSpeed in [CGFloat(1), 0.5] {
                let interactor = UIPercentDrivenInteractiveTransition()
                let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
                interactor.completionSpeed = completionSpeed
                drive(interactor, on: made.stage, to: 0.5, speed: speed)
                let start = made.stage.now
                if finishes { interactor.finish() } else { interactor.cancel() }
                made.advance(to: 0.001, after: start)
                XCTAssertEqual((made.shownX(made.b) - 150) / 300 / 0.001, speed, accuracy: abs(speed) / 50)
                made.advance(to: 1 / 60, after: start)
                XCTAssertEqual((made.shownX(made.b) - 150) / 300 * 60, speed, accuracy: abs(speed) / 10, "\(speed), \(finishes)")
                // The rest has its share of the duration.
                let end = 0.5 / Double(completionSpeed)
                made.advance(to: end - 0.02, after: start)
                XCTAssertFalse(made.log.take().contains("B.didDisappear"))
                made.advance(to: end + 0.001, after: start)
                XCTAssertEqual(made.navigation.transitionCoordinator == nil, true)
                XCTAssertEqual(made.scene.names, finishes ? ["A"] : ["A", "B"])
            }
        }
    }

    func testTheCurveThatAnAppHasChosenWins() {
        for (curve, after) in [(UIView.AnimationCurve.easeInOut, 0.129), (.linear, 0.25), (.easeOut, 0.378)] {
            let interactor = UIPercentDrivenInteractiveTransition()
            let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
            interactor.completionCurve = curve
            drive(interactor, on: made.stage, to: 0.5, speed: 1.5)
            let start = made.stage.now
            interactor.finish()
            // A quarter of the rest's time.
            made.advance(to: 0.125, after: start)
            XCTAssertEqual(made.shownX(made.b), 150 + 150 * after, accuracy: 0.2, "\(curve)")
            made.stage.settle()
        }
    }

    func testAFingerThatRestsOrDoesNotMoveReleasesAtRest() {
        for wait in [0.05, 0.5] {
            let interactor = UIPercentDrivenInteractiveTransition()
            let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
            drive(interactor, on: made.stage, to: 0.5, speed: 1.5)
            made.stage.advance(by: wait)
            let start = made.stage.now
            interactor.finish()
            made.advance(to: 0.25, after: start)
            XCTAssertEqual(made.shownX(made.b), 150 + 150 * 0.5, accuracy: 0.01, "ease-in-out")
            made.stage.settle()
        }
    }

    func testACaughtTransitionReleasedAtOnceGoesOnAsFastAsItWent() {
        for finishes in [true, false] {
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.wantsInteractiveStart = false
            let made = TransitionScene.popping(TestAnimator(1, isLeaving: true), by: interactor)
            made.stage.advance(by: 0.4)
            let start = made.stage.now
            let x = made.shownX(made.b)
            interactor.pause()
            if finishes { interactor.finish() } else { interactor.cancel() }
            made.advance(to: 1 / 60, after: start)
            // It turns round as soon as by a request.
            XCTAssertEqual(made.shownX(made.b) - x, 5, accuracy: finishes ? 0.5 : 1.2, "\(finishes)")
            made.stage.settle()
            XCTAssertEqual(made.scene.names, finishes ? ["A"] : ["A", "B"])
        }
    }

    func testAnInterruptibleAnimatorTakesTheSpeedUnlessTheAppTimesIt() {
        for timing in [nil, UICubicTimingParameters(animationCurve: .linear)] {
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.timingCurve = timing
            let animator = SlidingAnimator()
            let made = TransitionScene.popping(animator, by: interactor)
            drive(interactor, on: made.stage, to: 0.5, speed: 1.5)
            let start = made.stage.now
            interactor.finish()
            made.advance(to: 1 / 60, after: start)
            XCTAssertEqual(made.shownX(made.b), 150 + 300 * (timing == nil ? 1.5 : 1) / 60, accuracy: 0.6)
            made.advance(to: 0.501, after: start)
            made.stage.settle()
            XCTAssertEqual(made.scene.names, ["A"])
        }
    }
}

/// Moves the leaving view out with a property animator.
private final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator = made
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return made }
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        made.addAnimations { from.transform = CGAffineTransform(translationX: 300, y: 0) }
        made.addCompletion { _ in
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
