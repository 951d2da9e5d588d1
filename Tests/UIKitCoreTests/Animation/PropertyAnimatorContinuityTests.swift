import Kinora
import UIKit
import XCTest

/// Cases in which a view must move on from its presentation value; found by `PropertyAnimatorRandomTests`.
@preconcurrency @MainActor
final class PropertyAnimatorContinuityTests: XCTestCase {
    func testASpringScrubbedToItsEndHasArrived() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { scene.view.center.x = 110 }
        animator.fractionComplete = 1
        animator.startAnimation(afterDelay: 0.5)
        XCTAssertEqual(animator.fractionComplete, 1)
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(animator.fractionComplete, 1)
        XCTAssertEqual(scene.x, 110)
        scene.stage.settle()
    }

    func testASpringThatStartsBackFromItsEndCanBeReversedAtOnce() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { scene.view.center.x = 110 }
        animator.fractionComplete = 1
        animator.isReversed = true
        animator.startAnimation()
        scene.stage.advance(by: 2e-7)
        animator.isReversed = false
        for _ in 0..<4 {
            scene.stage.advance(by: 4e-8)
            XCTAssertEqual(scene.x, 110, accuracy: 1e-3)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.x, 110)
    }

    func testAChangeAddedToAReversedRemainderWaitsForTheNextReversal() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
        animator.addAnimations { scene.view.alpha = 0 }
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 1)
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.alpha, 1)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        animator.isReversed = false
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-6)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual(scene.alpha, 0)
    }

    func testAChangeAddedToARemainderIsScrubbedFromWhereItBegan() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        scene.stage.advance(by: 0.5)
        animator.addAnimations { scene.view.alpha = 0 }
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 97.5, accuracy: 1e-6)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        for (fraction, alpha) in [(0.75, 1), (0.8, 0.8), (0.875, 0.5), (1, 0)] {
            animator.fractionComplete = CGFloat(fraction)
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.alpha, alpha, accuracy: 1e-6)
        }
        animator.fractionComplete = 0.875
        animator.startAnimation()
        scene.stage.advance(by: 0.0625)
        XCTAssertEqual(scene.alpha, 0.25, accuracy: 1e-6)
        scene.stage.settle()
    }

    func testAChangeThatASpringTakesBackMovesAtTheSpeedOfTheSpring() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4)
        animator.addAnimations({ scene.view.center.x = 110 }, delayFactor: 0.5)
        animator.fractionComplete = 0.64
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 38, accuracy: 1e-6)
        animator.startAnimation()
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        scene.stage.advance(by: 1e-5)
        let back = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: -3, dy: -3))
        animator.continueAnimation(withTimingParameters: back, durationFactor: 0.7)
        for _ in 0..<10 {
            let before = scene.x
            scene.stage.advance(by: 1e-5)
            XCTAssertEqual(scene.x, before, accuracy: 0.01)
        }
        animator.stopAnimation(true)
    }

    func testAChangeNotBegunAsTheCurveOvershootsIsTakenBackInTime() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.3, y: -0.6), controlPoint2: CGPoint(x: 0.5, y: 1.7))
        animator.addAnimations({ scene.view.center.x = 110 }, delayFactor: 0.9)
        animator.startAnimation()
        scene.stage.advance(by: 0.8)
        XCTAssertGreaterThan(animator.fractionComplete, 1)
        animator.pauseAnimation()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10, accuracy: 1e-6)
        animator.fractionComplete = 1
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        for (time, x) in [(1e-6, 110.0), (0.05, 60), (0.1, 10)] {
            scene.stage.advance(by: time - (scene.stage.now - 0.8))
            XCTAssertEqual(scene.x, x, accuracy: 0.01)
        }
        animator.stopAnimation(true)
    }
}
