import Kinora
import TestSupport
import UIKit
import XCTest

/// Calendars in November 2026, whose first day is a Sunday.
@preconcurrency @MainActor
final class UICalendarViewTests: XCTestCase {
    /// XCTest keeps the objects of all tests, and a process has one stage.
    private var ownStage: Stage?
    private var stage: Stage {
        if let ownStage { return ownStage }
        let made = Stage(device: .iPhone15)
        ownStage = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    private let answers = Answers()

    /// Answers as a test says, and keeps the calls.
    private final class Answers: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var events: [String] = []
        var isPermitted: (Int?) -> Bool = { _ in true }
        var decorations: [Int: UICalendarView.Decoration] = [:]

        func text(_ units: DateComponents?) -> String { units.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none" }

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            dateComponents.month == 11 ? decorations[dateComponents.day ?? 0] : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            events.append("from \(text(previousDateComponents)) to \(text(calendarView.visibleDateComponents))")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            events.append("selected \(text(dateComponents))")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            isPermitted(dateComponents?.day)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            events.append("selected \(text(dateComponents))")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            events.append("deselected \(text(dateComponents))")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
            dateComponents.day != 3
        }
    }

    private lazy var view = {
        let made = UICalendarView(frame: CGRect(x: 0, y: 100, width: 320, height: 420))
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        made.calendar = calendar
        made.visibleDateComponents = DateComponents(year: 2026, month: 11)
        stage.window.addSubview(made)
        stage.settle()
        return made
    }()

    /// The middle of a day of the present month, by its place in a calendar whose weeks begin with Sundays.
    private func middle(_ day: Int, blanks: Int = 0) -> CGPoint {
        let cell = day - 1 + blanks
        return CGPoint(x: 16 + 288.0 / 7 * (CGFloat(cell % 7) + 0.5), y: 100 + 72 + 56 * CGFloat(cell / 7) + 22)
    }

    private func tap(_ day: Int, blanks: Int = 0) {
        stage.tap(at: middle(day, blanks: blanks))
        stage.settle()
    }

    func testATapSelectsADayAndAnotherDeselectsIt() {
        XCTAssertNil(view.selectionBehavior)
        tap(11)
        XCTAssertEqual(answers.events, [], "nothing is selected without a behavior")
        let selection = UICalendarSelectionSingleDate(delegate: answers)
        view.selectionBehavior = selection
        tap(11)
        tap(30)
        XCTAssertEqual(answers.text(selection.selectedDate), "2026-11-30")
        tap(30)
        XCTAssertNil(selection.selectedDate)
        XCTAssertEqual(answers.events, ["selected 2026-11-11", "selected 2026-11-30", "selected none"])
        answers.isPermitted = { $0 == 12 }
        selection.updateSelectableDates()
        tap(13)
        tap(12)
        tap(12)
        XCTAssertEqual(answers.events.suffix(1), ["selected 2026-11-12"], "none may be selected")
        XCTAssertEqual(answers.events.count, 4)
        selection.setSelected(DateComponents(year: 2026, month: 11, day: 2), animated: false)
        XCTAssertEqual(answers.events.count, 4, "the app's change is not reported")
    }

    func testSeveralDaysAreSelected() {
        let selection = UICalendarSelectionMultiDate(delegate: answers)
        selection.selectedDates = [3, 3, 5].map { DateComponents(year: 2026, month: 11, day: $0) }
        XCTAssertEqual(selection.selectedDates.map(\.day), [3, 5])
        view.selectionBehavior = selection
        for day in [3, 5, 7] { tap(day) }
        XCTAssertEqual(answers.events, ["deselected 2026-11-5", "selected 2026-11-7"])
        XCTAssertEqual(selection.selectedDates.map(\.day), [3, 7])
    }

    func testMonthsChangeWithinTheAvailableDates() throws {
        view.delegate = answers
        let selection = UICalendarSelectionSingleDate(delegate: answers)
        view.selectionBehavior = selection
        // The chevron of the next month.
        stage.tap(at: CGPoint(x: 320 - 16 - 44 + 12 + 22, y: 124))
        stage.settle()
        XCTAssertEqual(answers.events, ["from 2026-11-0 to 2026-12-0"])
        // The first of December is a Tuesday.
        tap(1, blanks: 2)
        XCTAssertEqual(answers.events.last, "selected 2026-12-1")
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 11), animated: true)
        stage.settle()
        XCTAssertEqual(answers.events.last, "from 2026-12-0 to 2026-11-0")
        XCTAssertNotNil(view.visibleDateComponents.era)
        func date(_ month: Int, _ day: Int) -> Date { view.calendar.date(from: DateComponents(year: 2026, month: month, day: day))! }
        view.availableDateRange = DateInterval(start: date(11, 5), end: date(11, 20))
        answers.events = []
        stage.tap(at: CGPoint(x: 320 - 16 - 44 + 12 + 22, y: 124))
        stage.settle()
        view.visibleDateComponents = DateComponents(year: 2027, month: 1)
        view.visibleDateComponents = DateComponents(month: 11)
        for day in [4, 21, 20] { tap(day) }
        XCTAssertEqual(answers.events, ["selected 2026-11-20"])
        XCTAssertEqual(view.visibleDateComponents.month, 11)
    }

    func testDecorationsAreBelowTheirDays() throws {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 3))
        answers.decorations = [
            11: .default(color: .red, size: .large), 12: .image(UIImage(systemName: "star.fill"), color: .blue),
            13: .customView { custom },
        ]
        view.delegate = answers
        stage.settle()
        func subviews(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(subviews) }
        func center(_ found: UIView?) throws -> CGPoint {
            let found = try XCTUnwrap(found)
            return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
        }
        let all = subviews(view)
        let dot = try center(all.first { $0.backgroundColor == .red })
        XCTAssertEqual(dot.x, middle(11).x, accuracy: 0.5)
        XCTAssertEqual(dot.y, middle(11).y + 25, accuracy: 0.5)
        let star = try XCTUnwrap(all.first { $0.tintColor == .blue && $0 is UIImageView })
        XCTAssertEqual(star.bounds.height, 12)
        XCTAssertEqual(try center(star).x, middle(12).x, accuracy: 0.5)
        XCTAssertEqual(try center(custom).x, middle(13).x, accuracy: 0.5)
        let height = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        XCTAssertNil(custom.superview)
        XCTAssertEqual(view.intrinsicContentSize.height, height - 6 * 12)
        view.wantsDateDecorations = true
        answers.decorations = [:]
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2026, month: 11, day: 13)], animated: true)
        stage.settle()
        XCTAssertNil(custom.superview)
    }

    /// Its date is the first second of November in one time zone.
    func testTheMonthStaysInAnotherTimeZone() {
        for hours in [-5, 0, 9] {
            view.timeZone = TimeZone(secondsFromGMT: hours * 3600)
            XCTAssertEqual(view.visibleDateComponents.month, 11, "\(hours)")
            XCTAssertEqual(view.visibleDateComponents.year, 2026, "\(hours)")
        }
        var calendar = view.calendar
        calendar.timeZone = TimeZone(secondsFromGMT: -3600)!
        view.timeZone = nil
        view.calendar = calendar
        XCTAssertEqual(view.visibleDateComponents.month, 11)
    }

    func testWeeksBeginAsTheCalendarSays() {
        var calendar = view.calendar
        calendar.firstWeekday = 2
        view.calendar = calendar
        let selection = UICalendarSelectionSingleDate(delegate: answers)
        view.selectionBehavior = selection
        stage.settle()
        tap(1, blanks: 6)
        XCTAssertEqual(answers.events, ["selected 2026-11-1"])
        view.locale = Locale(identifier: "de_DE")
        view.timeZone = TimeZone(secondsFromGMT: 3600)
        stage.settle()
        tap(2, blanks: 6)
        XCTAssertEqual(answers.events.last, "selected 2026-11-2")
    }
}
