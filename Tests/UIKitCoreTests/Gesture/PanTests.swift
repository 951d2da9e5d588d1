import Kinora
import TestSupport
@testable import UIFoundation
@testable import UIKitCore
import XCTest

final class PanTests: XCTestCase {
    private func onScene(_ body: @MainActor (RecognizerScene) -> Void) { MainActor.assumeIsolated { RecognizerScene.run(body) } }

    func testAPanBeginsAfterTenPointsWithTheWholeTranslation() {
        onScene { scene in
            let pan = UIPanGestureRecognizer()
            scene.add(pan, "pan") { "\($0.translation(in: nil).x)" }
            scene.stage.touch(
                [0, 9, 10, 12].enumerated().map { index, x in
                    TouchSample(time: 0.1 * Double(index), phase: index == 0 ? .began : .moved, location: CGPoint(x: 50 + x, y: 50))
                })
            XCTAssertEqual(scene.take(), ["pan began 10.0", "pan changed 12.0"])
            scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 62, y: 50))])
            XCTAssertEqual(scene.take(), ["pan ended 12.0"])
        }
    }

    func testAFingerMoreOrLessMovesNothing() {
        onScene { scene in
            let pan = UIPanGestureRecognizer()
            scene.view.addGestureRecognizer(pan)
            @MainActor func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ finger: Int) {
                scene.stage.touch([TouchSample(time: 0.01, finger: finger, phase: phase, location: CGPoint(x: x, y: 50))])
            }
            touch(.began, 50, 0)
            touch(.moved, 70, 0)
            touch(.began, 200, 1)
            XCTAssertEqual(pan.translation(in: nil).x, 20, accuracy: 1e-9)
            // The middle goes half the distance of the one that moves.
            touch(.moved, 90, 0)
            XCTAssertEqual(pan.translation(in: nil).x, 30, accuracy: 1e-9)
            touch(.ended, 200, 1)
            XCTAssertEqual(pan.translation(in: nil).x, 30, accuracy: 1e-9)
            touch(.moved, 91, 0)
            XCTAssertEqual(pan.translation(in: nil).x, 31, accuracy: 1e-9)
            XCTAssertEqual(pan.location(in: nil).x, 91, accuracy: 1e-9)
        }
    }

    func testTheVelocityIsThatOfTheFingersAndZeroWhenTheyRest() {
        onScene { scene in
            let pan = UIPanGestureRecognizer()
            var atEnd = CGPoint.zero
            scene.add(pan, "pan") {
                if $0.state == .ended { atEnd = $0.velocity(in: nil) }
                return ""
            }
            scene.drag([(CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 90))], seconds: 0.2)
            XCTAssertEqual(atEnd.x, 500, accuracy: 1e-6)
            XCTAssertEqual(atEnd.y, 200, accuracy: 1e-6)
            scene.drag([(CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 90))], seconds: 0.2, lift: false)
            scene.stage.touch([TouchSample(time: 0.05, phase: .ended, location: CGPoint(x: 150, y: 90))])
            XCTAssertEqual(atEnd, .zero)
        }
    }

    func testATurnedAndEnlargedViewSeesTheTranslationInItsOwnSpace() {
        onScene { scene in
            let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
            scene.view.addSubview(inner)
            let pan = UIPanGestureRecognizer()
            scene.view.addGestureRecognizer(pan)
            scene.drag([(CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20))], seconds: 0.1, lift: false)
            XCTAssertEqual(pan.translation(in: scene.view), CGPoint(x: 40, y: 0))
            XCTAssertEqual(pan.translation(in: inner).x, 0, accuracy: 1e-9)
            XCTAssertEqual(pan.translation(in: inner).y, -20, accuracy: 1e-9)
            XCTAssertEqual(pan.velocity(in: inner).y, -200, accuracy: 1e-6)
            pan.setTranslation(CGPoint(x: 0, y: 5), in: inner)
            XCTAssertEqual(pan.translation(in: scene.view).x, -10, accuracy: 1e-9)
            XCTAssertEqual(pan.translation(in: inner).y, 5, accuracy: 1e-9)
            let complaints = Diagnostics.complaints {
                MainActor.assumeIsolated { pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil) }
            }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertEqual(pan.translation(in: inner).y, 5, accuracy: 1e-9)
        }
    }

    func testTooFewFingersDoNotPanAndTooManyFail() {
        onScene { scene in
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            pan.maximumNumberOfTouches = 2
            scene.add(pan, "pan")
            let paths = (0..<3).map { (from: CGPoint(x: 50 + 40 * $0, y: 50), to: CGPoint(x: 50 + 40 * $0, y: 150)) }
            scene.drag(Array(paths[..<1]), seconds: 0.1)
            scene.drag(paths, seconds: 0.1)
            XCTAssertEqual(scene.take(), [])
            scene.drag(Array(paths[..<2]), seconds: 0.1)
            XCTAssertEqual(scene.take().first, "pan began")
        }
    }

    func testAnEdgePanBeginsAtItsEdgeAndGoesInwards() {
        onScene { scene in
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            scene.add(edge, "edge")
            for (from, to, isPan) in [
                (CGPoint(x: 2, y: 200), CGPoint(x: 90, y: 210), true), (CGPoint(x: 20, y: 200), CGPoint(x: 90, y: 210), true),
                (CGPoint(x: 21, y: 200), CGPoint(x: 90, y: 210), false), (CGPoint(x: 2, y: 200), CGPoint(x: 40, y: 300), false),
                (CGPoint(x: 318, y: 200), CGPoint(x: 200, y: 200), false),
            ] {
                scene.drag([(from, to)], seconds: 0.2)
                XCTAssertEqual(scene.take().first == "edge began", isPan, "from \(from) to \(to)")
            }
        }
    }
}
