import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class ControlAccessibilityTests: XCTestCase {
    func testASwitchIsAToggleWithItsValue() {
        ControlScene.run { scene in
            let control = scene.add(UISwitch(), CGRect(x: 20, y: 20, width: 0, height: 0))
            XCTAssertTrue(control.isAccessibilityElement)
            XCTAssertEqual(control.accessibilityTraits, [.button, .toggleButton])
            XCTAssertEqual(control.accessibilityValue, "0")
            scene.stage.activate(control)
            XCTAssertEqual(control.accessibilityValue, "1")
            control.isEnabled = false
            XCTAssertEqual(control.accessibilityTraits, [.button, .toggleButton, .notEnabled])
        }
    }

    func testASliderIsAdjustedByTenthsOfItsRangeAndNotifiesTargets() {
        ControlScene.run { scene in
            let slider = scene.add(UISlider(), CGRect(x: 20, y: 20, width: 200, height: 34))
            (slider.minimumValue, slider.maximumValue, slider.value) = (-50, 150, 125)
            XCTAssertEqual(slider.accessibilityTraits, .adjustable)
            XCTAssertEqual(slider.accessibilityValue, "88%")
            slider.accessibilityIncrement()
            XCTAssertEqual(slider.value, 145)
            slider.accessibilityIncrement()
            slider.accessibilityIncrement()
            XCTAssertEqual(slider.value, 150)
            XCTAssertEqual(scene.take(), ["value", "primary", "value", "primary"], "nothing at the end of the way")
            slider.accessibilityDecrement()
            XCTAssertEqual(slider.accessibilityValue, "90%")
        }
    }

    func testEachSegmentIsAButtonOfItsOwn() {
        ControlScene.run { scene in
            let control = scene.add(UISegmentedControl(items: ["One", "Two", "Three"]), CGRect(x: 20, y: 20, width: 240, height: 32))
            control.selectedSegmentIndex = 0
            control.setEnabled(false, forSegmentAt: 2)
            scene.stage.advance(by: 0.5)
            XCTAssertFalse(control.isAccessibilityElement)
            let elements = scene.stage.accessibilityElements
            XCTAssertEqual(elements.map(\.accessibilityLabel), ["One", "Two", "Three"])
            XCTAssertEqual(elements.map(\.accessibilityTraits), [[.button, .selected], .button, [.button, .notEnabled]])
            XCTAssertEqual(elements.map(\.accessibilityFrame.minX), [20, 100, 180])
            scene.stage.activate(elements[1])
            XCTAssertEqual(control.selectedSegmentIndex, 1)
            XCTAssertEqual(elements.map(\.accessibilityTraits), [.button, [.button, .selected], [.button, .notEnabled]])
            control.removeSegment(at: 2, animated: false)
            XCTAssertEqual(control.accessibilityElementCount(), 2)
            XCTAssertTrue(control.accessibilityElement(at: 1) as AnyObject === elements[1])
            XCTAssertFalse(elements[2].isAccessibilityElement, "it has gone")
            XCTAssertEqual(elements[2].accessibilityFrame, .zero)
        }
    }

    func testTheSignsOfAStepperAreButtons() {
        ControlScene.run { scene in
            let control = scene.add(UIStepper(), CGRect(x: 20, y: 20, width: 94, height: 32))
            control.accessibilityLabel = "Guests"
            let elements = scene.stage.accessibilityElements
            XCTAssertEqual(elements.map(\.accessibilityLabel), ["Guests, Decrement", "Guests, Increment"])
            XCTAssertEqual(elements.map(\.accessibilityTraits), [[.button, .notEnabled], .button])
            scene.stage.activate(elements[1])
            XCTAssertEqual(control.value, 1)
            XCTAssertEqual(elements.map(\.accessibilityValue), ["1", "1"])
            XCTAssertEqual(elements.map(\.accessibilityTraits), [.button, .button])
            control.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(elements.map(\.accessibilityFrame.minX), [67, 20])
            scene.stage.activate(elements[0])
            XCTAssertEqual(control.value, 0)
        }
    }

    func testAnAppsOwnElementsReplaceTheControlElements() {
        let control = UISegmentedControl(items: ["One", "Two"])
        let own = UIAccessibilityElement(accessibilityContainer: control)
        control.accessibilityElements = [own]
        XCTAssertEqual(control.accessibilityElementCount(), 1)
        control.accessibilityElements = nil
        XCTAssertEqual(control.accessibilityElementCount(), 2)
    }

    func testControlsReleaseTheirElements() {
        weak var control: UISegmentedControl?
        var element: UIAccessibilityElement?
        do {
            let made = UISegmentedControl(items: ["One"])
            control = made
            element = made.accessibilityElement(at: 0) as? UIAccessibilityElement
            XCTAssertEqual(element?.accessibilityLabel, "One")
        }
        XCTAssertNil(control)
        XCTAssertNil(element?.accessibilityLabel)
    }
}
