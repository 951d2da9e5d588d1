import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

private typealias Body = @MainActor (UIViewPropertyAnimator) -> Void
private typealias Call = (name: String, body: Body)

private let states: [Call] = [
    ("inactive", { _ in }), ("running", { $0.startAnimation() }), ("paused", { $0.pauseAnimation() }),
    (
        "stopped",
        {
            $0.startAnimation()
            $0.stopAnimation(false)
        }
    ),
]

/// The result of each call in each state of an animator; nil if it traps.
private let calls: [(call: Call, results: [String?])] = [
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

@preconcurrency @MainActor
final class PropertyAnimatorStateTests: XCTestCase {
    /// The calls that do not trap; `PropertyAnimatorStateTrapTests` makes the others.
    func testTheStates() {
        for (call, results) in calls {
            for (state, expected) in zip(states, results) {
                guard let expected else { continue }
                let scene = AnimationScene()
                scene.stage.isStrict = false
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
                state.body(animator)
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

    /// Also without a reference from the app: whatever starts it keeps it.
    func testAPausedAnimatorWithoutAnimationsCompletesWhenItGoesOn() {
        let calls: [(String, (UIViewPropertyAnimator) -> Void)] = [
            ("start", { $0.startAnimation() }),
            ("start later", { $0.startAnimation(afterDelay: 0.5) }),
            ("continue", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }),
            (
                "continue otherwise",
                { $0.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5) }
            ),
        ]
        for (name, goOn) in calls {
            for fraction in [nil, 0.5] as [CGFloat?] {
                let scene = AnimationScene()
                var ends: [UIViewAnimatingPosition] = []
                do {
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                    animator.addCompletion { ends.append($0) }
                    animator.pauseAnimation()
                    scene.stage.advance(by: 0.1)
                    XCTAssertEqual(ends, [], name)
                    if let fraction { animator.fractionComplete = fraction }
                    goOn(animator)
                }
                scene.stage.advance(by: 2)
                XCTAssertEqual(ends, [.end], "\(name), \(fraction.map { "\($0)" } ?? "not scrubbed")")
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

    func testOneThatIsNotInterruptibleRunsThrough() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.isInterruptible = false
        animator.startAnimation()
        scene.stage.settle()
        XCTAssertEqual(scene.x, 110)
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

/// The calls that trap in some state.
private let trappingCalls = calls.flatMap { call, results in zip(states, results).filter { $0.1 == nil }.map { (state: $0.0, call: call) } }

private let misuses: [(prepare: Body, call: Body, says: String)] = [
    ({ $0.startAnimation() }, { $0.isInterruptible = false }, "isInterruptible set while it is active"),
    ({ $0.pauseAnimation() }, { $0.isUserInteractionEnabled = false }, "isUserInteractionEnabled"),
    ({ $0.startAnimation() }, { $0.finishAnimation(at: .end) }, "Call stopAnimation(false) first"),
]

private let interruptions: [Body] = [
    { $0.pauseAnimation() }, { $0.stopAnimation(true) }, { $0.fractionComplete = 0.5 }, { $0.isReversed = true },
]

@Suite struct PropertyAnimatorStateTrapTests {
    @Test(arguments: trappingCalls.indices) func aCallThatItsStateDoesNotAllowTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
                trappingCalls[index].state.body(animator)
                trappingCalls[index].call.body(animator)
            }
        }
        #expect(result.trapSentence?.hasPrefix("UIViewPropertyAnimator") == true)
    }

    @Test(arguments: misuses.indices) func misuseTrapsWithASentence(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x += 1 }
                misuses[index].prepare(animator)
                misuses[index].call(animator)
            }
        }
        #expect(result.trapSentence?.contains(misuses[index].says) == true)
    }

    @Test(arguments: interruptions.indices) func interruptingOneThatIsNotInterruptibleTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = AnimationScene()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
                animator.isInterruptible = false
                animator.startAnimation()
                interruptions[index](animator)
            }
        }
        #expect(result.trapSentence?.contains("not interruptible") == true)
    }
}
