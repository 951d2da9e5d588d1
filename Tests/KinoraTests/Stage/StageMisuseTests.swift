import Headless
import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

/// Misuse of the stage while a test runs; `StageMisuseTrapTests` shows what it does without one.
@preconcurrency @MainActor
final class StageMisuseTests: XCTestCase {
    func testTappingACoveredViewFailsAtTheCallersLineWithoutATouch() {
        var line = 0
        let failures = misuses {
            let stage = Stage.small()
            let (below, above) = (TapCounter(), TapCounter())
            for view in [below, above] {
                view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                stage.window.addSubview(view)
            }
            line = #line + 1
            stage.tap(at: below)
            XCTAssertEqual([below.count, above.count], [0, 0])
            XCTAssertEqual(stage.now, 0)
            stage.tap(at: above)
            XCTAssertEqual(above.count, 1, "the run goes on")
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.line, line)
        XCTAssertEqual(failures.first?.file, #filePath)
        XCTAssertEqual(failures.first?.sentence.hasPrefix("Stage.tap(at:): a finger does not reach "), true)
    }

    func testEveryVerbNamesTheCallersLine() {
        let away = UIView()
        let verbs: [@MainActor (Stage, UInt) -> Void] = [
            { $0.tap(at: away, line: $1) }, { $0.doubleTap(at: away, line: $1) }, { $0.longPress(at: away, line: $1) },
            { $0.drag(from: away, to: CGPoint.zero, line: $1) }, { $0.drag(from: CGPoint.zero, to: away, line: $1) },
            { $0.swipe(from: away, to: CGPoint.zero, line: $1) }, { $0.pinch(at: away, from: 10, to: 20, line: $1) },
            { $0.rotate(at: away, by: 1, line: $1) }, { $0.hover(at: away, line: $1) },
            { $0.hover(from: away, to: CGPoint.zero, line: $1) }, { $0.press(.select, duration: -1, line: $1) },
            { $0.tap(at: CGPoint.zero, fingers: 11, line: $1) }, { $0.tap(at: CGPoint(x: CGFloat.nan, y: 0), line: $1) },
            { $0.touch([TouchSample(time: 0, phase: .ended, location: .zero)], line: $1) },
            { $0.drag(from: CGPoint.zero, to: CGPoint.zero, releaseVelocity: -1, line: $1) },
        ]
        let failures = misuses {
            let stage = Stage.small()
            for (index, verb) in verbs.enumerated() { verb(stage, UInt(1000 + index)) }
            XCTAssertEqual(stage.now, 0)
        }
        XCTAssertEqual(failures.map(\.line), verbs.indices.map { 1000 + $0 })
        XCTAssertEqual(failures.first?.sentence.contains("it is in no window"), true)
    }

    func testAFingerThatIsAbsentIsLeftOutAndTheOthersAreNot() {
        let failures = misuses {
            let stage = Stage.small()
            let view = TapCounter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.window.addSubview(view)
            let point = CGPoint(x: 5, y: 5)
            stage.touch([
                TouchSample(time: 0, finger: 7, phase: .moved, location: point),
                TouchSample(time: 0, finger: 1, phase: .began, location: point),
                TouchSample(time: -1, finger: 1, phase: .moved, location: point),
                TouchSample(time: 0.1, finger: 1, phase: .ended, location: point),
            ])
            XCTAssertEqual(view.count, 1)
            XCTAssertEqual(stage.now, 0.1)
        }
        XCTAssertEqual(
            failures.map(\.sentence),
            [
                "Stage.touch: sample 1: finger 7 is moved, but it is not down. Let it begin first.",
                "Stage.touch: sample 3 is at -1.0 s, after one at 0.0 s. Give finite times, in order, from 0.",
            ])
    }

    func testANestedAdvanceFailsAtItsOwnLineAndTheOuterOneGoesOn() {
        var line = 0
        let failures = misuses {
            let stage = Stage.small()
            let view = stage.addSquare()
            let animate = { [unowned stage] in
                UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
                    line = #line + 1
                    stage.advance(by: 5)
                }
            }
            animate()
            stage.advance(by: 1)
            XCTAssertEqual(stage.now, 1)
            stage.advance(by: 1)
            XCTAssertEqual(stage.now, 2)
        }
        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.first?.sentence.hasPrefix("Stage.advance: called at 0.5 s while time is moving"), true)
    }

    func testASecondStageEndsTheFirstOneThatWasKept() {
        var lines: [Int] = []
        let failures = misuses {
            let first = Stage.small()
            let old = first.addSquare()
            lines.append(#line + 1)
            let second = Stage()
            let view = second.addSquare()
            UIView.animate(withDuration: 1) { view.center.x += 100 }
            second.advance(by: 0.25)
            XCTAssertEqual(second.now, 0.25)
            XCTAssertNotNil(view.layer.animation(forKey: "position"))
            lines.append(#line + 1)
            first.tap(at: old)
            lines.append(#line + 1)
            first.advance(by: 1)
            XCTAssertEqual([first.now, second.now], [0, 0.25])
        }
        XCTAssertEqual(failures.map(\.line), lines)
        XCTAssertEqual(failures.first?.sentence.contains("Stage+Testing.swift"), true, "it names who made the first")
        // The first one's end, after the second's, took nothing away.
        let third = Stage.small()
        third.advance(by: 0.5)
        XCTAssertEqual(third.now, 0.5)
    }

    func testAnImpossibleDeviceOrFrameRateIsRefused() {
        var line = 0
        let failures = misuses {
            line = #line + 1
            let stage = Stage(device: Device(name: "none", size: .zero, scale: 1))
            XCTAssertEqual(stage.device, .iPhone15)
            stage.framesPerSecond = 0
            XCTAssertEqual(stage.framesPerSecond, 60)
        }
        XCTAssertEqual(failures.map(\.line), [line, nil])
    }

    func testWhatIsDueWithoutAwaitFailsOnceInACallAndTimeGoesOn() async {
        let failures = misuses {
            let stage = Stage.small()
            // Something that the block needs no stage for: it is run long after, when the test awaits.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) {}
            let left = stage.settle(timeout: 1)
            XCTAssertEqual(left.count, 1)
            stage.advance(by: 1)
            XCTAssertGreaterThanOrEqual(stage.now, 1)
        }
        XCTAssertEqual(failures.count, 2, "once in each call")
        XCTAssertEqual(failures.first?.sentence.hasSuffix("Write 'await stage.advance(by:)' or 'await stage.settle()'."), true)
    }

    /// Without a test: a task that waits is a line in the log.
    func testAProgramGetsAReportOfAWaitingTaskAndContinues() async {
        let stage = Stage.small()
        Task {}
        let complaints = Diagnostics.complaints { stage.advanceNow(by: 0.25) }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(complaints.first?.hasPrefix("Stage.advance: a task of the main actor waits to run"), true)
    }

    func testAFailureOutsideTheTestsTaskIsRecordedWhenTheCallReturns() async {
        let reporter = RecordingReporter(test: "mine")
        await reporter.install {
            let stage = Stage.small()
            let view = stage.addSquare()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                MainActor.assumeIsolated {
                    reporter.runningTest = nil
                    view.center.x = .nan
                    reporter.runningTest = "mine"
                    XCTAssertEqual(reporter.failures.count, 0)
                }
            }
            await stage.advance(by: 1)
            XCTAssertEqual(reporter.failures.count, 1)
            XCTAssertEqual(stage.now, 1)
        }
    }

    func testATrapSaysFirstWhichTestAndWhichCallItWasIn() {
        let reporter = RecordingReporter(test: "CardTests.testOpens")
        reporter.install {
            let stage = Stage.small()
            XCTAssertEqual(Diagnostics.testContext, "the test CardTests.testOpens ends here")
            var context: String?
            DispatchQueue.main.async { context = Diagnostics.testContext }
            stage.advance(by: 0.1, file: "/Cards/CardTests.swift", line: 12)
            XCTAssertEqual(context, "the test CardTests.testOpens ends here, in the call at /Cards/CardTests.swift:12")
            withExtendedLifetime(stage) {}
        }
    }
}

/// The reports of a body, each with its line.
@MainActor private func misuses(_ body: @MainActor () -> Void) -> [RecordingReporter.Failure] {
    let reporter = RecordingReporter(test: "StageMisuseTests")
    reporter.install { MainActor.assumeIsolated { body() } }
    return reporter.failures
}

extension Stage {
    /// In an async function the plain names mean the async forms.
    fileprivate func advanceNow(by seconds: Double) { advance(by: seconds) }
    fileprivate func addSquareNow() -> UIView { addSquare() }
}

/// Counts fingers that are lifted from it.
private final class TapCounter: UIView {
    private(set) var count = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

@Suite struct StageMisuseTrapTests {
    /// After a task that waits, which is a line in the log.
    @Test func aTimerThatIsDueInASyncCallTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                let view = stage.addSquareNow()
                Task {}
                stage.advanceNow(by: 0.25)
                UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { _ in
                    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in }
                }
                stage.advanceNow(by: 1)
            }
        }
        #expect(result.trapSentence?.contains("is due at 0.75 s") == true)
    }
}

@Suite struct StageOutputTests {
    @Test func aKilledProcessHasSaidWhatItPrinted() async {
        let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) { @MainActor in
            ProcessOutput.endLines()
            let stage = Stage.small()
            print("the last words")
            kill(getpid(), SIGKILL)
            withExtendedLifetime(stage) {}
        }
        #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self).hasSuffix("the last words\n") } == true)
    }
}
