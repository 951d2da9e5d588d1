import Display
import Kinora
import QuartzCore
import UIKit
import XCTest

@testable import Browser

/// Animations as they are recorded, and as edits change them.
@preconcurrency @MainActor
final class AnimationRecorderTests: XCTestCase {
    private var stage: Stage!
    private var recorder: AnimationRecorder!
    private var view: UIView!

    override func setUp() {
        MainActor.assumeIsolated {
            let recorded = RecordedStage()
            (stage, recorder, view) = (recorded.stage, recorded.recorder, recorded.view)
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated { (stage, recorder, view) = (nil, nil, nil) }
    }

    private var records: [AnimationRecord] { recorder.records(since: 0) }

    private func fade(to alpha: CGFloat = 0) {
        UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut) { self.view.alpha = alpha }
    }

    // MARK: Records

    func testARecordHasValuesTimesCurveAndEnd() throws {
        fade()
        stage.advance(by: 0.2)
        let running = try XCTUnwrap(records.first)
        XCTAssertNil(running.end)
        stage.advance(by: 1)
        XCTAssertEqual(records.count, 1)
        let record = try XCTUnwrap(records.first)
        XCTAssertEqual(record.id, 1)
        XCTAssertEqual([record.keyPath, record.key, record.name], ["opacity", "opacity", "UIView"])
        XCTAssertEqual([record.from, record.to], [.number(1), .number(0)])
        XCTAssertEqual([record.added, record.begin, record.delay, record.duration, record.repeats], [0.5, 0.6, 0.1, 0.3, 1])
        XCTAssertEqual(record.curve, .bezier([0, 0, 0.58, 1]))
        XCTAssertEqual(record.end, 0.9)
        XCTAssertEqual(record.finished, true)
        XCTAssertFalse(record.additive)
    }

    func testAnInterruptedAnimationEndsUnfinished() {
        fade()
        stage.advance(by: 0.25)
        view.layer.removeAllAnimations()
        stage.advance(by: 0.25)
        XCTAssertEqual(records.map(\.end), [0.75])
        XCTAssertEqual(records.map(\.finished), [false])
    }

    func testSpringsKeyframesGroupsAndAnimatorsAreRecorded() throws {
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { self.view.alpha = 0.5 }
        let keyframes = CAKeyframeAnimation(keyPath: "cornerRadius")
        (keyframes.values, keyframes.keyTimes, keyframes.duration, keyframes.repeatCount) = ([0, 10, 0], [0, 0.25, 1], 1, .infinity)
        view.layer.add(keyframes, forKey: "round")
        let (group, inner) = (CAAnimationGroup(), CABasicAnimation(keyPath: "borderWidth"))
        (inner.fromValue, inner.toValue, inner.beginTime, inner.duration) = (0, 3, 0.25, 0.5)
        (group.animations, group.duration) = ([inner], 1)
        view.layer.add(group, forKey: nil)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 300 }.startAnimation()
        stage.advance(by: 0.1)
        let all = Dictionary(uniqueKeysWithValues: records.map { ($0.keyPath, $0) })
        guard case .spring(let spring)? = all["opacity"]?.curve else { return XCTFail("no spring") }
        XCTAssertEqual(spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()), 0.5, accuracy: 1e-9)
        XCTAssertEqual(all["cornerRadius"]?.curve, .keyframes(times: [0, 0.25, 1]))
        XCTAssertNil(all["cornerRadius"]?.repeats)
        XCTAssertEqual(all["borderWidth"].map { [$0.begin, $0.duration] }, [0.75, 0.5])
        XCTAssertEqual(all["borderWidth"].map { [$0.from, $0.to] }, [.number(0), .number(3)])
        XCTAssertEqual(all["position"]?.curve, .linear)
        XCTAssertEqual(all["position"]?.animator, 1)
        XCTAssertEqual(all.values.compactMap(\.animator).count, 1)
        XCTAssertTrue(JSONSerialization.isValidJSONObject(try JSONSerialization.jsonObject(with: Data(ServerMessage.bytes(records)))))
    }

    func testTheOldestRecordsAreDroppedAndTheOthersKeepTheirNumbers() {
        recorder.limit = 4
        for index in 0..<10 {
            fade(to: CGFloat(index % 2))
            stage.advance(by: 0.5)
        }
        XCTAssertLessThanOrEqual(records.count, 5)
        XCTAssertEqual(records.last?.id, 10)
        XCTAssertEqual(records.map(\.id), Array((11 - records.count)...10))
    }

    func testTheLineThatAddedAnAnimationIsFound() throws {
        if let problem = CallSites.problem { throw XCTSkip(problem) }
        let line = #line + 1
        UIView.animate(withDuration: 0.3) { self.view.alpha = 0.5 }
        stage.advance(by: 0.1)
        var sites = CallSites()
        let (id, stack) = try XCTUnwrap(recorder.stacks.first)
        let found = try XCTUnwrap(sites.lines(of: [stack]).first ?? nil)
        recorder.setLines([id: found])
        XCTAssertEqual(records.first?.source, SourceLine(file: #filePath, line: line))
        XCTAssertTrue(recorder.stacks.isEmpty)
    }

    // MARK: Edits

    /// Edits the animation of a first run, and runs it again as the next animation.
    private func edited(_ edit: AnimationEdit) throws -> AnimationRecord {
        recorder.edits[2] = edit
        fade()
        stage.advance(by: 5)
        fade(to: 1)
        stage.advance(by: 5)
        return try XCTUnwrap(records.last)
    }

    func testAnEditChangesDurationDelayAndValues() throws {
        let record = try edited(AnimationEdit(duration: 0.7, delay: 0.4, from: [0.25], to: [0.75]))
        XCTAssertEqual([record.delay, record.duration], [0.4, 0.7])
        XCTAssertEqual(try XCTUnwrap(record.end) - record.begin, 0.7, accuracy: 1e-9)
        XCTAssertEqual([record.from, record.to], [.number(0.25), .number(0.75)])
    }

    func testACurveBecomesASpringThatEndsWhenItRests() throws {
        let (response, ratio) = (0.5, 0.4)
        let frequency = 2 * Double.pi / response
        let curve = AnimationEdit.Curve.spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: 0)
        let record = try edited(AnimationEdit(curve: curve))
        guard case .spring(let spring) = record.curve else { return XCTFail("no spring") }
        XCTAssertEqual(spring.stiffness, frequency * frequency, accuracy: 1e-6)
        // In closed form: the envelope falls to a thousandth.
        let decay = ratio * frequency
        let b = decay / (frequency * (1 - ratio * ratio).squareRoot())
        XCTAssertEqual(try XCTUnwrap(record.duration), log((1 + b) / 0.001) / decay, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(record.end) - record.begin, try XCTUnwrap(record.duration), accuracy: 1e-6)
    }

    func testASpringBecomesACurve() throws {
        recorder.edits[1] = AnimationEdit(duration: 0.25, curve: .bezier(0.1, 0.2, 0.3, 0.4))
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { self.view.alpha = 0.5 }
        stage.advance(by: 1)
        let record = try XCTUnwrap(records.first)
        guard case .bezier(let points) = record.curve else { return XCTFail("\(record.curve)") }
        for (point, expected) in zip(points, [0.1, 0.2, 0.3, 0.4]) { XCTAssertEqual(point, expected, accuracy: 1e-6) }
        XCTAssertEqual(record.duration, 0.25)
    }

    func testWhatCannotBeChangedIsSaid() {
        fade()
        let keyframes = CAKeyframeAnimation(keyPath: "cornerRadius")
        (keyframes.values, keyframes.duration) = ([0, 10], 1)
        view.layer.add(keyframes, forKey: nil)
        stage.advance(by: 0.1)
        XCTAssertEqual(records.map(\.keyPath), ["opacity", "cornerRadius"])
        XCTAssertEqual(recorder.edit(7, AnimationEdit(duration: 1)), "there is no animation 7")
        XCTAssertEqual(recorder.edit(2, AnimationEdit(to: [1])), "the values of keyframes cannot be changed")
        let spring = AnimationEdit.Curve.spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)
        XCTAssertEqual(recorder.edit(2, AnimationEdit(curve: spring)), "keyframes cannot become a spring")
        XCTAssertEqual(recorder.edit(1, AnimationEdit(to: [1, 2])), "'to' needs 1 number, not 2")
        XCTAssertTrue(recorder.edits.isEmpty)
        XCTAssertNil(recorder.edit(1, AnimationEdit(duration: 1)))
        XCTAssertEqual(recorder.editedRecords.map(\.id), [1])
        XCTAssertNil(recorder.edit(1, nil))
        XCTAssertTrue(recorder.edits.isEmpty)
    }
}
