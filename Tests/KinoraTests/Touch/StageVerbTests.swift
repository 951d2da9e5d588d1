import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageVerbTests: XCTestCase {
    private func onLog(_ body: @MainActor (TouchLog) -> Void) { MainActor.assumeIsolated { body(TouchLog()) } }

    func testTapsComeDownAndAreLifted() {
        onLog { log in
            log.stage.tap(at: CGPoint(x: 50, y: 60))
            XCTAssertEqual(log.take(), ["began 0.0000 50.00 60.00", "ended 0.0800 50.00 60.00"])
            log.stage.tap(at: CGPoint(x: 100, y: 60), fingers: 2, duration: 0.02)
            XCTAssertEqual(
                log.take(),
                ["began 0.0800 80.00 60.00", "began 0.0800 120.00 60.00", "ended 0.1000 80.00 60.00", "ended 0.1000 120.00 60.00"])
            log.stage.doubleTap(at: CGPoint(x: 5, y: 6))
            XCTAssertEqual(
                log.take(), ["began 0.1000 5.00 6.00", "ended 0.1800 5.00 6.00", "began 0.2800 5.00 6.00", "ended 0.3600 5.00 6.00"])
            log.stage.longPress(at: CGPoint(x: 5, y: 6))
            XCTAssertEqual(log.take(), ["began 0.3600 5.00 6.00", "ended 1.1100 5.00 6.00"])
        }
    }

    func testEachVerbIsRecognizedAsWhatItIs() {
        onLog { log in
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            let tap = UITapGestureRecognizer()
            tap.require(toFail: double)
            let swipe = UISwipeGestureRecognizer()
            let all: [UIGestureRecognizer] = [
                double, tap, UILongPressGestureRecognizer(), swipe, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                UIRotationGestureRecognizer(),
            ]
            var received: [String] = []
            let listener = Listener { sender in
                MainActor.assumeIsolated { if sender.state != .changed { received.append("\(sender.name ?? "") \(sender.state)") } }
            }
            for (recognizer, name) in zip(all, ["double", "tap", "press", "swipe", "pan", "pinch", "turn"]) {
                recognizer.name = name
                listener.listen(to: recognizer)
                log.view.addGestureRecognizer(recognizer)
            }
            let middle = CGPoint(x: 160, y: 240)
            @MainActor func saw(_ body: () -> Void) -> [String] {
                received = []
                body()
                log.stage.advance(by: 1)
                return received
            }
            XCTAssertEqual(saw { log.stage.tap(at: middle) }, ["tap ended"])
            XCTAssertEqual(saw { log.stage.doubleTap(at: middle) }, ["double ended"])
            XCTAssertEqual(saw { log.stage.longPress(at: middle) }, ["press began", "press ended"])
            XCTAssertEqual(saw { log.stage.drag(from: middle, to: CGPoint(x: 160, y: 300)) }, ["pan began", "pan ended"])
            all[4].isEnabled = false
            XCTAssertEqual(saw { log.stage.swipe(from: middle, to: CGPoint(x: 300, y: 250)) }, ["swipe ended"])
            XCTAssertEqual(saw { log.stage.pinch(at: middle, from: 60, to: 200) }, ["pinch began", "pinch ended"])
            XCTAssertEqual(saw { log.stage.rotate(at: middle, by: 1) }, ["turn began", "turn ended"])
        }
    }

    func testThePanReportsTheReleaseVelocityWithinOnePercent() {
        onLog { log in
            let pan = UIPanGestureRecognizer()
            log.view.addGestureRecognizer(pan)
            var velocity = CGPoint.zero
            let listener = Listener { _ in MainActor.assumeIsolated { velocity = pan.velocity(in: nil) } }
            listener.listen(to: pan)
            for (to, duration, speed, fingers) in [
                (CGPoint(x: 220, y: 100), 0.3, 1000.0, 1), (CGPoint(x: 20, y: 400), 0.5, 250, 2), (CGPoint(x: 40, y: 100), 0.2, 4000, 1),
                (CGPoint(x: 120, y: 300), 1, 0, 3),
            ] {
                log.stage.drag(from: CGPoint(x: 100, y: 100), to: to, duration: duration, releaseVelocity: speed, fingers: fingers)
                let distance = CGVector(dx: to.x - 100, dy: to.y - 100)
                let length = hypot(distance.dx, distance.dy)
                XCTAssertEqual(velocity.x, speed * distance.dx / length, accuracy: speed * 0.001 + 1e-9)
                XCTAssertEqual(velocity.y, speed * distance.dy / length, accuracy: speed * 0.001 + 1e-9)
            }
            log.stage.swipe(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 220, y: 100), duration: 0.2)
            XCTAssertEqual(velocity.x, 1500, accuracy: 1, "one and a half times the mean")
        }
    }

    func testPinchesAndTurnsEndWhereTheyShouldAsFastAsTheyShould() {
        onLog { log in
            let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
            var speeds: (scale: CGFloat, rotation: CGFloat) = (0, 0)
            var ends: (scale: CGFloat, rotation: CGFloat) = (0, 0)
            let listener = Listener { _ in
                MainActor.assumeIsolated {
                    speeds = (pinch.velocity, rotation.velocity)
                    ends = (pinch.scale, rotation.rotation)
                }
            }
            for recognizer in [pinch, rotation] { listener.listen(to: recognizer) }
            log.view.addGestureRecognizer(pinch)
            log.stage.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 200, angle: .pi / 4, releaseVelocity: 300)
            // It began with the sample that was 8 points or more apart from the first.
            let reference = 200 / ends.scale
            XCTAssertEqual(reference, 110, accuracy: 2.1)
            XCTAssertEqual(speeds.scale, 300 / reference, accuracy: 0.01)
            log.stage.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 50)
            XCTAssertEqual(speeds.scale, 0, accuracy: 1e-9)
            pinch.isEnabled = false
            log.view.addGestureRecognizer(rotation)
            log.stage.rotate(at: log.view, by: -2.5, releaseVelocity: 3)
            XCTAssertEqual(ends.rotation, -2.4, accuracy: 0.05)
            XCTAssertEqual(speeds.rotation, -3, accuracy: 0.03)
        }
    }

    func testAFingerThatIsHeldStaysWhileOthersWork() {
        onLog { log in
            log.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 9, y: 9))])
            log.stage.tap(at: CGPoint(x: 100, y: 100))
            log.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 9, y: 9))])
            XCTAssertEqual(
                log.take(),
                ["began 0.0000 9.00 9.00", "began 0.0000 100.00 100.00", "ended 0.0800 100.00 100.00", "ended 0.0800 9.00 9.00"])
        }
    }

    func testNoTimeAndNoDistanceAreAllowed() {
        onLog { log in
            log.stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), duration: 0, releaseVelocity: 100)
            XCTAssertEqual(log.take(), ["began 0.0000 10.00 10.00", "moved 0.0000 90.00 10.00", "ended 0.0000 90.00 10.00"])
            log.stage.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10), duration: 0.05)
            XCTAssertEqual(log.take().last, "ended 0.0500 10.00 10.00")
            log.stage.tap(at: CGPoint(x: 10, y: 10), duration: 0)
            XCTAssertEqual(log.take().count, 2)
            XCTAssertEqual(log.stage.now, 0.05)
        }
    }

    func testRoundingErrorsOfTimesAreForgiven() {
        let stage = Stage()
        let location = CGPoint(x: 10, y: 10)
        let time = 0.1 * 12 / 12
        XCTAssertGreaterThan(time, 0.1)
        stage.touch([
            TouchSample(time: 0, phase: .began, location: location), TouchSample(time: time, phase: .moved, location: location),
            TouchSample(time: 0.1, phase: .ended, location: location),
        ])
        XCTAssertEqual(stage.now, 0.1, accuracy: 1e-9)
    }

    func testTheyWaitForOthersInAnAsyncContext() async {
        await MainActor.run {}
        await Self.asyncVerbs()
    }

    private static func asyncVerbs() async {
        let log = TouchLog()
        await log.stage.tap(at: CGPoint(x: 50, y: 60))
        XCTAssertEqual(log.take().last, "ended 0.0800 50.00 60.00")
        await log.stage.doubleTap(at: CGPoint(x: 50, y: 60))
        await log.stage.longPress(at: CGPoint(x: 50, y: 60), duration: 0.1)
        await log.stage.drag(from: CGPoint(x: 50, y: 60), to: log.view, duration: 0.1)
        XCTAssertEqual(log.take().last, "ended 0.5400 160.00 240.00")
        await log.stage.swipe(from: log.view, to: CGPoint(x: 50, y: 60), duration: 0.1)
        await log.stage.pinch(at: log.view, from: 100, to: 50, duration: 0.1)
        await log.stage.rotate(at: log.view, by: 1, duration: 0.1)
        XCTAssertEqual(log.stage.now, 0.84, accuracy: 1e-9)
    }
}

private let middle = CGPoint(x: 10, y: 10)
private let impossibleVerbs: [(call: @MainActor (Stage) -> Void, sentence: String)] = [
    ({ $0.tap(at: middle, fingers: 0) }, "Stage.tap(at:): 0 fingers. Give it 1 to 10."),
    ({ $0.tap(at: CGPoint(x: CGFloat.nan, y: 1)) }, "Stage.tap(at:): a place at (nan, 1.0). Give it a finite point."),
    ({ $0.longPress(at: middle, duration: -1) }, "Stage.longPress(at:): a duration of -1.0. Give it seconds, 0 to 3600."),
    (
        { $0.drag(from: middle, to: middle, duration: .infinity) },
        "Stage.drag(from:to:): a duration of inf. Give it seconds, 0 to 3600."
    ),
    (
        { $0.swipe(from: middle, to: middle, releaseVelocity: -1) },
        "Stage.swipe(from:to:): a release velocity of -1.0. Give it finite points a second, 0 or more."
    ),
    (
        { $0.pinch(at: middle, from: 0, to: 10) },
        "Stage.pinch(at:from:to:): a distance of 0.0. Give it finite points, more than 0."
    ),
    ({ $0.rotate(at: middle, by: .nan) }, "Stage.rotate(at:by:): an angle of nan. Give it finite radians."),
]

@Suite struct StageVerbTrapTests {
    @Test(arguments: impossibleVerbs.indices) func numbersThatCannotBeTrap(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps { impossibleVerbs[index].call(TouchLog().stage) }
        }
        #expect(result.trapSentence == impossibleVerbs[index].sentence)
    }
}
