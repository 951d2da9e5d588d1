import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageTimeTests: XCTestCase {
    func testTimeIsExactAfterManySteps() {
        let stage = Stage.small()
        for step in 1...1000 {
            stage.advance(by: 0.1)
            XCTAssertEqual(stage.now, Double(step * 6) / 60)
        }
        XCTAssertEqual(stage.now, 100)
        XCTAssertEqual(CACurrentMediaTime(), 64 + 100)
        stage.advance(by: 0.0123)
        XCTAssertEqual(stage.now, 100.0123)
    }

    func testAnEventsTimeIsTheNumberOneExpects() {
        let stage = Stage.small()
        let view = stage.addSquare()
        var start = 0.0
        for duration in [0.3, 0.31, 0.0371, 1.0 / 60, 0.1, 2.2] {
            UIView.animate(withDuration: duration) { view.center.x += 1 }
            stage.settle()
            let (frame, nanosecond) = (((start + duration) * 60).rounded() / 60, ((start + duration) * 1e9).rounded() / 1e9)
            XCTAssertEqual(stage.now, abs(frame - start - duration) < 1e-9 ? frame : nanosecond)
            start = stage.now
        }
    }

    func testTheDateFollows() {
        let stage = Stage.small()
        let start = Date(timeIntervalSince1970: 1_767_260_460)
        XCTAssertEqual(Date(), start)
        stage.advance(by: 90)
        XCTAssertEqual(Date(), start + 90)
    }

    func testADisplayLinkTicksAtEveryFrameHoweverTimeIsCut() {
        for step in [1.0 / 60, 0.1, 0.007, 1.0 / 24, 2] {
            let stage = Stage.small()
            var times: [Double] = []
            let link = CADisplayLink { [unowned stage] _ in times.append(stage.now) }
            link.add(to: .main, forMode: .common)
            while stage.now < 2 - 1e-9 { stage.advance(by: min(step, 2 - stage.now)) }
            XCTAssertEqual(times, (1...120).map { Double($0) / 60 }, "steps of \(step)")
            link.invalidate()
            stage.advance(by: 1)
            XCTAssertEqual(times.count, 120)
        }
    }

    func testAPausedLinkAndOneOfFewerFramesTickLess() {
        let stage = Stage.small()
        var counts = [0, 0]
        let paused = CADisplayLink { _ in counts[0] += 1 }
        let half = CADisplayLink { _ in counts[1] += 1 }
        half.preferredFramesPerSecond = 30
        for link in [paused, half] { link.add(to: .main, forMode: .common) }
        stage.advance(by: 0.5)
        paused.isPaused = true
        stage.advance(by: 0.5)
        XCTAssertEqual(counts, [30, 30])
        paused.isPaused = false
        stage.advance(by: 0.5)
        XCTAssertEqual(counts, [60, 45])
        for link in [paused, half] { link.invalidate() }
    }

    func testTheFrameRateMayChangeInBetween() {
        let stage = Stage.small()
        var times: [Double] = []
        let link = CADisplayLink { [unowned stage] _ in times.append(stage.now) }
        link.add(to: .main, forMode: .common)
        stage.framesPerSecond = 10
        stage.advance(by: 0.5)
        stage.framesPerSecond = 4
        stage.advance(by: 1)
        XCTAssertEqual(times, [0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.25, 1.5])
        link.invalidate()
    }

    func testCompletionsDoNotDependOnTheFrameRate() {
        var runs: [[String]] = []
        for rate in [60, 120, 24, 7] {
            let stage = Stage.small()
            stage.framesPerSecond = rate
            let notes = Notes()
            let view = stage.addSquare()
            let link = CADisplayLink { _ in }
            link.add(to: .main, forMode: .common)
            for index in 1...9 {
                UIView.animate(
                    withDuration: 0.0371 * Double(index), delay: 0.013, animations: { view.center.x += 1 },
                    completion: { [unowned stage] _ in notes.add("\(index) \(stage.now)") })
            }
            stage.advance(by: 1)
            link.invalidate()
            runs.append(notes.lines)
        }
        XCTAssertEqual(runs[0].count, 9)
        for run in runs { XCTAssertEqual(run, runs[0]) }
    }

    func testOddStepsChangeNothing() {
        let stage = Stage.small()
        stage.advance(by: 1)
        for seconds in [Double.nan, .infinity, -.infinity, -1] {
            let complaints = Diagnostics.complaints {
                stage.advance(by: seconds)
                stage.settle(timeout: seconds)
            }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertEqual(stage.now, 1)
        }
        stage.advance(by: 0)
        XCTAssertEqual(stage.now, 1)
    }

    func testTheFrameRateIs60ByDefault() {
        let stage = Stage.small()
        XCTAssertEqual(stage.framesPerSecond, 60)
    }

    func testAStageAtRestAdvancesWithoutWork() {
        let stage = Stage.small()
        _ = stage.addSquare()
        stage.settle()
        let image = stage.image()
        let start = clock()
        stage.advance(by: 3600)
        XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 0.1)
        XCTAssertEqual(stage.now, 3600)
        XCTAssertEqual(FrameDigest(stage.image()), FrameDigest(image))
    }

    func testTenThousandViewsAdvanceQuickly() {
        let stage = Stage.small()
        for index in 0..<100 {
            let row = UIView(frame: CGRect(x: 0, y: index, width: 60, height: 1))
            for column in 0..<99 { row.addSubview(UIView(frame: CGRect(x: column, y: 0, width: 1, height: 1))) }
            stage.window.addSubview(row)
        }
        stage.advance(by: 0.1)
        let start = clock()
        stage.advance(by: 10)
        XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 0.1)
    }
}

private let movementsOfTime: [@MainActor (Stage) -> Void] = [{ $0.advance(by: 1) }, { $0.settle() }]

@Suite struct StageTimeTrapTests {
    @Test(arguments: movementsOfTime.indices) func movingTimeWithinACallbackTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                let view = stage.addSquare()
                UIView.animate(
                    withDuration: 0.5, animations: { view.alpha = 0 }, completion: { _ in movementsOfTime[index](stage) })
                stage.advance(by: 1)
            }
        }
        #expect(
            result.trapSentence
                == "Stage.advance: called at 0.5 s while time is moving on already, from within a callback or from another task. "
                + "Let the first advance or settle return before the next.")
    }

    @Test func aFrameRateOfNothingTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { Stage.small().framesPerSecond = 0 }
        }
        #expect(result.trapSentence == "Stage.framesPerSecond: 0. Set 1 to 1000.")
    }
}
