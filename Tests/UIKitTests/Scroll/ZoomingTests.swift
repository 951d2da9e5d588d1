import Kinora
import UIKit
import XCTest

final class ZoomingTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private func zoomScene() -> (ScrollScene, UIView) {
        let scene = ScrollScene(content: CGSize(width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scene.scrollView.addSubview(view)
        scene.zoomed = view
        scene.scrollView.maximumZoomScale = 4
        return (scene, view)
    }

    @MainActor
    private func pinch(_ scene: ScrollScene, _ from: Double, _ to: Double, lifts: Bool = true) {
        var samples: [TouchSample] = []
        for step in 0...20 {
            let radius = from + (to - from) * Double(step) / 20
            for (finger, side) in [(0, -1.0), (1, 1.0)] {
                samples.append(
                    TouchSample(
                        time: Double(step) * 0.02, finger: finger, phase: step == 0 ? .began : .moved,
                        location: CGPoint(x: 160 + side * radius, y: 240)))
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
        MainActor.assumeIsolated {
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
            let told = scene.take().filter { $0.contains("oom") }
            XCTAssertEqual(told.first, "willBeginZooming")
            XCTAssertEqual(told.last, "didEndZooming \(scale)")
        }
    }

    func testBeyondItsLimitsTheZoomComesBack() {
        MainActor.assumeIsolated {
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
    }

    func testTheAppZoomsToARectangle() {
        MainActor.assumeIsolated {
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
    }

    func testWithoutRoomBetweenTheScalesNothingZooms() {
        MainActor.assumeIsolated {
            let (scene, _) = zoomScene()
            scene.scrollView.maximumZoomScale = 1
            XCTAssertNil(scene.scrollView.pinchGestureRecognizer)
            pinch(scene, 40, 100)
            XCTAssertEqual(scene.scrollView.zoomScale, 1)
        }
    }
}
