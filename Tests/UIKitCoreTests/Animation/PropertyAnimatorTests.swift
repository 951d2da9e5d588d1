import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PropertyAnimatorTests: XCTestCase {
    func testItRunsAlongItsCurveAndCompletesAtItsExactEnd() {
        let curves: [(UIView.AnimationCurve, ReferenceCurve)] = [
            (.easeInOut, .easeInOut), (.easeIn, .easeIn), (.easeOut, .easeOut), (.linear, .linear),
        ]
        for (curve, reference) in curves {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 0.7531, curve: curve) { scene.view.center.x = 110 }
            animator.addCompletion { scene.log.add("\($0.rawValue) \(scene.stage.now)") }
            XCTAssertEqual(scene.view.center.x, 10, "nothing before the start")
            animator.startAnimation()
            XCTAssertEqual(scene.view.center.x, 110, "the model at once")
            scene.check([0, 0.1, 0.4, 0.75]) { 10 + 100 * reference($0 / 0.7531) }
            scene.stage.settle()
            XCTAssertEqual(scene.x, 110)
            XCTAssertEqual(scene.log.take(), ["0 0.7531"])
            XCTAssertNil(scene.view.layer.animationKeys())
        }
    }

    func testControlPointsMayOvershoot() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.3, y: -0.8), controlPoint2: CGPoint(x: 0.6, y: 1.9)
        ) {
            scene.view.center.x = 110
        }
        animator.startAnimation()
        let reference = ReferenceCurve(x1: 0.3, x2: 0.6, y1: -0.8, y2: 1.9)
        XCTAssertLessThan(reference(0.15), 0)
        XCTAssertGreaterThan(reference(0.85), 1)
        scene.check([0.15, 0.5, 0.85]) { 10 + 100 * reference($0) }
    }

    func testSpringsRunInRealSeconds() throws {
        let cases = try ReferenceSpring.Mapping.load()
        MainActor.assumeIsolated {
            for one in cases {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(
                    duration: one.duration,
                    timingParameters: UISpringTimingParameters(
                        dampingRatio: CGFloat(one.dampingRatio), initialVelocity: CGVector(dx: one.initialVelocity, dy: one.initialVelocity)
                    ))
                animator.addAnimations { scene.view.center.x = 110 }
                animator.startAnimation()
                XCTAssertEqual(animator.duration, one.duration)
                for sample in one.samples where sample.t < one.duration {
                    scene.stage.advance(by: sample.t - scene.stage.now)
                    XCTAssertEqual(scene.x, 10 + 100 * sample.x, accuracy: 2e-4)
                }
                scene.stage.settle()
                XCTAssertEqual(scene.stage.now, one.duration, accuracy: 1e-9)
                XCTAssertEqual(scene.x, 110)
            }
        }
    }

    func testASpringsVelocityHasTwoDirections() {
        let scene = AnimationScene()
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 120, damping: 9, initialVelocity: CGVector(dx: 6, dy: -4))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations {
            scene.view.center = CGPoint(x: 110, y: 60)
            scene.view.bounds.size = CGSize(width: 120, height: 40)
            scene.view.alpha = 0
        }
        animator.startAnimation()
        let (across, down) = (
            ReferenceSpring(stiffness: 120, damping: 9, velocity: 6), ReferenceSpring(stiffness: 120, damping: 9, velocity: -4)
        )
        XCTAssertEqual(animator.duration, max(across.settling, down.settling), accuracy: 1e-9)
        for time in [0.05, 0.2, 0.6] {
            scene.stage.advance(by: time - scene.stage.now)
            let shown = scene.view.layer.presentation()
            XCTAssertEqual(scene.x, 10 + 100 * across(time), accuracy: 1e-6)
            XCTAssertEqual(shown?.position.y ?? 0, 10 + 50 * down(time), accuracy: 1e-6)
            XCTAssertEqual(shown?.bounds.width ?? 0, 20 + 100 * across(time), accuracy: 1e-6)
            XCTAssertEqual(shown?.bounds.height ?? 0, 20 + 20 * down(time), accuracy: 1e-6)
            XCTAssertEqual(scene.alpha, 1 - across(time), accuracy: 1e-6, "a number takes dx")
        }
    }

    func testADelayCountsAsRunning() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { scene.view.center.x = 110 },
            completion: { scene.log.add("\($0.rawValue) \(scene.stage.now)") })
        XCTAssertEqual(animator.delay, 0.5)
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(scene.view.center.x, 110)
        scene.check([0.25, 0.5, 0.75, 1.4]) { 10 + 100 * max($0 - 0.5, 0) }
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["0 1.5"])
    }

    func testItFollowsTheTimeOfItsLayers() {
        let scene = AnimationScene()
        let parent = UIView()
        scene.stage.window.addSubview(parent)
        parent.addSubview(scene.view)
        parent.layer.speed = 0.5
        scene.stage.advance(by: 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.addCompletion { _ in scene.log.add("done \(scene.stage.now)") }
        animator.startAnimation()
        scene.stage.advance(by: 0.8)
        XCTAssertEqual(scene.x, 50, accuracy: 1e-9)
        XCTAssertEqual(animator.fractionComplete, 0.4, accuracy: 1e-9)
        // The pause idiom: nothing goes on, nothing ends.
        let time = parent.layer.convertTime(CACurrentMediaTime(), from: nil)
        parent.layer.speed = 0
        parent.layer.timeOffset = time
        scene.stage.advance(by: 7)
        XCTAssertEqual(scene.x, 50, accuracy: 1e-9)
        XCTAssertTrue(animator.isRunning)
        parent.layer.speed = 0.5
        parent.layer.timeOffset = 0
        parent.layer.beginTime = 0
        parent.layer.beginTime = CACurrentMediaTime() - time / 0.5
        scene.stage.advance(by: 0.6)
        XCTAssertEqual(scene.x, 80, accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 9, accuracy: 1e-6)
        XCTAssertEqual(scene.log.take().count, 1)
    }

    func testItGoesOnFromAMovingView() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: .curveEaseIn)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.alpha = 0 })
        scene.stage.advance(by: 0.6)
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) {
            scene.view.center.x = 30
            scene.view.alpha = 1
        }
        let before = scene.x
        animator.startAnimation()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, before, accuracy: 1e-9)
        XCTAssertEqual(scene.alpha, 0.4, accuracy: 1e-6)
        scene.stage.advance(by: 0.0005)
        XCTAssertEqual((scene.alpha - 0.4) / 0.0005, -1, accuracy: 0.1, "as fast as before")
        let speed = (ReferenceCurve.easeIn(0.601) - ReferenceCurve.easeIn(0.6)) / 0.001 * 100
        XCTAssertEqual((scene.x - before) / 0.0005, speed, accuracy: 10)
        scene.stage.settle()
        XCTAssertEqual(scene.x, 30)
        XCTAssertEqual(scene.alpha, 1)
    }

    func testWithoutWindowDurationOrChangesItCompletesAtOnce() {
        let scene = AnimationScene()
        let loose = UIView()
        let animators = [
            UIViewPropertyAnimator(duration: 1, curve: .linear) { loose.center.x = 5 },
            UIViewPropertyAnimator(duration: 0, curve: .linear) { scene.view.center.x = 50 },
            UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 50 },
        ]
        for (index, animator) in animators.enumerated() {
            animator.addCompletion { scene.log.add("\(index) \($0.rawValue) \(scene.stage.now)") }
            animator.startAnimation()
            XCTAssertTrue(animator.state == .active)
            scene.stage.advance(by: 0)
            XCTAssertEqual(animator.state, .inactive)
        }
        XCTAssertEqual(scene.log.take(), ["0 0 0.0", "1 0 0.0", "2 0 0.0"])
        XCTAssertEqual(scene.x, 50)
        XCTAssertEqual(loose.center.x, 5)
    }

    func testAViewThatLeavesEndsItsAnimations() {
        let scene = AnimationScene()
        let other = UIView()
        scene.stage.window.addSubview(other)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            scene.view.center.x = 110
            other.center.x = 50
        }
        animator.addCompletion { scene.log.add("\($0.rawValue) \(scene.stage.now)") }
        animator.startAnimation()
        scene.stage.advance(by: 0.25)
        other.removeFromSuperview()
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.log.take(), [])
        scene.view.layer.removeAllAnimations()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.log.take(), ["0 0.5"])
        XCTAssertEqual(scene.x, 110)
    }

    func testARunningAnimatorKeepsItselfAndAPausedOneDoesNot() {
        let scene = AnimationScene()
        scene.stage.isStrict = false
        weak var running: UIViewPropertyAnimator?
        weak var paused: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
            animator.addCompletion { _ in scene.log.add("done") }
            animator.startAnimation()
            running = animator
            let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
            other.fractionComplete = 0.5
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
            paused = other
        }
        XCTAssertNotNil(running)
        XCTAssertNil(paused)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        XCTAssertEqual(scene.alpha, 0, "let go, its animations are gone")
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done"])
        XCTAssertNil(running)
    }

    func testNothingIsLeftWhenTheStageGoes() {
        weak var animator: UIViewPropertyAnimator?
        do {
            let scene = AnimationScene()
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = scene.view] in view.center.x = 110 }
            made.startAnimation()
            animator = made
            scene.stage.advance(by: 0.5)
        }
        XCTAssertNil(animator)
    }
}

extension AnimationScene {
    /// Compares the presentation x at times from now.
    fileprivate func check(_ times: [Double], accuracy: Double = 1e-6, line: UInt = #line, _ expected: (Double) -> Double) {
        let start = stage.now
        for time in times {
            stage.advance(by: start + time - stage.now)
            XCTAssertEqual(x, expected(stage.now - start), accuracy: accuracy, "at \(time)", line: line)
        }
    }
}
