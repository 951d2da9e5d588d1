import Kinora
import UIKit
import XCTest

private let rect = CGRect(x: 100, y: 100, width: 94, height: 32)

@preconcurrency @MainActor
final class UIStepperTests: XCTestCase {
    func testTapsStep() {
        ControlScene.run { scene in
            let stepper = scene.add(UIStepper(), rect)
            scene.tap(170, 116)
            XCTAssertEqual(stepper.value, 1)
            XCTAssertEqual(scene.take(), ["value", "primary", "down", "upInside"])
            scene.tap(120, 116)
            scene.tap(120, 116)
            XCTAssertEqual(stepper.value, 0, "not below the minimum")
            stepper.wraps = true
            scene.tap(120, 116)
            XCTAssertEqual(stepper.value, 100)
            stepper.stepValue = 7
            scene.tap(120, 116)
            XCTAssertEqual(stepper.value, 93)
        }
    }

    func testAHeldSignGoesOn() {
        ControlScene.run { scene in
            let stepper = scene.add(UIStepper(), rect)
            scene.finger(.began, 170, 116)
            scene.stage.advance(by: 0.45)
            XCTAssertEqual(stepper.value, 1)
            scene.stage.advance(by: 0.4)
            XCTAssertEqual(stepper.value, 5, "at 0.5, 0.6, 0.7, 0.8")
            scene.finger(.moved, 120, 116)
            scene.stage.advance(by: 0.5)
            XCTAssertEqual(stepper.value, 5, "the finger is on the other sign")
            scene.finger(.ended, 120, 116)
            scene.stage.advance(by: 1)
            XCTAssertEqual(stepper.value, 5)
            XCTAssertEqual(scene.stage.settle(), [])
        }
    }
}
