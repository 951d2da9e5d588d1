import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PropertyAnimatorScrubbingTests: XCTestCase {
    func testScrubbingIsLinearWhateverTheTiming() {
        let animators: [@MainActor (AnimationScene) -> UIViewPropertyAnimator] = [
            { scene in UIViewPropertyAnimator(duration: 1, curve: .easeIn) { scene.view.center.x = 110 } },
            { scene in UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { scene.view.center.x = 110 } },
        ]
        for make in animators {
            let scene = AnimationScene()
            let animator = make(scene)
            for fraction in [0.5, 0.12, 1, 0.81, 0, 0.35] {
                animator.fractionComplete = CGFloat(fraction)
                XCTAssertEqual(animator.fractionComplete, CGFloat(fraction))
                scene.stage.advance(by: 0.3)
                XCTAssertEqual(scene.x, 10 + 100 * fraction, accuracy: 1e-9)
            }
            animator.fractionComplete = 3
            XCTAssertEqual(animator.fractionComplete, 1)
            animator.fractionComplete = .nan
            XCTAssertEqual(animator.fractionComplete, 1, "refused")
            animator.stopAnimation(true)
        }
    }

    func testWithoutLinearScrubbingTheFractionIsTime() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { scene.view.center.x = 110 }
        animator.scrubsLinearly = false
        for fraction in [0.5, 0.12, 0.81] {
            animator.fractionComplete = CGFloat(fraction)
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(fraction), accuracy: 1e-6)
        }
        animator.fractionComplete = 0.25
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-9)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(0.5), accuracy: 1e-6)
        animator.pauseAnimation()
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-9)
        // A rest by another timing begins at the presentation value.
        let before = scene.x
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, before, accuracy: 1e-9)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, (before + 110) / 2, accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual(scene.x, 110)
    }

    func testAPauseChangesNothingButTime() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { scene.view.center.x = 110 }
        animator.addCompletion { _ in scene.log.add("done \(scene.stage.now)") }
        animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.2)
        animator.startAnimation()
        let spring = ReferenceSpring(stiffness: 161.7195, damping: 12.717)
        var paused = 0.0
        for time in [0.1, 0.22, 0.3, 0.31, 0.6, 0.9] {
            scene.stage.advance(by: time + paused - scene.stage.now)
            XCTAssertEqual(scene.x, 10 + 100 * spring(time), accuracy: 5e-3)
            XCTAssertEqual(scene.alpha, 1 - spring(max(time - 0.2, 0) / 0.8), accuracy: 1e-4)
            animator.pauseAnimation()
            XCTAssertEqual(Double(animator.fractionComplete), spring(time), accuracy: 1e-4, "an overshoot is more than 1")
            let shown = (scene.x, scene.alpha)
            scene.stage.advance(by: 2)
            paused += 2
            XCTAssertEqual(scene.x, shown.0, accuracy: 1e-9)
            XCTAssertEqual(scene.alpha, shown.1, accuracy: 1e-6)
            animator.startAnimation()
        }
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done 13.0"])
    }

    func testItGoesOnAlongItsOwnCurveFromWhereItWasScrubbed() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { scene.view.center.x = 110 }
        animator.fractionComplete = CGFloat(ReferenceCurve.easeOut(0.3))
        scene.stage.advance(by: 0.1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        for time in [0.2, 0.9, 1.3] {
            scene.stage.advance(by: 0.1 + time - scene.stage.now)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeOut(0.3 + time / 2), accuracy: 1e-6)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 1.5, accuracy: 1e-6, "what was left of two seconds")
    }

    func testADurationFactorStretchesTheRest() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { scene.view.center.x = 110 }
        animator.fractionComplete = 0.2
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1.5)
        scene.stage.advance(by: 1.5)
        XCTAssertEqual(scene.x, 70, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 3, accuracy: 1e-9)
    }

    func testTheRestMayTakeAnotherTiming() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { scene.view.center.x = 110 }
        animator.addCompletion { scene.log.add("\($0.rawValue)") }
        animator.fractionComplete = 0.4
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
        scene.stage.advance(by: 0.6)
        XCTAssertEqual(scene.x, 50 + 60 * ReferenceCurve.easeOut(0.5), accuracy: 1e-6, "0 is the part of the duration that is left")
        XCTAssertEqual(Double(animator.fractionComplete), 0.4 + 0.6 * ReferenceCurve.easeOut(0.5), accuracy: 1e-6)
        // Again in the middle, by a spring that takes its own time; its velocity is in rests per second, for each axis.
        animator.pauseAnimation()
        let from = scene.x
        let spring = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 10, initialVelocity: CGVector(dx: 3, dy: -3))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 7)
        let reference = ReferenceSpring(stiffness: 200, damping: 10, velocity: 3)
        let start = scene.stage.now
        for time in [0, 0.05, 0.2, 0.5] {
            scene.stage.advance(by: start + time - scene.stage.now)
            XCTAssertEqual(scene.x, from + (110 - from) * reference(time), accuracy: 1e-6)
        }
        scene.stage.settle()
        let settling = max(reference.settling, ReferenceSpring(stiffness: 200, damping: 10, velocity: -3).settling)
        XCTAssertEqual(scene.stage.now, start + settling, accuracy: 1e-9)
        XCTAssertEqual(scene.log.take(), ["0"])
    }

    func testReversedItRetracesItsPath() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            scene.view.center.x = 110
            scene.view.alpha = 0
            scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        animator.addCompletion { scene.log.add("\($0.rawValue) \(scene.stage.now)") }
        animator.startAnimation()
        scene.stage.advance(by: 0.7)
        animator.isReversed = true
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(Double(animator.fractionComplete), 1 - ReferenceCurve.easeIn(0.7), accuracy: 1e-6, "in the direction it goes")
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(0.7), accuracy: 1e-6)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(0.4), accuracy: 1e-6)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.stage.now, 1.4)
        XCTAssertEqual(scene.log.take(), ["1 1.4"])
        XCTAssertEqual(scene.view.center.x, 10, "the model is as before")
        XCTAssertEqual(scene.x, 10, "and so is what is seen, at that very moment")
        XCTAssertEqual(scene.alpha, 1)
        XCTAssertEqual(scene.scale, 1)
        XCTAssertEqual(scene.view.transform, .identity)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testAFractionCountsInTheDirection() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.fractionComplete = 0.3
        animator.isReversed = true
        XCTAssertEqual(animator.fractionComplete, 0.7, accuracy: 1e-12)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 40, accuracy: 1e-9, "reversing moves nothing")
        animator.fractionComplete = 0.9
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 20, accuracy: 1e-9)
        animator.startAnimation()
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 0.1, accuracy: 1e-9)
        XCTAssertEqual(scene.view.center.x, 10)

        let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        other.isReversed = true
        other.startAnimation()
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-9, "from its end")
        scene.stage.settle()
        XCTAssertEqual(scene.view.center.x, 10)
    }

    func testItMayPauseAtItsEnd() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { scene.view.center.x = 110 }
        animator.pausesOnCompletion = true
        animator.addCompletion { scene.log.add("\($0.rawValue) \(scene.stage.now)") }
        animator.startAnimation()
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.stage.now, 1)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 1)
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.take(), [])
        animator.isReversed = true
        animator.startAnimation()
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(0.6), accuracy: 1e-6)
        animator.pausesOnCompletion = false
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["1 3.0"])
        XCTAssertEqual(scene.view.center.x, 10)
    }

    func testAtWhatPositionAStoppedOneIsFinished() {
        let rows: [(UIViewAnimatingPosition, Double, CGFloat)] = [(.end, 110, 0), (.start, 10, 1), (.current, 50, 0.6)]
        for (position, x, alpha) in rows {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                scene.view.center.x = 110
                scene.view.alpha = 0
            }
            animator.addCompletion { scene.log.add("\($0.rawValue)") }
            animator.startAnimation()
            scene.stage.advance(by: 0.4)
            animator.stopAnimation(false)
            XCTAssertEqual(scene.view.center.x, 50, accuracy: 1e-9, "stopped, the views are where they were seen")
            XCTAssertNil(scene.view.layer.animationKeys())
            XCTAssertEqual(animator.fractionComplete, 0.4, accuracy: 1e-9)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.x, 50, accuracy: 1e-9)
            animator.finishAnimation(at: position)
            XCTAssertEqual(scene.log.take(), ["\(position.rawValue)"])
            XCTAssertEqual(Double(scene.view.center.x), x, accuracy: 1e-9)
            XCTAssertEqual(scene.view.alpha, alpha, accuracy: 1e-6)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.x, x, accuracy: 1e-9)
        }
    }

    func testStoppedWithoutFinishingItCallsNoCompletion() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1, animations: { scene.view.center.x = 110 }, completion: scene.completion("inner"))
        }
        animator.addCompletion { _ in scene.log.add("done") }
        animator.startAnimation()
        scene.stage.advance(by: 0.3)
        animator.stopAnimation(true)
        scene.stage.settle()
        XCTAssertEqual(scene.view.center.x, 40, accuracy: 1e-9)
        XCTAssertEqual(scene.log.take(), ["inner false 0.3"])
        XCTAssertEqual(animator.state, .inactive)
    }

    func testWhatOthersChangeMeanwhileStays() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.center.x = 210 })
        animator.isReversed = true
        scene.stage.advance(by: 0.5)
        // The animator's hundred are taken back; the other block's go on, half way.
        XCTAssertEqual(scene.view.center.x, 110, accuracy: 1e-9)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.x, 110, accuracy: 1e-9)
    }
}
