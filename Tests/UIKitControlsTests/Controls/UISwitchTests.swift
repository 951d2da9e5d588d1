import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private let rect = CGRect(x: 100, y: 100, width: 60, height: 32)

private final class Tapped: NSObject {
    var count = 0
    func acted(_ sender: UIGestureRecognizer) { count += 1 }
}

@preconcurrency @MainActor
final class UISwitchTests: XCTestCase {
    func testATapTurnsItOver() {
        ControlScene.run { scene in
            let one = scene.add(UISwitch(), rect)
            XCTAssertEqual(one.frame, CGRect(x: 100, y: 100, width: 51, height: 31))
            scene.tap(125, 115)
            XCTAssertTrue(one.isOn)
            XCTAssertEqual(scene.take(), ["down", "value", "primary", "upInside"])
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(one.subviews[1].frame, CGRect(x: 22, y: 2, width: 27, height: 27))
            scene.tap(125, 115)
            XCTAssertFalse(one.isOn)
            scene.stage.settle()
            XCTAssertEqual(one.subviews[1].frame, CGRect(x: 2, y: 2, width: 27, height: 27))
            scene.take()
            one.isOn = true
            one.setOn(false, animated: true)
            XCTAssertEqual(scene.take(), [], "by program: silent")
        }
    }

    func testThePressedKnobIsWiderAndSlidesOnLayerTime() {
        ControlScene.run { scene in
            let one = scene.add(UISwitch(), rect)
            scene.finger(.began, 125, 115)
            XCTAssertEqual(one.subviews[1].frame.width, 34)
            scene.finger(.ended, 125, 115)
            XCTAssertEqual(one.subviews[1].frame.minX, 22)
            scene.stage.advance(by: 0.1)
            let shown = one.subviews[1].layer.presentation()!.frame.minX
            XCTAssertTrue(shown > 3 && shown < 21, "\(shown)")
        }
    }

    func testDrawingTheKnobDecidesByWhereItIs() {
        ControlScene.run { scene in
            let one = scene.add(UISwitch(), rect)
            scene.finger(.began, 110, 115)
            scene.finger(.moved, 140, 115)
            XCTAssertFalse(one.isOn, "not yet")
            scene.finger(.moved, 111, 115)
            scene.finger(.ended, 111, 115)
            XCTAssertFalse(one.isOn)
            XCTAssertFalse(scene.take().contains("value"))
            scene.finger(.began, 110, 115)
            scene.finger(.moved, 300, 115)
            scene.finger(.ended, 300, 115)
            XCTAssertTrue(one.isOn)
            XCTAssertEqual(scene.take().suffix(3), ["value", "primary", "upOutside"])
            scene.finger(.began, 140, 115)
            scene.finger(.moved, 105, 115)
            scene.finger(.cancelled, 105, 115)
            XCTAssertTrue(one.isOn, "a cancelled finger changes nothing")
            scene.stage.settle()
            XCTAssertEqual(one.subviews[1].frame.minX, 22)
        }
    }

    func testFromRightToLeftOnIsLeft() {
        ControlScene.run { scene in
            let one = scene.add(UISwitch(), rect)
            one.semanticContentAttribute = .forceRightToLeft
            one.isOn = true
            one.layoutIfNeeded()
            XCTAssertEqual(one.subviews[1].frame.minX, 2)
            scene.finger(.began, 110, 115)
            scene.finger(.moved, 145, 115)
            scene.finger(.ended, 145, 115)
            XCTAssertFalse(one.isOn)
        }
    }

    func testAHorizontalPanIsTheKnobsNotTheSuperviews() {
        ControlScene.run { scene in
            let target = Tapped()
            let pan = UIPanGestureRecognizer(target: target, action: Selector("acted:", Tapped.acted))
            scene.root.addGestureRecognizer(pan)
            let one = scene.add(UISwitch(), rect)
            scene.finger(.began, 110, 115)
            scene.finger(.moved, 140, 116)
            scene.finger(.ended, 140, 116)
            XCTAssertTrue(one.isOn)
            XCTAssertEqual(target.count, 0)
            scene.finger(.began, 110, 115)
            scene.finger(.moved, 110, 150)
            scene.finger(.ended, 110, 150)
            XCTAssertGreaterThan(target.count, 0, "downwards it is the superview's")
            XCTAssertTrue(one.isOn)
        }
    }

    func testColorsAreTheSystemsUnlessSet() {
        ControlScene.run { scene in
            scene.root.backgroundColor = .white
            let one = scene.add(UISwitch(), rect)
            one.isOn = true
            XCTAssertEqual(Pixels(scene.stage.image())[110, 115], 0xFF34_C759)
            one.onTintColor = .blue
            XCTAssertEqual(Pixels(scene.stage.image())[110, 115], 0xFF00_00FF)
            one.thumbTintColor = .red
            XCTAssertEqual(Pixels(scene.stage.image())[135, 115], 0xFFFF_0000)
        }
    }
}
