import Kinora
import TestSupport
import UIKit
import XCTest

final class SwipePinchRotationTests: XCTestCase {
    private func onScene(_ body: @MainActor (RecognizerScene) -> Void) { MainActor.assumeIsolated { RecognizerScene.run(body) } }

    func testASwipeGoesFarEnoughSoonEnoughInItsDirection() {
        onScene { scene in
            let swipe = UISwipeGestureRecognizer()
            scene.add(swipe, "swipe") { "\($0.location(in: nil).x)" }
            let start = CGPoint(x: 100, y: 200)
            for (dx, dy, seconds, isSwipe) in [
                (60, 0, 0.2, true), (60, 40, 0.2, true), (60, 50, 0.2, false), (45, 0, 0.2, false), (-60, 0, 0.2, false),
                (60, 0, 0.7, false),
            ] as [(CGFloat, CGFloat, Double, Bool)] {
                scene.drag([(start, CGPoint(x: start.x + dx, y: start.y + dy))], seconds: seconds)
                XCTAssertEqual(scene.take(), isSwipe ? ["swipe ended 100.0"] : [], "\(dx), \(dy) in \(seconds) s")
            }
            for (direction, distance) in [(.left, (-80, 0)), (.up, (0, -80)), (.down, (0, 80))]
                as [(UISwipeGestureRecognizer.Direction, (CGFloat, CGFloat))]
            {
                swipe.direction = direction
                scene.drag([(start, CGPoint(x: start.x + distance.0, y: start.y + distance.1))], seconds: 0.2)
                XCTAssertEqual(scene.take().count, 1)
            }
        }
    }

    func testASwipeOfTwoFingersNeedsBoth() {
        onScene { scene in
            let swipe = UISwipeGestureRecognizer()
            swipe.numberOfTouchesRequired = 2
            scene.add(swipe, "swipe")
            let paths = [
                (from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50)), (from: CGPoint(x: 50, y: 90), to: CGPoint(x: 150, y: 90)),
            ]
            scene.drag(Array(paths[..<1]), seconds: 0.2)
            XCTAssertEqual(scene.take(), [])
            scene.drag(paths, seconds: 0.2)
            XCTAssertEqual(scene.take(), ["swipe ended"])
        }
    }

    func testAPinchsScaleIsTheDistancesRatioFromWhereItBegan() {
        onScene { scene in
            let pinch = UIPinchGestureRecognizer()
            var scales: [CGFloat] = []
            scene.add(pinch, "pinch") {
                scales.append($0.scale)
                return ""
            }
            @MainActor func touch(_ phase: UITouch.Phase, _ distance: CGFloat) {
                scene.stage.touch(
                    [0, 1].map {
                        TouchSample(
                            time: 0.01, finger: $0, phase: phase, location: CGPoint(x: 160 + ($0 == 0 ? -0.5 : 0.5) * distance, y: 200))
                    })
            }
            touch(.began, 100)
            XCTAssertEqual(pinch.scale, 1)
            touch(.moved, 107)
            XCTAssertEqual(scene.take(), [])
            XCTAssertEqual(pinch.scale, 1, "until it begins")
            touch(.moved, 110)
            touch(.moved, 220)
            XCTAssertEqual(scales, [1, 2])
            XCTAssertEqual(pinch.velocity, (0.6 * 7 + 0.35 * 3 + 0.05 * 110) / 0.01 / 110, accuracy: 1e-6)
            pinch.scale = 1
            touch(.moved, 110)
            XCTAssertEqual(scales.last, 0.5)
            let complaints = Diagnostics.complaints { MainActor.assumeIsolated { pinch.scale = .nan } }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertEqual(pinch.scale, 0.5)
            touch(.ended, 110)
            XCTAssertEqual(scene.take(), ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
        }
    }

    func testARotationCountsWholeTurnsClockwise() {
        onScene { scene in
            let rotation = UIRotationGestureRecognizer()
            scene.view.addGestureRecognizer(rotation)
            @MainActor func touch(_ phase: UITouch.Phase, _ degrees: CGFloat) {
                let angle = degrees * .pi / 180
                scene.stage.touch(
                    [0, 1].map {
                        let distance: CGFloat = $0 == 0 ? -80 : 80
                        return TouchSample(
                            time: 0.01, finger: $0, phase: phase,
                            location: CGPoint(x: 160 + distance * cos(angle), y: 200 + distance * sin(angle)))
                    })
            }
            touch(.began, 0)
            touch(.moved, 4)
            XCTAssertEqual(rotation.state, .possible)
            XCTAssertEqual(rotation.rotation, 0, "until it begins")
            touch(.moved, 10)
            XCTAssertEqual(rotation.state, .began)
            XCTAssertEqual(rotation.rotation, 0, accuracy: 1e-9)
            for degrees in stride(from: 20, through: 460, by: 10) { touch(.moved, CGFloat(degrees)) }
            XCTAssertEqual(rotation.rotation, 450 * .pi / 180, accuracy: 1e-9)
            XCTAssertEqual(rotation.velocity, 10 * .pi / 180 / 0.01, accuracy: 1e-6)
            rotation.rotation = 0
            touch(.moved, 450)
            XCTAssertEqual(rotation.rotation, -10 * .pi / 180, accuracy: 1e-9)
        }
    }

    func testPinchAndRotationGoTogetherWhereADelegateLetsThem() {
        onScene { scene in
            let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer(), answers = GestureAnswers()
            answers.simultaneous = [rotation]
            scene.add(pinch, "pinch")
            scene.add(rotation, "turn")
            @MainActor func run() -> Set<String> {
                scene.drag(
                    [(CGPoint(x: 100, y: 200), CGPoint(x: 60, y: 150)), (CGPoint(x: 200, y: 200), CGPoint(x: 240, y: 250))], seconds: 0.2)
                return Set(scene.take().map { String($0.prefix { $0 != " " }) })
            }
            XCTAssertEqual(run().count, 1)
            pinch.delegate = answers
            XCTAssertEqual(run(), ["pinch", "turn"])
        }
    }

    func testAThirdFingerIsLeftAlone() {
        onScene { scene in
            let pinch = UIPinchGestureRecognizer()
            scene.add(pinch, "pinch")
            scene.drag(
                [
                    (CGPoint(x: 100, y: 200), CGPoint(x: 50, y: 200)), (CGPoint(x: 200, y: 200), CGPoint(x: 250, y: 200)),
                    (CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 300)),
                ], seconds: 0.1, lift: false)
            XCTAssertEqual(pinch.numberOfTouches, 2)
            XCTAssertEqual(pinch.state, .changed)
        }
    }
}
