import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitCore

/// The rules of Documentation/Behavior.md#gesture-arbitration, each by itself.
@preconcurrency @MainActor
final class GestureArbiterTests: XCTestCase, @unchecked Sendable {
    private func onScene(_ body: @MainActor (TouchScene, LoggedTouchView) -> Void) {
        TouchScene.run { scene in body(scene, scene.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))) }
    }

    private func tap(_ scene: TouchScene) {
        scene.finger(.began, 60, 60)
        scene.finger(.ended, 60, 60)
    }

    func testARecognizerSeesTouchesFirstAndCancelsThemBeforeActing() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.plan = [.ended: .recognized]
            tap(scene)
            XCTAssertEqual(scene.take(), ["g began", "v began", "g ended", "v cancelled", "g! ended", "g reset"])
            XCTAssertEqual(gesture.state, .possible)
        }
    }

    func testAContinuousGestureTellsEachStepAndTheViewNothingMore() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.plan = [.moved: .began]
            scene.finger(.began, 60, 60)
            scene.finger(.moved, 70, 60)
            gesture.plan = [.moved: .changed, .ended: .ended]
            scene.finger(.moved, 80, 60)
            scene.finger(.ended, 80, 60)
            XCTAssertEqual(
                scene.take(),
                ["g began", "v began", "g moved", "v cancelled", "g! began", "g moved", "g! changed", "g ended", "g! ended", "g reset"])
        }
    }

    func testAViewWhoseRecognizerFailsReceivesEverything() {
        onScene { scene, view in
            scene.gesture("g", on: view).plan = [.moved: .failed]
            scene.finger(.began, 60, 60)
            scene.finger(.moved, 70, 60)
            scene.finger(.moved, 71, 60)
            scene.finger(.ended, 71, 60)
            XCTAssertEqual(scene.take(), ["g began", "v began", "g moved", "v moved", "v moved", "v ended", "g reset"])
        }
    }

    func testTheDeepestViewsRecognizerWinsAndTheOtherFails() {
        onScene { scene, view in
            let inner = scene.view("i", CGRect(x: 50, y: 50, width: 50, height: 50), in: view)
            let outerGesture = scene.gesture("outer", on: view), innerGesture = scene.gesture("inner", on: inner)
            for gesture in [outerGesture, innerGesture] { gesture.plan = [.ended: .recognized] }
            tap(scene)
            XCTAssertEqual(
                scene.take(),
                ["inner began", "outer began", "i began", "inner ended", "i cancelled", "inner! ended", "inner reset", "outer reset"])
        }
    }

    func testBothRecognizeWhereOneDelegateLetsThem() {
        onScene { scene, view in
            let one = scene.gesture("a", on: view), two = scene.gesture("b", on: view), answers = GestureAnswers()
            for gesture in [one, two] { gesture.plan = [.ended: .recognized] }
            two.delegate = answers
            answers.simultaneous = [one]
            tap(scene)
            XCTAssertEqual(
                scene.take(),
                ["a began", "b began", "v began", "a ended", "b ended", "v cancelled", "a! ended", "b! ended", "a reset", "b reset"])
        }
    }

    func testARecognizerWaitsForAnotherToFailAndFailsIfItRecognizes() {
        onScene { scene, view in
            let one = scene.gesture("a", on: view), two = scene.gesture("b", on: view)
            one.require(toFail: two)
            one.plan = [.ended: .recognized]
            tap(scene)
            XCTAssertEqual(scene.take(), ["a began", "b began", "v began", "a ended", "b ended"])
            XCTAssertEqual(one.state, .possible)
            two.state = .failed
            scene.stage.advance(by: 0.01)
            XCTAssertEqual(scene.take(), ["v cancelled", "a! ended", "a reset", "b reset"])

            two.plan = [.ended: .recognized]
            tap(scene)
            XCTAssertEqual(
                scene.take(), ["a began", "b began", "v began", "a ended", "b ended", "v cancelled", "b! ended", "a reset", "b reset"])
        }
    }

    func testEitherDelegateMayRequireTheFailure() {
        onScene { scene, view in
            for isAsked in [true, false] {
                let one = scene.gesture("a", on: view), two = scene.gesture("b", on: view), answers = GestureAnswers()
                if isAsked {
                    one.delegate = answers
                    answers.requiresFailureOf = [two]
                } else {
                    two.delegate = answers
                    answers.isRequiredToFailBy = [one]
                }
                one.plan = [.ended: .recognized]
                two.plan = [.ended: .failed]
                tap(scene)
                XCTAssertEqual(
                    scene.take(), ["a began", "b began", "v began", "a ended", "b ended", "v cancelled", "a! ended", "a reset", "b reset"])
                view.gestureRecognizers = nil
            }
        }
    }

    func testTwoThatWaitForEachOtherAreReportedAndTheFirstGoesAhead() {
        onScene { scene, view in
            let one = scene.gesture("a", on: view), two = scene.gesture("b", on: view)
            one.require(toFail: two)
            two.require(toFail: one)
            for gesture in [one, two] { gesture.plan = [.ended: .recognized] }
            let complaints = Diagnostics.complaints { MainActor.assumeIsolated { tap(scene) } }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertTrue(complaints[0].contains("wait for each other to fail"), complaints[0])
            XCTAssertEqual(scene.take().filter { $0.contains("!") }, ["b! ended"])
        }
    }

    func testTheDelegateAndTheViewsMayForbid() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view), answers = GestureAnswers()
            gesture.delegate = answers
            gesture.plan = [.ended: .recognized]
            answers.begins = false
            tap(scene)
            XCTAssertEqual(scene.take(), ["g began", "v began", "g ended", "v ended", "g reset"])
            answers.receives = false
            tap(scene)
            XCTAssertEqual(scene.take(), ["v began", "v ended"])
        }
    }

    func testDelayedTouchesReachTheViewOnlyIfTheRecognizerFails() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.delaysTouchesBegan = true
            scene.finger(.began, 60, 60)
            scene.finger(.moved, 61, 60)
            XCTAssertEqual(scene.take(), ["g began", "g moved"])
            gesture.plan = [.moved: .failed]
            scene.finger(.moved, 62, 60)
            XCTAssertEqual(scene.take(), ["g moved", "v began", "v moved", "v moved"])
            scene.finger(.ended, 62, 60)
            XCTAssertEqual(scene.take(), ["v ended", "g reset"])
            gesture.plan = [.ended: .recognized]
            tap(scene)
            XCTAssertEqual(scene.take(), ["g began", "g ended", "g! ended", "g reset"])
        }
    }

    func testAnUndecidedRecognizerHoldsBackTheEndIfItDelaysEnds() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            tap(scene)
            XCTAssertEqual(scene.take(), ["g began", "v began", "g ended"])
            gesture.state = .failed
            scene.stage.advance(by: 0.01)
            XCTAssertEqual(scene.take(), ["v ended", "g reset"])
            gesture.delaysTouchesEnded = false
            tap(scene)
            XCTAssertEqual(scene.take(), ["g began", "v began", "g ended", "v ended"])
        }
    }

    func testDisablingRemovingAndLosingTheViewBreakAGestureOff() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            let changes: [() -> Void] = [
                { gesture.isEnabled = false }, { view.removeGestureRecognizer(gesture) }, { view.removeFromSuperview() },
            ]
            for change in changes {
                gesture.plan = [.moved: .began]
                scene.finger(.began, 60, 60)
                scene.finger(.moved, 70, 60)
                _ = scene.take()
                change()
                scene.stage.advance(by: 0.01)
                XCTAssertEqual(scene.take(), ["g! cancelled", "g reset"])
                scene.finger(.moved, 75, 60)
                scene.finger(.ended, 75, 60)
                XCTAssertEqual(scene.take(), [])
                XCTAssertEqual(gesture.state, .possible)
                gesture.isEnabled = true
                view.addGestureRecognizer(gesture)
                scene.root.addSubview(view)
            }
        }
    }

    func testAStepThatIsNotAllowedIsRefusedAndReported() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.plan = [.began: .changed]
            let complaints = Diagnostics.complaints { MainActor.assumeIsolated { tap(scene) } }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertTrue(complaints[0].contains("cannot go from possible to changed"), complaints[0])
            XCTAssertEqual(gesture.state, .possible)
        }
    }

    /// A recognizer whose setter passes on another state than it got.
    private final class Contrary: UIGestureRecognizer {
        var passes: [State: State] = [:]
        override var state: State {
            get { super.state }
            set { super.state = passes[newValue] ?? newValue }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }

    private func steps(of gesture: UIGestureRecognizer, _ body: () -> Void) -> [UIGestureRecognizer.State] {
        var states: [UIGestureRecognizer.State] = []
        let observation = gesture.observe(\.state, _key: "state", options: []) { gesture, _ in
            MainActor.assumeIsolated { states.append(gesture.state) }
        }
        body()
        withExtendedLifetime(observation) {}
        return states
    }

    /// Decisions of the arbiter go through an overridden setter, which cannot leave a step of the state machine out.
    func testAnOverriddenSetterCannotLeaveAStepOut() {
        for passed in [UIGestureRecognizer.State.failed, .possible, .began] {
            onScene { scene, view in
                let gesture = Contrary()
                view.addGestureRecognizer(gesture)
                gesture.passes = [.cancelled: passed]
                _ = Diagnostics.complaints {
                    MainActor.assumeIsolated {
                        let states = steps(of: gesture) {
                            scene.finger(.began, 60, 60)
                            gesture.isEnabled = false
                            scene.finger(.ended, 60, 60)
                        }
                        XCTAssertEqual(states, [.began, .cancelled, .possible], "\(passed)")
                    }
                }
            }
        }
    }

    /// An observer ends a gesture that is about to fail: it ended, and fails in its next attempt at the earliest.
    func testNoObserverMakesAGestureFailThatHasEnded() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.plan = [.ended: .failed]
            var states: [UIGestureRecognizer.State] = []
            var hasEnded = false
            let observation = gesture.observe(\.state, _key: "state", options: .prior) { gesture, change in
                MainActor.assumeIsolated {
                    guard change.isPrior else { return states.append(gesture.state) }
                    guard !hasEnded else { return }
                    hasEnded = true
                    gesture.state = .ended
                }
            }
            tap(scene)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(states.first, .ended)
            XCTAssertFalse(states.contains(.failed), "\(states)")
            XCTAssertEqual(states.last, .possible)
            withExtendedLifetime(observation) {}
        }
    }

    func testAnActionMayTakeEverythingAway() {
        onScene { scene, view in
            let gesture = scene.gesture("g", on: view)
            gesture.plan = [.ended: .recognized]
            gesture.onAction = { $0.view?.removeFromSuperview() }
            tap(scene)
            XCTAssertNil(view.superview)
            XCTAssertEqual(gesture.state, .possible)
            XCTAssertEqual(scene.take().last, "g reset")
        }
    }

    func testARecognizerAndItsViewAreReleased() {
        onScene { scene, view in
            weak var gone: LoggedGesture?
            do {
                let gesture = LoggedGesture("x") { _ in }
                gone = gesture
                gesture.plan = [.ended: .recognized]
                view.addGestureRecognizer(gesture)
                tap(scene)
                view.removeGestureRecognizer(gesture)
            }
            XCTAssertNil(gone)
        }
    }
}
