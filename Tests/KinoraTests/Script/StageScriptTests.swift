import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageScriptTests: XCTestCase {
    private static let twoFingers = """
        screen 320 480
        0.013 0 began 50 60
        0.025000001 0 moved 55.5 60
        0.0333 1 began 200 100
        0.041666667 0 moved 60 70
        0.041666667 1 moved 210 100
        0.1 0 ended 60 70
        0.1 0 began 61 71
        0.15 1 cancelled 210 100
        0.2 0 ended 61 71
        """

    func testAScriptIsPlayedFromThePresentTimeOn() throws {
        let log = TouchLog()
        let script = try GestureScript(text: Self.twoFingers)
        log.stage.advance(by: 0.5)
        log.stage.play(script)
        XCTAssertEqual(
            log.take(),
            [
                "began 0.5130 50.00 60.00", "moved 0.5250 55.50 60.00", "began 0.5333 200.00 100.00", "moved 0.5417 60.00 70.00",
                "moved 0.5417 210.00 100.00", "ended 0.6000 60.00 70.00", "began 0.6000 61.00 71.00", "cancelled 0.6500 210.00 100.00",
                "ended 0.7000 61.00 71.00",
            ])
        XCTAssertEqual(log.stage.now, 0.7, accuracy: 1e-9)
    }

    func testWhatAPlayedScriptDeliversIsTheScript() throws {
        let log = TouchLog()
        let script = try GestureScript(text: Self.twoFingers)
        for start in [0.0, 0.1, 1.0 / 3] {
            log.stage.advance(by: start)
            XCTAssertEqual(log.stage.recordGestures { log.stage.play(script) }, script)
        }
        for seed in 1000..<1050 as Range<UInt64> {
            var random = Dice(seed: seed)
            let samples = random.script().samples.filter { abs($0.location.x) < 1e9 && $0.phase != .stationary }
            guard let script = try? GestureScript(samples, screen: CGSize(width: 320, height: 480)) else { continue }
            let record = log.stage.recordGestures { log.stage.play(script) }
            XCTAssertEqual(record, script, "seed \(seed)")
            var down = Set<Int>()
            for sample in script.samples {
                if sample.phase == .began {
                    down.insert(sample.finger)
                } else if sample.phase != .moved {
                    down.remove(sample.finger)
                }
            }
            log.stage.touch(down.map { TouchSample(time: 0, finger: $0, phase: .cancelled, location: .zero) })
        }
    }

    func testVerbsAreRecordedAndPlayBackTheSame() throws {
        let log = TouchLog()
        let script = log.stage.recordGestures {
            log.stage.tap(at: CGPoint(x: 20, y: 30))
            log.stage.advance(by: 0.25)
            log.stage.pinch(at: CGPoint(x: 160, y: 240), from: 50, to: 100)
        }
        let lines = log.take()
        XCTAssertEqual(script.screen, CGSize(width: 320, height: 480))
        XCTAssertEqual(script.duration, 0.83)
        XCTAssertEqual(try GestureScript(text: script.text), script)
        let again = log.stage.recordGestures { log.stage.play(script) }
        XCTAssertEqual(again, script)
        XCTAssertEqual(log.take().map { $0.split(separator: " ").dropFirst(2) }, lines.map { $0.split(separator: " ").dropFirst(2) })
    }

    func testFingersThatWereDownBeforeAreLeftOut() {
        let log = TouchLog()
        log.stage.touch([TouchSample(time: 0, phase: .began, location: .zero)])
        let script = log.stage.recordGestures {
            log.stage.touch([
                TouchSample(time: 0.1, phase: .moved, location: CGPoint(x: 1, y: 1)),
                TouchSample(time: 0.2, phase: .ended, location: CGPoint(x: 1, y: 1)),
                TouchSample(time: 0.3, phase: .began, location: CGPoint(x: 2, y: 2)),
            ])
        }
        XCTAssertEqual(script.samples, [TouchSample(time: 0.3, phase: .began, location: CGPoint(x: 2, y: 2))])
    }

    func testAnErrorEndsTheRecording() throws {
        struct Stop: Error {}
        let log = TouchLog()
        let fail: () throws -> Void = { throw Stop() }
        XCTAssertThrowsError(try log.stage.recordGestures(while: fail))
        let outer = log.stage.recordGestures {
            let inner = log.stage.recordGestures { log.stage.tap(at: CGPoint(x: 5, y: 5)) }
            XCTAssertEqual(inner.samples.count, 2)
            log.stage.tap(at: CGPoint(x: 5, y: 5))
        }
        XCTAssertEqual(outer.samples.count, 4)
    }

    func testAScriptForAnotherScreenIsPlayedWithALine() throws {
        let log = TouchLog()
        let script = try GestureScript(text: "screen 100 200\n0 0 began 5 5\n0 0 ended 5 5\n")
        let lines = Diagnostics.complaints { MainActor.assumeIsolated { log.stage.play(script) } }
        XCTAssertEqual(
            lines, ["A gesture script for a screen of 100.0 x 200.0 points is played on one of 320.0 x 480.0."])
        XCTAssertEqual(log.take().count, 2)
    }

    func testItIsPlayedInAnAsyncContext() async throws {
        try await Self.playAsync()
    }

    private static func playAsync() async throws {
        let log = TouchLog()
        let script = try GestureScript(text: twoFingers)
        let record = await log.stage.recordGestures { await log.stage.play(script) }
        XCTAssertEqual(record, script)
        XCTAssertEqual(log.take().count, 9)
    }
}
