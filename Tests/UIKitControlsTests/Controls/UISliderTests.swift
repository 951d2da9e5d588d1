import Kinora
import UIKit
import XCTest
import UIKitTestSupport

/// The thumb's center moves from 34 to 206.
private let rect = CGRect(x: 20, y: 80, width: 200, height: 32)

@preconcurrency @MainActor
final class UISliderTests: XCTestCase {
    func testTheKnobFollowsTheFinger() {
        ControlScene.run { scene in
            let slider = scene.add(UISlider(), rect)
            scene.finger(.began, 36, 96)
            scene.finger(.moved, 36 + 43, 96)
            XCTAssertEqual(slider.value, 0.25, accuracy: 1e-5, "172 points are the whole way")
            XCTAssertEqual(scene.take(), ["down", "value", "primary", "dragInside"])
            scene.finger(.moved, 36 + 43, 110)
            XCTAssertEqual(scene.take(), ["dragInside"], "no change, no event")
            scene.finger(.moved, 500, 96)
            XCTAssertEqual(slider.value, 1)
            scene.take()
            var wasTracking = true
            let action = UIAction { wasTracking = ($0.sender as! UISlider).isTracking }
            slider.addAction(action, for: .valueChanged)
            scene.finger(.ended, 500, 96)
            XCTAssertEqual(scene.take(), ["value", "primary", "upOutside"])
            XCTAssertFalse(wasTracking, "by that the last one is known")
            slider.removeAction(action, for: .valueChanged)
        }
    }

    func testATouchBesideTheKnobIsNone() {
        ControlScene.run { scene in
            let slider = scene.add(UISlider(), rect)
            scene.finger(.began, 120, 96)
            scene.finger(.moved, 180, 96)
            scene.finger(.ended, 180, 96)
            XCTAssertEqual(slider.value, 0)
            XCTAssertEqual(scene.take(), [])
        }
    }

    func testOneThatIsNotContinuousTellsAtTheEnd() {
        ControlScene.run { scene in
            let slider = scene.add(UISlider(), rect)
            slider.isContinuous = false
            scene.finger(.began, 34, 96)
            scene.finger(.moved, 120, 96)
            XCTAssertEqual(slider.value, 0.5, accuracy: 1e-5)
            XCTAssertEqual(scene.take(), ["down", "dragInside"])
            scene.finger(.ended, 120, 96)
            XCTAssertEqual(scene.take(), ["value", "primary", "upInside"])
        }
    }

    func testValuesAreHeldBetweenTheLimits() {
        let slider = UISlider()
        slider.value = 7
        XCTAssertEqual(slider.value, 1)
        slider.maximumValue = 10
        slider.value = 7
        XCTAssertEqual(slider.value, 7)
        slider.minimumValue = 20
        XCTAssertEqual(slider.maximumValue, 20)
        XCTAssertEqual(slider.value, 20)
        slider.value = .nan
        XCTAssertEqual(slider.value, 20)
        slider.maximumValue = 5
        XCTAssertEqual(slider.minimumValue, 5)
    }

    func testGeometryIsAClosedForm() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let bounds = slider.bounds
        XCTAssertEqual(slider.trackRect(forBounds: bounds), CGRect(x: 2, y: 15, width: 196, height: 4))
        func thumb(_ value: Float) -> CGRect {
            MainActor.assumeIsolated {
                slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: value)
            }
        }
        XCTAssertEqual(thumb(0), CGRect(x: 0, y: 3, width: 28, height: 28))
        XCTAssertEqual(thumb(1), CGRect(x: 172, y: 3, width: 28, height: 28))
        XCTAssertEqual(thumb(0.5).midX, 100)
        slider.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(thumb(0).minX, 172)
        slider.semanticContentAttribute = .unspecified
        slider.minimumValueImage = makeRenderer(20, 10).image { _ in }
        XCTAssertEqual(slider.minimumValueImageRect(forBounds: bounds), CGRect(x: 0, y: 12, width: 20, height: 10))
        XCTAssertEqual(slider.trackRect(forBounds: bounds), CGRect(x: 28, y: 15, width: 170, height: 4))
        slider.setThumbImage(makeRenderer(10, 10).image { _ in }, for: .normal)
        XCTAssertEqual(thumb(0).size, CGSize(width: 10, height: 10))
        XCTAssertEqual(slider.sizeThatFits(CGSize(width: 77, height: 1)), CGSize(width: 77, height: 34))
    }

    func testAnAnimatedValueSlides() {
        ControlScene.run { scene in
            let slider = scene.add(UISlider(), rect)
            slider.setValue(1, animated: true)
            XCTAssertEqual(slider.value, 1)
            scene.stage.advance(by: 0.125)
            XCTAssertEqual(slider.subviews[2].layer.presentation()!.frame.midX, 100, accuracy: 1e-6)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(scene.take(), [])
        }
    }
}
