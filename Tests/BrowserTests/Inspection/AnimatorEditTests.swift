import Display
import Kinora
import QuartzCore
import UIKit
import XCTest

@testable import Browser

/// Edits of animations that property animators drive: the replay of a script is compared with closed forms. The view moves from 50 to 250.
@preconcurrency @MainActor
final class AnimatorEditTests: XCTestCase {
    private var recorded: RecordedStage!

    override func tearDown() {
        MainActor.assumeIsolated { recorded = nil }
    }

    private var linear: UICubicTimingParameters { UICubicTimingParameters(animationCurve: .linear) }

    /// A Bézier curve whose progress is the square of the time.
    private let square = AnimationEdit.Curve.bezier(1 / 3.0, 0, 2 / 3.0, 1 / 3.0)

    private func spring(response: Double, ratio: Double) -> AnimationEdit.Curve {
        let frequency = 2 * Double.pi / response
        return .spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: 0)
    }

    /// Runs a script, edits animations by their records, and runs it again on a fresh stage.
    private func replay(
        _ edits: [(id: Int, edit: AnimationEdit?)], file: StaticString = #filePath, line: UInt = #line,
        _ script: (RecordedStage) -> Void
    ) {
        recorded = nil
        let recorder = {
            let first = RecordedStage()
            script(first)
            first.stage.advance(by: 5)
            return first.recorder
        }()
        for (id, edit) in edits { XCTAssertNil(recorder.edit(id, edit), file: file, line: line) }
        recorded = RecordedStage(replaying: recorder)
        script(recorded)
    }

    // MARK: Timing

    func testADurationIsThatOfTheAnimator() throws {
        replay([(1, AnimationEdit(duration: 2))]) { $0.move(1, self.linear).startAnimation() }
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 100, accuracy: 1e-9, "a quarter of the distance")
        XCTAssertEqual(recorded.animator?.duration, 2)
        XCTAssertEqual(try XCTUnwrap(recorded.animator).fractionComplete, 0.25, accuracy: 1e-9)
        recorded.stage.advance(by: 3)
        let record = try XCTUnwrap(recorded.records.first)
        XCTAssertEqual([record.begin, record.duration, record.end], [0.5, 2, 2.5])
        XCTAssertEqual(record.finished, true)
        XCTAssertEqual(recorded.completions.map(\.time), [2.5])
        XCTAssertEqual(recorded.completions.map(\.position), [.end])
        XCTAssertEqual(recorded.view.center.x, 250)
    }

    func testACurveIsThatOfTheAnimator() throws {
        replay([(1, AnimationEdit(curve: square))]) { $0.move(1, UISpringTimingParameters(dampingRatio: 0.5)).startAnimation() }
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 50 + 200 * 0.25, accuracy: 1e-4)
        guard case .bezier(let points)? = recorded.records.first?.curve else { return XCTFail("no curve") }
        for (point, expected) in zip(points, [1 / 3.0, 0, 2 / 3.0, 1 / 3.0]) { XCTAssertEqual(point, expected, accuracy: 1e-6) }
        XCTAssertEqual(recorded.animator?.timingParameters?.timingCurveType, .cubic)
    }

    func testASpringRunsUntilItRests() throws {
        let (response, ratio) = (0.5, 0.4)
        replay([(1, AnimationEdit(curve: spring(response: response, ratio: ratio)))]) { $0.move(1, self.linear).startAnimation() }
        let frequency = 2 * Double.pi / response
        let (decay, rate) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
        for time in [0.1, 0.3, 0.5] {
            recorded.stage.advance(by: 0.5 + time - recorded.stage.now)
            let rest = exp(-decay * time) * (cos(rate * time) + decay / rate * sin(rate * time))
            XCTAssertEqual(recorded.x, 250 - 200 * rest, accuracy: 1e-6)
        }
        // The envelope falls to a thousandth.
        let length = log((1 + decay / rate) / 0.001) / decay
        XCTAssertEqual(try XCTUnwrap(recorded.animator).duration, length, accuracy: 1e-9)
        recorded.stage.advance(by: 5)
        let record = try XCTUnwrap(recorded.records.first)
        XCTAssertEqual(try XCTUnwrap(record.end) - record.begin, length, accuracy: 1e-6)
        guard case .spring(let spring) = record.curve else { return XCTFail("no spring") }
        XCTAssertEqual(spring.stiffness, frequency * frequency, accuracy: 1e-9)
    }

    func testADelayIsThatOfTheStart() throws {
        replay([(1, AnimationEdit(delay: 0.5))]) { $0.move(1, self.linear).startAnimation(afterDelay: 0.25) }
        recorded.stage.advance(by: 0.4)
        XCTAssertEqual(recorded.x, 50)
        recorded.stage.advance(by: 0.6)
        XCTAssertEqual(recorded.x, 150, accuracy: 1e-9)
        recorded.stage.advance(by: 2)
        let record = try XCTUnwrap(recorded.records.first)
        XCTAssertEqual([record.added, record.delay, record.begin, record.end], [0.5, 0.5, 1, 2])
        XCTAssertEqual(recorded.animator?.delay, 0.5)
    }

    func testChangesThatBeginLateKeepTheirFraction() {
        replay([(1, AnimationEdit(duration: 2))]) { one in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations({ one.view.center.x += 200 }, delayFactor: 0.5)
            animator.startAnimation()
        }
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.x, 50, accuracy: 1e-9)
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 150, accuracy: 1e-9)
        recorded.stage.advance(by: 1)
    }

    func testKeyframesTakeTheTimeOfTheAnimator() {
        replay([(1, AnimationEdit(duration: 2, curve: square))]) { one in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { one.view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { one.view.alpha = 0.75 }
                }
            }
            animator.startAnimation()
        }
        // The square of a half is half of the first frame.
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.opacity, 0.5, accuracy: 1e-4)
        guard case .keyframes? = recorded.records.first?.curve else { return XCTFail("no keyframes") }
        XCTAssertEqual(recorded.recorder.edit(1, AnimationEdit(to: [1])), "the values of keyframes cannot be changed")
        XCTAssertNil(recorded.recorder.edit(1, AnimationEdit(curve: spring(response: 0.5, ratio: 1))))
        recorded.stage.advance(by: 2)
    }

    // MARK: Fingers and interruptions

    func testAFingerScrubsTheEditedAnimator() {
        replay([(1, AnimationEdit(duration: 2, curve: square))]) { one in
            one.addStrip()
            one.move(1, self.linear).startAnimation()
            one.stage.advance(by: 0.25)
            one.stage.touchDown(at: CGPoint(x: 60, y: 450))
            one.stage.touchMove(to: CGPoint(x: 108, y: 450), duration: 0.25)
        }
        // The fraction at which the finger is.
        let start = recorded.stage.now
        XCTAssertEqual(recorded.x, 50 + 200 * 0.36, accuracy: 1e-6)
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 50 + 200 * 0.36, accuracy: 1e-6)
        recorded.stage.touchUp()
        // A progress of 0.36 belongs to 0.6 of the time, after which 0.8 s are left.
        recorded.stage.advance(by: start + 0.5 + 0.4 - recorded.stage.now)
        XCTAssertEqual(recorded.x, 50 + 200 * 0.64, accuracy: 1e-4)
        recorded.stage.advance(by: 2)
        XCTAssertEqual(recorded.completions.count, 1)
        XCTAssertEqual(recorded.completions.first?.time ?? 0, start + 0.5 + 0.8, accuracy: 1e-4)
    }

    func testAnEditedAnimatorIsReversedInTheMiddle() {
        replay([(1, AnimationEdit(duration: 2, curve: square))]) { one in
            one.move(1, self.linear).startAnimation()
            one.stage.advance(by: 0.5)
            one.animator?.isReversed = true
        }
        XCTAssertEqual(recorded.x, 50 + 200 * 0.0625, accuracy: 1e-4)
        recorded.stage.advance(by: 0.25)
        XCTAssertEqual(recorded.x, 50 + 200 * 0.015625, accuracy: 1e-4)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.completions.map(\.position), [.start])
        XCTAssertEqual(recorded.completions.first?.time ?? 0, 1.5, accuracy: 1e-6, "back after another half second")
        XCTAssertEqual(recorded.view.center.x, 50)
    }

    func testAFactorOfTheDurationFollowsTheEdit() {
        replay([(1, AnimationEdit(duration: 2))]) { one in
            one.move(1, self.linear).startAnimation()
            one.stage.advance(by: 0.5)
            one.animator?.pauseAnimation()
            one.animator?.continueAnimation(withTimingParameters: self.linear, durationFactor: 0.5)
        }
        // Three quarters in half of two seconds.
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 50 + 200 * (0.25 + 0.375), accuracy: 1e-6)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.completions.map { ($0.time * 1e6).rounded() / 1e6 }, [2])
    }

    // MARK: Values

    func testValuesOfAMovementAreRelativeToTheModel() {
        let script: (RecordedStage) -> Void = { one in
            one.move(1, self.linear).startAnimation()
            one.stage.advance(by: 0.5)
        }
        replay([(1, AnimationEdit(from: [-100, 0], to: [20, 0]))], script)
        XCTAssertEqual(recorded.records.first?.from, .numbers([-100, 0]))
        XCTAssertEqual(recorded.x, 250 - 40, accuracy: 1e-9)
        recorded.animator?.stopAnimation(true)
        XCTAssertEqual(recorded.view.center.x, 210, accuracy: 1e-9, "what is shown stays")
        replay([(1, AnimationEdit(from: [-100, 0]))], script)
        recorded.animator?.isReversed = true
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.view.center.x, 50, "the model has the value of the app")
    }

    func testAValueOfOneAnimationLeavesTheOthers() {
        replay([(2, AnimationEdit(to: [0.5]))]) { one in
            one.move(1, self.linear).addAnimations { one.view.alpha = 0 }
            one.animator?.startAnimation()
        }
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.opacity, 0.75, accuracy: 1e-6)
        XCTAssertEqual(recorded.x, 150, accuracy: 1e-9)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.view.alpha, 0)
    }

    // MARK: Edits of one animator

    func testTheLastTimingOfAnAnimatorCountsForAllOfItsAnimations() {
        let script: (RecordedStage) -> Void = { one in
            one.move(1, self.linear).addAnimations { one.view.alpha = 0 }
            one.animator?.startAnimation()
        }
        replay([(1, AnimationEdit(duration: 2, from: [-100, 0])), (2, AnimationEdit(duration: 4))], script)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.records.map(\.duration), [4, 4])
        XCTAssertEqual(recorded.records.map(\.animator), [1, 1])
        XCTAssertEqual(recorded.x, 250 - 75, accuracy: 1e-9)
        XCTAssertEqual(recorded.opacity, 0.75, accuracy: 1e-6)
        XCTAssertEqual(recorded.recorder.editedRecords.map(\.id), [1, 2])
        // Values alone leave the timing of another one's edit, but not of their own.
        XCTAssertNil(recorded.recorder.edit(1, AnimationEdit(to: [0, 0])))
        XCTAssertEqual(recorded.recorder.edit(ofAnimator: 1)?.duration, 4)
        XCTAssertNil(recorded.recorder.edit(2, AnimationEdit(to: [0.5])))
        XCTAssertNil(recorded.recorder.edit(ofAnimator: 1))
    }

    func testUndoTakesTheTimingOfTheAnimatorBack() {
        let script: (RecordedStage) -> Void = { one in
            one.move(1, self.linear).addAnimations { one.view.alpha = 0 }
            one.animator?.startAnimation()
        }
        replay([(1, AnimationEdit(duration: 2)), (2, nil)], script)
        XCTAssertTrue(recorded.recorder.edits.isEmpty)
        XCTAssertTrue(recorded.recorder.animatorEdits.isEmpty)
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.x, 150, accuracy: 1e-9)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(recorded.records.map(\.duration), [1, 1])
    }

    func testAnimatorsAreNumberedAsTheyAreCreated() {
        replay([(1, AnimationEdit(duration: 2))]) { one in
            let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { one.view.alpha = 0 }
            one.move(1, self.linear).startAnimation()
            other.startAnimation()
        }
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(recorded.records.map(\.animator), [2, 1])
        XCTAssertEqual(recorded.records.map(\.duration), [2, 1])
        recorded.stage.advance(by: 3)
    }

    // MARK: What is refused

    func testWhatAnAnimatorCannotHaveIsSaid() {
        recorded = RecordedStage()
        recorded.move(1, UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)).fractionComplete = 0.5
        recorded.stage.advance(by: 0.1)
        let recorder = recorded.recorder
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(delay: 1)),
            "nothing has started the property animator of this animation, so that it has no delay")
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(duration: 1)),
            "the spring of this property animator rests after 1.47 s by itself; change its curve")
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(duration: 1, curve: spring(response: 0.5, ratio: 0.5))),
            "the spring of a property animator runs until it rests; give it no duration")
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(curve: spring(response: 0.5, ratio: 2))),
            "the spring of a property animator has a damping ratio up to 1, not 2")
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(curve: spring(response: 100, ratio: 0.01))),
            "this spring takes more than 1000 s to rest; damp it more")
        XCTAssertEqual(
            recorder.edit(1, AnimationEdit(duration: 0, curve: square)),
            "a property animator with a duration of 0 animates nothing; give it a longer one")
        XCTAssertTrue(recorder.edits.isEmpty)
        XCTAssertTrue(recorder.animatorEdits.isEmpty)
        XCTAssertNil(recorder.edit(1, AnimationEdit(duration: 1, curve: square)))
        recorded.animator?.stopAnimation(true)
    }

    func testACurveWithoutADurationTakesThatOfTheSpring() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        replay([(1, AnimationEdit(curve: square))]) { $0.move(0, spring).startAnimation() }
        // A decay of 5 per second, and an envelope of 1 + 1/√3.
        XCTAssertEqual(recorded.animator?.duration ?? 0, log((1 + 1 / 3.0.squareRoot()) / 0.001) / 5, accuracy: 1e-9)
        recorded.stage.advance(by: (recorded.animator?.duration ?? 0) / 2)
        XCTAssertEqual(recorded.x, 50 + 200 * 0.25, accuracy: 1e-4)
        recorded.stage.advance(by: 3)
    }
}
