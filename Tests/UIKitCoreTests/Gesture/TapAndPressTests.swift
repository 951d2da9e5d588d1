import Kinora
import UIKit
import XCTest

final class TapAndPressTests: XCTestCase {
    private func onScene(framesPerSecond: Int = 60, _ body: @MainActor (RecognizerScene) -> Void) {
        MainActor.assumeIsolated { RecognizerScene.run(framesPerSecond: framesPerSecond, body) }
    }

    func testATapIsRecognizedWhenTheFingerIsLifted() {
        onScene { scene in
            let tap = UITapGestureRecognizer()
            scene.add(tap, "tap") { "\($0.numberOfTouches) at \($0.location(in: scene.view).x)" }
            scene.tap(100, 100)
            XCTAssertEqual(scene.take(), ["tap ended 1 at 100.0"])
            XCTAssertEqual(tap.state, .possible)
        }
    }

    func testAFingerThatStraysStaysOrIsTakenAwayIsNoTap() {
        onScene { scene in
            scene.add(UITapGestureRecognizer(), "tap")
            scene.drag([(CGPoint(x: 100, y: 100), CGPoint(x: 110.5, y: 100))], seconds: 0.1)
            scene.tap(100, 100, seconds: 0.76)
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: CGPoint(x: 9, y: 9)),
                TouchSample(time: 0.1, phase: .cancelled, location: CGPoint(x: 9, y: 9)),
            ])
            XCTAssertEqual(scene.take(), [])
            scene.drag([(CGPoint(x: 100, y: 100), CGPoint(x: 110, y: 100))], seconds: 0.1)
            scene.tap(100, 100, seconds: 0.74)
            XCTAssertEqual(scene.take(), ["tap ended", "tap ended"])
        }
    }

    func testADoubleTapNeedsTwoSoonAfterEachOtherAtOneLocation() {
        onScene { scene in
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            scene.add(double, "double")
            for (pause, distance, expected) in [(0.3, 0, 1), (0.36, 0, 0), (0.1, 44, 1), (0.1, 46, 0)] as [(Double, CGFloat, Int)] {
                scene.tap(100, 100)
                scene.stage.advance(by: pause)
                scene.tap(100 + distance, 100)
                scene.stage.advance(by: 1)
                XCTAssertEqual(scene.take().count, expected, "\(pause) s, \(distance) points")
            }
        }
    }

    func testATapComesExactlyWhenTheDoubleTapItWaitsForHasFailed() {
        onScene { scene in
            let one = UITapGestureRecognizer(), two = UITapGestureRecognizer()
            two.numberOfTapsRequired = 2
            one.require(toFail: two)
            var when = 0.0
            scene.add(one, "one") { _ in
                when = scene.stage.now
                return ""
            }
            scene.add(two, "two")
            scene.tap(100, 100)
            let lifted = scene.stage.now
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.take(), ["one ended"])
            XCTAssertEqual(when, lifted + 0.35, accuracy: 1e-4)
            scene.tap(100, 100)
            scene.tap(100, 100)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.take(), ["two ended"])
        }
    }

    func testSeveralFingersTapTogether() {
        onScene { scene in
            let pair = UITapGestureRecognizer()
            pair.numberOfTouchesRequired = 2
            scene.add(pair, "pair") { "\($0.numberOfTouches)" }
            scene.tap(100, 100, fingers: 2)
            XCTAssertEqual(scene.take(), ["pair ended 2"])
            scene.tap(100, 100, fingers: 3)
            scene.tap(100, 100, fingers: 1)
            XCTAssertEqual(scene.take(), [])
        }
    }

    func testALongPressBeginsAfterItsTimeWhateverTheFrameRate() {
        for rate in [60, 120, 1000] {
            onScene(framesPerSecond: rate) { scene in
                var began = 0.0
                scene.add(UILongPressGestureRecognizer(), "press") {
                    if $0.state == .began { began = scene.stage.now }
                    return ""
                }
                let at = scene.stage.now
                scene.stage.touch([TouchSample(time: 0.003, phase: .began, location: CGPoint(x: 50, y: 50))])
                scene.stage.advance(by: 0.6)
                scene.stage.touch([
                    TouchSample(time: 0, phase: .moved, location: CGPoint(x: 150, y: 50)),
                    TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 150, y: 50)),
                ])
                XCTAssertEqual(scene.take(), ["press began", "press changed", "press ended"])
                XCTAssertEqual(began, at + 0.503, accuracy: 1e-6)
            }
        }
    }

    func testALongPressFailsWhenTheFingerMovesAwayOrIsLiftedBefore() {
        onScene { scene in
            scene.add(UILongPressGestureRecognizer(), "press")
            scene.tap(50, 50, seconds: 0.49)
            scene.drag([(CGPoint(x: 50, y: 50), CGPoint(x: 65, y: 50))], seconds: 0.6)
            XCTAssertEqual(scene.take(), [])
            scene.drag([(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))], seconds: 0.6)
            XCTAssertEqual(scene.take().first, "press began")
        }
    }

    func testALongPressMayNeedTapsBefore() {
        onScene { scene in
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = 1
            press.minimumPressDuration = 0.2
            scene.add(press, "press")
            scene.tap(50, 50, seconds: 0.3)
            XCTAssertEqual(scene.take(), [])
            scene.stage.advance(by: 0.1)
            scene.tap(50, 50, seconds: 0.3)
            XCTAssertEqual(scene.take(), ["press began", "press ended"])
        }
    }
}
