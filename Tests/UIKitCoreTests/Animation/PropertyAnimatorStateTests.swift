import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class PropertyAnimatorStateTests: XCTestCase {
    /// The result of each call in each state of an animator; nil if it traps.
    func testTheStates() {
        typealias Call = (name: String, body: @MainActor (UIViewPropertyAnimator) -> Void)
        MainActor.assumeIsolated {
            let states: [Call] = [
                ("inactive", { _ in }), ("running", { $0.startAnimation() }), ("paused", { $0.pauseAnimation() }),
                (
                    "stopped",
                    {
                        $0.startAnimation()
                        $0.stopAnimation(false)
                    }
                ),
            ]
            let calls: [(Call, [String?])] = [
                (("start", { $0.startAnimation() }), ["running", "running", "running", nil]),
                (("start after", { $0.startAnimation(afterDelay: 1) }), ["running", "running", "running", nil]),
                (("pause", { $0.pauseAnimation() }), ["paused", "paused", "paused", nil]),
                (("fraction", { $0.fractionComplete = 0.4 }), ["paused", "paused", "paused", nil]),
                (("stop", { $0.stopAnimation(false) }), ["inactive", "stopped", "stopped", "stopped"]),
                (("stop without finishing", { $0.stopAnimation(true) }), ["inactive", "inactive", "inactive", "stopped"]),
                (("finish", { $0.finishAnimation(at: .current) }), [nil, nil, nil, "inactive"]),
                (
                    ("continue", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }),
                    ["running", "running", "running", nil]
                ),
                (("reverse", { $0.isReversed = true }), ["inactive", "running", "paused", "stopped"]),
                (("add", { $0.addAnimations {} }), ["inactive", "running", "paused", nil]),
                (("add completion", { $0.addCompletion { _ in } }), ["inactive", "running", "paused", "stopped"]),
            ]
            for (call, results) in calls {
                for (state, expected) in zip(states, results) {
                    let scene = AnimationScene()
                    scene.stage.isStrict = false
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
                    state.body(animator)
                    let sentence = Diagnostics.trapSentence { call.body(animator) }
                    XCTAssertEqual(sentence == nil, expected != nil, "\(call.name), \(state.name): \(sentence ?? "does not trap")")
                    guard let expected else { continue }
                    call.body(animator)
                    let name =
                        animator.state == .active
                        ? animator.isRunning ? "running" : "paused" : animator.state == .stopped ? "stopped" : "inactive"
                    XCTAssertEqual(name, expected, "\(call.name), \(state.name)")
                    if animator.state == .active { animator.stopAnimation(true) }
                    if animator.state == .stopped { animator.finishAnimation(at: .end) }
                }
            }
        }
    }

    func testDefaults() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
        XCTAssertTrue(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
        XCTAssertFalse(animator.pausesOnCompletion || animator.isManualHitTestingEnabled || animator.isReversed || animator.isRunning)
        XCTAssertEqual(animator.delay, 0)
        XCTAssertEqual(animator.duration, 2)
        XCTAssertEqual(animator.fractionComplete, 0)
        XCTAssertEqual(animator.timingParameters?.cubicTimingParameters?.animationCurve, .easeIn)
        for duration in [-1, Double.nan, .infinity] {
            XCTAssertEqual(UIViewPropertyAnimator(duration: duration, curve: .linear).duration, 0)
        }
    }

    func testMisuseTrapsWithASentence() {
        let scene = AnimationScene()
        func sentence(_ prepare: @MainActor (UIViewPropertyAnimator) -> Void, _ body: @MainActor (UIViewPropertyAnimator) -> Void)
            -> String?
        {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x += 1 }
            MainActor.assumeIsolated { prepare(animator) }
            defer { MainActor.assumeIsolated { animator.stopAnimation(true) } }
            return Diagnostics.trapSentence { MainActor.assumeIsolated { body(animator) } }
        }
        XCTAssertEqual(
            sentence({ $0.startAnimation() }, { $0.isInterruptible = false })?.contains("isInterruptible set while it is active"), true)
        XCTAssertEqual(
            sentence({ $0.pauseAnimation() }, { $0.isUserInteractionEnabled = false })?.contains("isUserInteractionEnabled"), true)
        XCTAssertEqual(
            sentence({ $0.startAnimation() }, { $0.finishAnimation(at: .end) })?.contains("Call stopAnimation(false) first"), true)
    }

    func testOneThatIsNotInterruptibleRunsThrough() {
        let calls: [@MainActor (UIViewPropertyAnimator) -> Void] = [
            { $0.pauseAnimation() }, { $0.stopAnimation(true) }, { $0.fractionComplete = 0.5 }, { $0.isReversed = true },
        ]
        for call in calls {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
            animator.isInterruptible = false
            animator.startAnimation()
            XCTAssertEqual(Diagnostics.trapSentence { call(animator) }?.contains("not interruptible"), true)
            scene.stage.settle()
            XCTAssertEqual(scene.x, 110)
        }
    }

    func testLettingGoOfAPausedOneIsReported() {
        let scene = AnimationScene()
        let complaints = Diagnostics.complaints {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }.pauseAnimation()
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(complaints.first?.contains("released while paused"), true, "\(complaints)")
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testWithoutChangesItBeginsWithTheFirst() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { _ in scene.log.add("done \(scene.stage.now)") }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        animator.addAnimations { scene.view.center.x = 110 }
        XCTAssertTrue(animator.isRunning)
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done 1.5"])
    }

    func testItCanBeUsedAgain() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.addCompletion { _ in scene.log.add("first") }
        animator.startAnimation()
        scene.stage.settle()
        animator.addAnimations { scene.view.center.x = 10 }
        animator.addCompletion { _ in scene.log.add("second") }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["first", "second"])
    }

    func testCompletionsMayDoAnything() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.addCompletion { _ in
            XCTAssertEqual(animator.state, .inactive)
            XCTAssertEqual(scene.x, 110)
            animator.addAnimations { scene.view.center.x = 10 }
            animator.addCompletion { _ in scene.log.add("back \(scene.stage.now)") }
            animator.startAnimation()
        }
        animator.addCompletion { _ in scene.log.add("after") }
        animator.startAnimation()
        scene.stage.advance(by: 1.5)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["after", "back 2.0"])
    }
}
