import UIFoundation
import XCTest

final class DateComponentsFormatterTests: XCTestCase {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], language: String = "en_US",
        zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        return formatter
    }

    /// The examples of Apple's pages.
    func testUnitsAreShownInSixStyles() {
        let interval: TimeInterval = 9 * 3600 + 41 * 60 + 30
        let texts: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
            (.brief, "9hr 41min 30sec"),
        ]
        for (style, text) in texts { XCTAssertEqual(formatter(style).string(from: interval), text, "\(style)") }
    }

    func testTheWordsAreThoseOfTheCalendarsLanguage() {
        let interval: TimeInterval = 3600 + 120
        let texts = [
            ("de_DE", "1 Stunde und 2 Minuten"), ("fr_FR", "1\u{A0}heure et 2 minutes"), ("ja_JP", "1時間 2分"), ("ar_EG", "ساعة ودقيقتان"),
        ]
        for (language, text) in texts { XCTAssertEqual(formatter(.full, language: language).string(from: interval), text) }
        XCTAssertEqual(formatter(.positional, language: "ar_EG").string(from: interval), "١:٠٢:٠٠")
        XCTAssertEqual(formatter(.spellOut, language: "de_DE").string(from: interval), "eine Stunde und zwei Minuten")
    }

    /// The example of Apple's page: one hour and ten seconds.
    func testZerosAreDroppedOrPadded() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        let texts: [(DateComponentsFormatter.ZeroFormattingBehavior, String, String)] = [
            (.default, "1:00:10", "1h 10s"), (.dropAll, "1:10", "1h 10s"), (.dropLeading, "1:0:10", "1h 0m 10s"),
            (.dropMiddle, "0d 1:10", "0d 1h 10s"), (.pad, "0d 01:00:10", "0d 1h 0m 10s"), ([], "0d 1:0:10", "0d 1h 0m 10s"),
            ([.dropLeading, .pad], "01:00:10", "1h 0m 10s"),
        ]
        for (zeros, positional, abbreviated) in texts {
            XCTAssertEqual(formatter(.positional, units, zeros: zeros).string(from: 3610), positional, "\(zeros)")
            XCTAssertEqual(formatter(.abbreviated, units, zeros: zeros).string(from: 3610), abbreviated, "\(zeros)")
        }
        XCTAssertEqual(formatter(.abbreviated, [.hour, .minute], zeros: .dropTrailing).string(from: 7200), "2h")
        XCTAssertEqual(formatter(.positional, [.minute, .second], zeros: .pad).string(from: 45), "00:45")
        XCTAssertEqual(formatter(.positional, [.minute, .second]).string(from: 45), "45")
        XCTAssertEqual(formatter(.abbreviated, [.hour, .minute]).string(from: 0), "0m")
    }

    func testPositionalDaysAreAbbreviated() {
        XCTAssertEqual(formatter(.positional, [.day]).string(from: 3 * 86400), "3d")
        XCTAssertEqual(formatter(.positional, [.day, .hour, .minute]).string(from: 86400 + 7500), "1d 2:05")
        XCTAssertEqual(formatter(.positional, [.day, .hour]).string(from: 86400 + 7200), "1d 2h")
    }

    func testTheLastOfTheLargestUnitsIsRounded() {
        let full = formatter(.full)
        full.maximumUnitCount = 2
        XCTAssertEqual(full.string(from: 3600 + 600 + 30), "1 hour, 10 minutes")
        XCTAssertEqual(full.string(from: 3600 + 600 + 31), "1 hour, 11 minutes")
        XCTAssertEqual(full.string(from: 7190), "2 hours")
        XCTAssertEqual(full.string(from: 630), "10 minutes, 30 seconds")
        full.maximumUnitCount = 1
        XCTAssertEqual(full.string(from: -1.9 * 86400), "-2 days")
    }

    /// The example of Apple's page.
    func testOneOfTheLargestUnitIsCollapsed() {
        let short = formatter(.abbreviated)
        XCTAssertEqual(short.string(from: 63), "1m 3s")
        short.collapsesLargestUnit = true
        XCTAssertEqual(short.string(from: 63), "63s")
        XCTAssertEqual(short.string(from: 90), "1m 30s")
        XCTAssertEqual(short.string(from: 60), "1m")
        XCTAssertEqual(short.string(from: 3 * 60 + 3), "3m 3s")
    }

    /// The example of Apple's page.
    func testPhrasesSayThatTimeRemains() {
        let full = formatter(.full, [.minute])
        full.includesTimeRemainingPhrase = true
        XCTAssertEqual(full.string(from: 300), "5 minutes remaining")
        full.includesApproximationPhrase = true
        XCTAssertEqual(full.string(from: 300), "About 5 minutes remaining")
        full.formattingContext = .middleOfSentence
        XCTAssertEqual(full.string(from: 300), "about 5 minutes remaining")
        full.includesTimeRemainingPhrase = false
        full.formattingContext = .unknown
        XCTAssertEqual(full.string(from: 60), "About 1 minute")
        let german = formatter(.full, [.minute], language: "de_DE")
        (german.includesApproximationPhrase, german.includesTimeRemainingPhrase) = (true, true)
        XCTAssertEqual(german.string(from: 300), "Noch etwa 5 Minuten")
        let japanese = formatter(.full, [.minute], language: "ja_JP")
        japanese.includesTimeRemainingPhrase = true
        XCTAssertEqual(japanese.string(from: 300), "残り5分")
    }

    func testComponentsAreCountedInTheAllowedUnits() {
        XCTAssertEqual(formatter(.abbreviated).string(from: DateComponents(minute: 90)), "90m")
        XCTAssertEqual(formatter(.abbreviated, [.hour, .minute]).string(from: DateComponents(minute: 90)), "1h 30m")
        XCTAssertEqual(formatter(.full).string(from: DateComponents(year: 1, month: 2, weekOfMonth: 1)), "1 year, 2 months, 1 week")
        XCTAssertEqual(formatter(.full, [.day]).string(from: DateComponents(month: 1)), "31 days")
        let february = formatter(.full, [.day])
        february.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86400)
        XCTAssertEqual(february.string(from: DateComponents(month: 1)), "28 days")
        XCTAssertEqual(formatter(.full).string(for: DateComponents(hour: 2)), "2 hours")
        XCTAssertNil(formatter(.full).string(for: "2"))
        XCTAssertEqual(DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 10), unitsStyle: .positional), "1:10")
    }

    func testTimeBetweenDatesMayBeNegative() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        XCTAssertEqual(formatter(.full).string(from: start, to: start.addingTimeInterval(40 * 86400)), "1 month, 1 week, 2 days")
        XCTAssertEqual(formatter(.positional).string(from: -5400), "-1:30:00")
        XCTAssertEqual(formatter(.positional).string(from: -0.5), "0")
        for bad in [TimeInterval.nan, .infinity, 1e300] { XCTAssertNil(formatter(.full).string(from: bad)) }
    }
}
