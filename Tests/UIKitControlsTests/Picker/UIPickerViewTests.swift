import Kinora
import UIKit
import XCTest

@testable import UIKitControls

@preconcurrency @MainActor
final class UIPickerViewTests: XCTestCase {
    func testAPickerIs320Times216() {
        XCTAssertEqual(UIPickerView().frame.size, CGSize(width: 320, height: 216))
        XCTAssertEqual(UIPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: 0)).frame.size, CGSize(width: 375, height: 216))
        XCTAssertEqual(UIPickerView().numberOfComponents, 0)
        XCTAssertEqual(UIPickerView().selectedRow(inComponent: 0), -1)
    }

    func testAFlickSpinsAndRestsOnARowAndNotifiesTheDelegateOnce() {
        let scene = PickerScene([1000])
        scene.flick(-80, velocity: 800)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.log, [], "it still spins")
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 0), 0, "the row at rest")
        XCTAssertEqual(scene.stage.settle(), [])
        let row = scene.picker.selectedRow(inComponent: 0)
        XCTAssertEqual(scene.log, ["0:\(row)"])
        // 70 points by the finger (10 to begin a drag), then (800 - 10) · 0.998 / 2 points: 464 points, 14.5 rows.
        XCTAssertTrue((14...15).contains(row), "\(row)")
        XCTAssertEqual(scene.picker.wheels[0].contentOffset.y, -92 + CGFloat(row) * 32, accuracy: 1e-9)
    }

    func testATouchStopsASpinAndTheWheelGoesToTheNearestRow() {
        let scene = PickerScene([1000])
        scene.flick(-80, velocity: 800)
        scene.stage.advance(by: 0.2)
        scene.send(.began, CGPoint(x: 160, y: 40))
        let offset = scene.picker.wheels[0].contentOffset.y
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.picker.wheels[0].contentOffset.y, offset, "held")
        scene.send(.ended, CGPoint(x: 160, y: 40))
        XCTAssertEqual(scene.stage.settle(), [])
        let row = Int(((offset + 92) / 32).rounded())
        XCTAssertEqual(scene.log, ["0:\(row)"])
        XCTAssertEqual(scene.picker.wheels[0].contentOffset.y, -92 + CGFloat(row) * 32, accuracy: 1e-9)
    }

    func testATapOnARowTurnsToIt() {
        let scene = PickerScene([10, 10])
        let geometry = scene.picker.wheels[1].geometry
        scene.tap(240, 108 + geometry.projected(2 * geometry.angle))
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.log, ["1:2"])
        scene.tap(240, 108)
        scene.tap(80, 20)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.log, ["1:2"], "the selected row, and above the first one")
    }

    func testTheAppsSelectionTellsTheDelegateNothing() {
        let scene = PickerScene([100])
        scene.picker.selectRow(40, inComponent: 0, animated: true)
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 0), 40)
        scene.stage.advance(by: 0.15)
        XCTAssertNotEqual(scene.picker.wheels[0].contentOffset.y, -92 + 40 * 32)
        scene.stage.settle()
        XCTAssertEqual(scene.picker.wheels[0].contentOffset.y, -92 + 40 * 32)
        scene.picker.selectRow(1000, inComponent: 0, animated: false)
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 0), 99, "the last row")
        scene.picker.selectRow(3, inComponent: 5, animated: false)
        XCTAssertEqual(scene.log, [])
    }

    func testAPullBeyondTheFirstRowReturns() {
        let scene = PickerScene([5])
        scene.flick(90, velocity: 2000)
        XCTAssertLessThan(scene.picker.wheels[0].contentOffset.y, -92)
        scene.stage.settle()
        XCTAssertEqual(scene.picker.wheels[0].contentOffset.y, -92, accuracy: 1e-9)
        XCTAssertEqual(scene.log, [], "the same row")
    }

    func testAHundredThousandRowsCostWhatIsVisible() {
        let scene = PickerScene([100_000])
        XCTAssertEqual(scene.asked, Set(0...5))
        scene.picker.selectRow(50_000, inComponent: 0, animated: false)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.asked.subtracting(0...5), Set(49_995...50_005))
    }

    func testWidthsAreGivenOrShared() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
        XCTAssertEqual(UIPickerView.frames(of: [nil, nil], in: bounds).map(\.minX), [9, 162.5])
        XCTAssertEqual(UIPickerView.frames(of: [nil, nil], in: bounds).map(\.width), [148.5, 148.5])
        XCTAssertEqual(UIPickerView.frames(of: [100, 50], in: bounds).map(\.minX), [82.5, 187.5], "in the middle")
        XCTAssertEqual(UIPickerView.frames(of: [100, nil], in: bounds).map(\.width), [100, 197])
        XCTAssertEqual(UIPickerView.frames(of: [500, 500], in: bounds).map(\.width), [148.5, 148.5], "no wider than the picker")
        XCTAssertEqual(UIPickerView.frames(of: [], in: bounds), [])
    }

    func testRightToLeftThePickerBeginsOnTheRight() {
        let scene = PickerScene([3, 3])
        scene.picker.semanticContentAttribute = .forceRightToLeft
        scene.picker.setNeedsLayout()
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.picker.wheels.map(\.frame.minX), [162.5, 9])
    }

    func testRowsViewsAreReusedAndWithoutASizeFillTheirRows() {
        let scene = ViewScene()
        XCTAssertEqual(scene.made, 6)
        scene.picker.selectRow(50, inComponent: 0, animated: false)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.made, 11, "of eleven rows six have the views of those before")
        XCTAssertEqual(scene.picker.view(forRow: 50, forComponent: 0)?.frame.size, CGSize(width: 302, height: 32))
        XCTAssertNil(scene.picker.view(forRow: 90, forComponent: 0), "not visible")
        XCTAssertEqual(scene.picker.rowSize(forComponent: 0), CGSize(width: 302, height: 32))
    }

    func testARowsViewThatHasASizeIsCentered() {
        let row = PickerRow(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
        row.hold(UIView(frame: CGRect(x: 7, y: 7, width: 20, height: 10)))
        row.layoutIfNeeded()
        XCTAssertEqual(row.content?.frame, CGRect(x: 40, y: 11, width: 20, height: 10))
    }

    func testAComponentThatIsReloadedKeepsItsRow() {
        let scene = PickerScene([10, 10])
        scene.picker.selectRow(7, inComponent: 0, animated: false)
        scene.picker.selectRow(6, inComponent: 1, animated: false)
        scene.counts = [5, 20]
        scene.picker.reloadComponent(0)
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 0), 4, "the last one")
        XCTAssertEqual(scene.picker.numberOfRows(inComponent: 1), 10, "not asked")
        scene.picker.reloadAllComponents()
        XCTAssertEqual(scene.picker.numberOfRows(inComponent: 1), 20)
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 1), 6)
        scene.counts = [0, 0]
        scene.picker.reloadAllComponents()
        XCTAssertEqual(scene.picker.selectedRow(inComponent: 1), -1)
    }

    func testAWheelIsAdjustable() {
        let scene = PickerScene([3])
        let wheel = scene.picker.wheels[0]
        XCTAssertTrue(wheel.accessibilityTraits.contains(.adjustable))
        XCTAssertEqual(wheel.accessibilityValue, "Row 0")
        wheel.accessibilityIncrement()
        XCTAssertEqual(scene.log, ["0:1"])
        wheel.accessibilityDecrement()
        wheel.accessibilityDecrement()
        XCTAssertEqual(scene.log, ["0:1", "0:0"])
    }
}

/// A picker whose rows are views.
@MainActor
private final class ViewScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let stage = Stage(device: Device(name: "picker", size: CGSize(width: 320, height: 216), scale: 1, safeAreaInsets: .zero))
    let picker = UIPickerView()
    var made = 0

    override init() {
        super.init()
        (picker.dataSource, picker.delegate) = (self, self)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if let view { return view }
        made += 1
        return UIView()
    }
}
