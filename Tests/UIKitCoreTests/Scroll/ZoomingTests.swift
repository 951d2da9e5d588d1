import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class ZoomingTests: XCTestCase, @unchecked Sendable {
    private func zoomScene() -> (ScrollScene, UIView) {
        let scene = ScrollScene(content: CGSize(width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scene.scrollView.addSubview(view)
        scene.zoomed = view
        scene.scrollView.maximumZoomScale = 4
        return (scene, view)
    }

    private func pinch(_ scene: ScrollScene, _ from: Double, _ to: Double, lifts: Bool = true) {
        var samples: [TouchSample] = []
        for step in 0...20 {
            let radius = from + (to - from) * Double(step) / 20
            for (finger, sign) in [(0, -1.0), (1, 1.0)] {
                samples.append(
                    TouchSample(
                        time: Double(step) * 0.02, finger: finger, phase: step == 0 ? .began : .moved,
                        location: CGPoint(x: 160 + sign * radius, y: 240)))
            }
        }
        if lifts {
            for finger in 0...1 {
                samples.append(TouchSample(time: 0.4, finger: finger, phase: .ended, location: samples[40 + finger].location))
            }
        }
        scene.stage.touch(samples)
    }

    func testFingersZoomAboutTheirMiddle() {
        let (scene, view) = zoomScene()
        pinch(scene, 40, 100)
        // It begins 8 points further out, with scale 1.
        let scale = scene.scrollView.zoomScale
        XCTAssertEqual(scale, 200.0 / 92, accuracy: 0.1)
        XCTAssertEqual(view.frame.width, 320 * scale, accuracy: 1e-6)
        XCTAssertEqual(scene.scrollView.contentSize.width, 320 * scale, accuracy: 1e-6)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 160 * (scale - 1), accuracy: 1e-6)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 240 * (scale - 1), accuracy: 1e-6)
        scene.stage.settle()
        let reported = scene.take().filter { $0.contains("oom") }
        XCTAssertEqual(reported.first, "willBeginZooming")
        XCTAssertEqual(reported.last, "didEndZooming \(scale)")
    }

    /// Two fingers that zoom and move: the content under their middle stays under it.
    func testContentFollowsTheMiddleOfTheFingers() {
        let (scene, view) = zoomScene()
        scene.scrollView.zoomScale = 2
        scene.scrollView.contentOffset = CGPoint(x: 160, y: 240)
        func samples(_ fraction: Double, _ phase: UITouch.Phase) -> [TouchSample] {
            let middle = CGPoint(x: 160 + 30 * fraction, y: 240 - 50 * fraction)
            let radius = 50 + 25 * fraction
            return [(0, -1.0), (1, 1.0)].map {
                TouchSample(
                    time: fraction * 0.4, finger: $0.0, phase: phase, location: CGPoint(x: middle.x + $0.1 * radius, y: middle.y))
            }
        }
        scene.stage.touch(samples(0, .began) + (1...8).flatMap { samples(Double($0) / 20, .moved) })
        XCTAssertTrue(scene.scrollView.isZooming)
        let under = view.convert(CGPoint(x: 160 + 30 * 0.4, y: 240 - 50 * 0.4), from: nil)
        let start = scene.stage.now
        scene.stage.touch(
            (9...20).flatMap { samples(Double($0) / 20, .moved) }.map {
                TouchSample(time: $0.time - 0.16, finger: $0.finger, phase: $0.phase, location: $0.location)
            })
        XCTAssertEqual(scene.stage.now - start, 0.24, accuracy: 1e-9)
        let after = view.convert(CGPoint(x: 190, y: 190), from: nil)
        XCTAssertEqual(after.x, under.x, accuracy: 1e-6)
        XCTAssertEqual(after.y, under.y, accuracy: 1e-6)
        XCTAssertGreaterThan(scene.scrollView.zoomScale, 2.5)

        // One finger stays: it drags on from there, without a jump.
        let before = scene.scrollView.contentOffset
        scene.stage.touch([TouchSample(time: 0, finger: 1, phase: .ended, location: CGPoint(x: 265, y: 190))])
        XCTAssertFalse(scene.scrollView.isZooming)
        XCTAssertEqual(scene.scrollView.contentOffset, before)
        scene.stage.touch([TouchSample(time: 0.05, finger: 0, phase: .moved, location: CGPoint(x: 115, y: 180))])
        XCTAssertEqual(scene.scrollView.contentOffset.y, before.y + 10, accuracy: 1e-6)
        scene.stage.advance(by: 0.2)
        scene.stage.touch([TouchSample(time: 0, finger: 0, phase: .ended, location: CGPoint(x: 115, y: 180))])
        scene.stage.settle()
    }

    func testBeyondItsLimitsTheZoomComesBack() {
        let (scene, view) = zoomScene()
        pinch(scene, 120, 40, lifts: true)
        XCTAssertEqual(scene.scrollView.zoomScale, 1)
        XCTAssertTrue(scene.scrollView.isZoomBouncing)
        let shown = view.layer.presentation()?.frame.width ?? 320
        XCTAssertLessThan(shown, 260)
        scene.stage.settle()
        XCTAssertFalse(scene.scrollView.isZoomBouncing)
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertEqual(scene.take().last, "didEndZooming 1.0")
    }

    func testTheAppZoomsToARectangle() {
        let (scene, view) = zoomScene()
        scene.scrollView.zoom(to: CGRect(x: 100, y: 200, width: 160, height: 100), animated: false)
        XCTAssertEqual(scene.scrollView.zoomScale, 2)
        XCTAssertEqual(view.convert(CGPoint(x: 180, y: 250), to: nil), CGPoint(x: 160, y: 240))
        scene.scrollView.setZoomScale(1, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.scrollView.zoomScale, 1)
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        scene.scrollView.zoomScale = 100
        XCTAssertEqual(scene.scrollView.zoomScale, 4)
        scene.scrollView.zoomScale = .nan
        XCTAssertEqual(scene.scrollView.zoomScale, 4)
    }

    func testWithEqualScaleLimitsNothingZooms() {
        let (scene, _) = zoomScene()
        scene.scrollView.maximumZoomScale = 1
        XCTAssertNil(scene.scrollView.pinchGestureRecognizer)
        pinch(scene, 40, 100)
        XCTAssertEqual(scene.scrollView.zoomScale, 1)
    }
}
