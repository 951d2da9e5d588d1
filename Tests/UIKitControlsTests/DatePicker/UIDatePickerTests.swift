import Kinora
import UIKit
import XCTest

@testable import UIKitControls

@preconcurrency @MainActor
final class UIDatePickerTests: XCTestCase {
    private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let state = dateState(mode)
        let picker = UIDatePicker()
        picker.calendar = state.calendar
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        picker.date = state.date
        return picker
    }

    private static func units(_ picker: UIDatePicker) -> [Int] { dateState(picker.datePickerMode).units(picker.date) }

    func testTheStyleFollowsTheMode() {
        let picker = UIDatePicker()
        XCTAssertEqual(picker.datePickerStyle, .compact)
        picker.datePickerMode = .countDownTimer
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        XCTAssertEqual(picker.datePickerStyle, .inline)
        picker.preferredDatePickerStyle = .wheels
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    }

    func testAPickerBeginsNow() {
        let stage = Stage(device: .iPhone15)
        XCTAssertEqual(UIDatePicker().date.timeIntervalSince(Date()), 0, accuracy: 0.001)
        _ = stage
    }

    func testDatesAreClampedAndRoundedToTheInterval() {
        let picker = Self.picker(.dateAndTime, .wheels)
        picker.minuteInterval = 5
        XCTAssertEqual(Self.units(picker), [2026, 11, 28, 16, 10])
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1, "7 does not divide 60")
        picker.minimumDate = picker.date + 3600
        XCTAssertEqual(Self.units(picker), [2026, 11, 28, 17, 10])
        picker.date -= 86_400
        XCTAssertEqual(Self.units(picker), [2026, 11, 28, 17, 10])
        picker.maximumDate = picker.date - 86_400
        picker.date += 86_400
        XCTAssertEqual(Self.units(picker), [2026, 11, 29, 17, 10], "limits in the wrong order are ignored")
        let old = picker.date
        picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
        XCTAssertEqual(picker.date, old)
    }

    func testAFingerOnAWheelChangesTheDateAndSendsOneEvent() {
        ControlScene.run { scene in
            let picker = scene.add(Self.picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            scene.stage.advance(by: 0.05)
            let wheels = (picker.shown as! DateWheelsView).picker.wheels
            let geometry = wheels[1].geometry
            scene.tap(wheels[1].frame.midX, 108 - geometry.projected(2 * geometry.angle))
            scene.stage.settle()
            XCTAssertEqual(Self.units(picker), [2026, 11, 26, 16, 12])
            XCTAssertEqual(scene.take().filter { $0 == "value" }, ["value"])
        }
    }

    func testAWheelBeyondALimitSpringsBack() {
        ControlScene.run { scene in
            let picker = scene.add(Self.picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.maximumDate = picker.date
            scene.stage.advance(by: 0.05)
            let wheels = (picker.shown as! DateWheelsView).picker.wheels
            let (geometry, row) = (wheels[1].geometry, wheels[1].selectedRow)
            scene.tap(wheels[1].frame.midX, 108 + geometry.projected(geometry.angle))
            scene.stage.settle()
            XCTAssertEqual(Self.units(picker), [2026, 11, 28, 16, 12])
            XCTAssertEqual(wheels[1].selectedRow, row)
            XCTAssertEqual(wheels[1].contentOffset.y, geometry.offset(of: row), "back")
        }
    }

    func testATapOnADayOfTheCalendarChoosesIt() {
        ControlScene.run { scene in
            let picker = scene.add(Self.picker(.dateAndTime, .inline), CGRect(x: 0, y: 0, width: 320, height: 400))
            scene.stage.advance(by: 0.05)
            // November 2026 begins on a Sunday: the 10th is in the second week, on Tuesday.
            let width = (320 - 32) / 7.0
            scene.tap(16 + 2.5 * width, 48 + 20 + 4 + 1.5 * 44)
            scene.stage.settle()
            XCTAssertEqual(Self.units(picker), [2026, 11, 10, 16, 12])
            XCTAssertEqual(scene.take().filter { $0 == "value" }, ["value"])
        }
    }

    func testASwipeTurnsTheMonthAndKeepsTheDate() {
        ControlScene.run { scene in
            let picker = scene.add(Self.picker(.date, .inline), CGRect(x: 0, y: 0, width: 320, height: 340))
            scene.stage.advance(by: 0.05)
            scene.finger(.began, 280, 200)
            for x in stride(from: 260.0, through: 60, by: -40) {
                scene.stage.advance(by: 0.016)
                scene.finger(.moved, x, 200)
            }
            scene.finger(.ended, 60, 200)
            scene.stage.settle()
            let calendar = picker.shown as! DateCalendarView
            XCTAssertEqual(dateState(.date).units(calendar.month)[1], 12)
            XCTAssertEqual(Self.units(picker), [2026, 11, 28, 16, 12])
            XCTAssertEqual(scene.take().filter { $0 == "value" }, [])
        }
    }

    func testAFieldOpensACalendarWhichATouchOutsideCloses() {
        ControlScene.run { scene in
            let picker = scene.add(Self.picker(.date, .compact), CGRect(x: 20, y: 20, width: 200, height: 34))
            scene.stage.advance(by: 0.05)
            let fields = picker.shown as! DateFieldsView
            XCTAssertEqual(fields.date.text, "Nov 28, 2026")
            let middle = fields.date.convert(CGPoint(x: 10, y: 10), to: nil)
            scene.tap(middle.x, middle.y)
            scene.stage.settle()
            XCTAssertTrue(fields.date.isOpen)
            let card = scene.stage.window.subviews.compactMap { $0 as? DateCard }.first
            XCTAssertNotNil(card)
            // The card is at x 8, below the field at y 62; the first of the month is at its top left.
            scene.tap(8 + 16 + 20, 62 + 72 + 20)
            scene.stage.settle()
            XCTAssertEqual(Self.units(picker), [2026, 11, 1, 16, 12])
            XCTAssertEqual(fields.date.text, "Nov 1, 2026")
            scene.tap(300, 470)
            scene.stage.settle()
            XCTAssertFalse(fields.date.isOpen)
            XCTAssertNil(card?.superview)
        }
    }

    func testADurationIsChosenInMinutes() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        XCTAssertEqual(picker.countDownDuration, 0)
        picker.countDownDuration = 1e9
        XCTAssertEqual(picker.countDownDuration, 86_399)
        picker.countDownDuration = -5
        XCTAssertEqual(picker.countDownDuration, 0)
        let wheels = (picker.shown as! DateWheelsView).picker
        XCTAssertEqual(wheels.numberOfComponents, 2)
        XCTAssertEqual(wheels.selectedRow(inComponent: 1) % 60, 1, "at least a minute is shown")
    }
}
