import Foundation
import UIFoundation
import XCTest

final class RelativeDateTimeFormatterTests: XCTestCase {
    private func formatter(_ language: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.calendar = Calendar(identifier: .gregorian)
        return formatter
    }

    func testTheLargestUnitCountsWithoutItsFraction() {
        let formatter = formatter()
        for (seconds, text) in [
            (0, "in 0 seconds"), (1, "in 1 second"), (-100, "1 minute ago"), (3599, "in 59 minutes"), (-90_000, "1 day ago"),
            (10 * 86400, "in 1 week"), (-14 * 86400, "2 weeks ago"), (40 * 86400, "in 1 month"), (-800 * 86400, "2 years ago"),
        ] { XCTAssertEqual(formatter.localizedString(fromTimeInterval: TimeInterval(seconds)), text, "\(seconds)") }
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: .nan), "in 0 seconds")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: 3, minute: 20)), "in 3 hours")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 0, second: -5)), "5 seconds ago")
    }

    func testDatesHaveNamesWhereTheLanguageHasThem() {
        let formatter = formatter()
        formatter.dateTimeStyle = .named
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 2)), "in 2 days")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(second: 0)), "now")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(weekOfMonth: 1)), "next week")
        formatter.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -2)), "vorgestern")
        formatter.formattingContext = .beginningOfSentence
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -2)), "Vorgestern")
    }

    func testUnitsAreWordsOfSeveralLengths() {
        let formatter = formatter()
        let months = DateComponents(month: -2)
        formatter.unitsStyle = .spellOut
        XCTAssertEqual(formatter.localizedString(from: months), "two months ago")
        formatter.unitsStyle = .short
        XCTAssertEqual(formatter.localizedString(from: months), "2 mo. ago")
        formatter.unitsStyle = .abbreviated
        XCTAssertEqual(formatter.localizedString(from: months), "2mo ago")
    }

    func testADateIsRelativeToAnother() {
        let formatter = formatter()
        let noon = Date(timeIntervalSinceReferenceDate: 43200)
        XCTAssertEqual(formatter.localizedString(for: noon.addingTimeInterval(-7200), relativeTo: noon), "2 hours ago")
        XCTAssertNotNil(formatter.string(for: noon))
        XCTAssertNil(formatter.string(for: "noon"))
    }
}
