import Foundation
import UIKit
import XCTest

@testable import UIKitControls

/// A state in UTC at a date of 2026.
func dateState(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", _ month: Int = 11, _ day: Int = 28, _ hour: Int = 16, _ minute: Int = 12
) -> DatePickerState {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: locale)
    var state = DatePickerState()
    (state.mode, state.calendar) = (mode, calendar)
    state.date = calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute))!
    return state
}

extension DatePickerState {
    func units(_ date: Date) -> [Int] {
        let units = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [units.year!, units.month!, units.day!, units.hour!, units.minute!]
    }
}

@preconcurrency @MainActor
final class DateWheelsTests: XCTestCase {
    func testColumnsComeInTheOrderOfTheLocale() {
        func columns(_ locale: String, _ mode: UIDatePicker.Mode) -> [DateColumn] { DateColumn.columns(of: dateState(mode, locale)) }
        XCTAssertEqual(columns("en_US", .date), [.month, .dayOfMonth, .year])
        XCTAssertEqual(columns("de_DE", .date), [.dayOfMonth, .month, .year])
        XCTAssertEqual(columns("ja_JP", .date), [.year, .month, .dayOfMonth])
        XCTAssertEqual(columns("en_US", .time), [.hour, .minute, .period])
        XCTAssertEqual(columns("de_DE", .time), [.hour, .minute])
        XCTAssertEqual(columns("ko_KR", .time), [.period, .hour, .minute])
        XCTAssertEqual(columns("en_US", .yearAndMonth), [.month, .year])
        XCTAssertEqual(columns("de_DE", .dateAndTime), [.day, .hour, .minute])
        XCTAssertEqual(columns("de_DE", .countDownTimer), [.durationHours, .durationMinutes])
        XCTAssertEqual(DateColumn.ordered("d 'de' MMMM 'de' y"), [.dayOfMonth, .month, .year], "quoted letters are text")
    }

    func testRowsAndDatesAreInverse() {
        let state = dateState(.dateAndTime)
        let wheels = DateWheels(state)
        for column in wheels.columns {
            let row = wheels.row(column)
            XCTAssertEqual(wheels.value(ofRow: row, column), wheels.value(column), "\(column)")
            XCTAssertEqual(wheels.date(choosing: wheels.value(column), column), state.date, "\(column)")
        }
        XCTAssertEqual(state.units(wheels.date(choosing: DateWheels.days + 5, .day)), [2026, 12, 3, 16, 12])
        XCTAssertEqual(state.units(wheels.date(choosing: 0, .period)), [2026, 11, 28, 4, 12])
        XCTAssertEqual(state.units(wheels.date(choosing: 23, .hour)), [2026, 11, 28, 23, 12])
    }

    func testAWheelThatRepeatsTakesTheShorterDirection() {
        var wheels = DateWheels(dateState(.time))
        let row = wheels.row(.hour)
        XCTAssertEqual(row % 24, 16)
        wheels.state.date += 10 * 3600
        XCTAssertEqual(wheels.row(.hour, near: row), row + 10)
        wheels.state.date += 4 * 3600
        XCTAssertEqual(wheels.row(.hour, near: row), row - 10, "ten back, not fourteen on")
    }

    func testADayThatAMonthLacksBecomesItsLast() {
        let state = dateState(.date, "en_US", 1, 31)
        let wheels = DateWheels(state)
        XCTAssertEqual(state.units(wheels.date(choosing: 1, .month)), [2026, 2, 28, 16, 12])
        XCTAssertFalse(DateWheels(dateState(.date, "en_US", 2, 1)).permits(28, .dayOfMonth))
        XCTAssertTrue(DateWheels(dateState(.date, "en_US", 3, 1)).permits(30, .dayOfMonth))
    }

    func testHoursAreWrittenAsTheLocaleDoes() {
        func title(_ value: Int, _ locale: String) -> String {
            let state = dateState(.time, locale)
            return DateWheels(state).title(value, .hour, now: state.date, formatter: state.formatter)
        }
        XCTAssertEqual([0, 1, 12, 13].map { title($0, "en_US") }, ["12", "1", "12", "1"])
        XCTAssertEqual([0, 13].map { title($0, "de_DE") }, ["00", "13"])
    }

    func testTodayHasItsWord() {
        let state = dateState(.dateAndTime)
        let wheels = DateWheels(state)
        func title(_ value: Int) -> String { wheels.title(value, .day, now: state.date, formatter: state.formatter) }
        XCTAssertEqual(title(DateWheels.days), "Today")
        XCTAssertEqual(title(DateWheels.days + 1), "Sun, Nov 29")
    }

    func testLimitsMakeValuesUnavailable() {
        var state = dateState(.date)
        state.maximum = state.date
        let wheels = DateWheels(state)
        XCTAssertTrue(wheels.permits(10, .month))
        XCTAssertFalse(wheels.permits(11, .month))
        XCTAssertTrue(wheels.permits(27, .dayOfMonth))
        XCTAssertFalse(wheels.permits(28, .dayOfMonth))
        XCTAssertFalse(wheels.permits(2026, .year), "2027")
        state.minimum = state.date + 1
        XCTAssertTrue(DateWheels(state).permits(11, .month), "a minimum after the maximum: both are ignored")
    }

    func testDurationsAreAtLeastAMinute() {
        var state = dateState(.countDownTimer)
        state.duration = 3600
        let wheels = DateWheels(state)
        XCTAssertEqual(wheels.duration(choosing: 0, .durationHours), 60)
        XCTAssertEqual(wheels.duration(choosing: 30, .durationMinutes), 5400)
    }

    func testAMonthsDaysAreInWeeks() throws {
        // November 2026 begins on a Sunday.
        var state = dateState(.date)
        let grid = try XCTUnwrap(MonthGrid(containing: state.date, calendar: state.calendar))
        XCTAssertEqual([grid.blanks, grid.dayCount, grid.weekCount], [0, 30, 5])
        XCTAssertEqual(grid.day(week: 3, column: 6), 28)
        XCTAssertNil(grid.day(week: 4, column: 2))
        state.calendar.firstWeekday = 2
        let monday = try XCTUnwrap(MonthGrid(containing: state.date, calendar: state.calendar))
        XCTAssertEqual([monday.blanks, monday.weekCount], [6, 6])
        for day in 1...30 {
            let cell = monday.cell(of: day)
            XCTAssertEqual(monday.day(week: cell.week, column: cell.column), day)
        }
    }

    func testACardIsBelowItsFieldOrAboveIt() {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        let size = CGSize(width: 320, height: 340)
        XCTAssertEqual(
            DateCard.frame(of: size, beside: CGRect(x: 20, y: 100, width: 100, height: 34), in: bounds),
            CGRect(x: 8, y: 142, width: 320, height: 340))
        XCTAssertEqual(
            DateCard.frame(of: size, beside: CGRect(x: 250, y: 700, width: 100, height: 34), in: bounds),
            CGRect(x: 62, y: 352, width: 320, height: 340), "above")
    }
}
