import Kinora
import UIKit
import XCTest

@testable import UIKitControls

/// Postal addresses and dates that text views find.
@preconcurrency @MainActor
final class DataDetectorTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }

    override func tearDown() async throws { stage = nil }

    private func found(_ text: String, _ types: UIDataDetectorTypes) -> [String] {
        TextDataDetector.matches(in: text, types: types.checkingTypes).map { (text as NSString).substring(with: $0.range) }
    }

    private func dates(_ text: String) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return DateReader().events(in: text).map { formatter.string(from: $0.date) }
    }

    func testAddressesHaveAStreetAndATown() {
        for (text, address) in [
            ("Visit 350 5th Ave, New York, NY 10118 now", "350 5th Ave, New York, NY 10118"),
            ("at 10 Downing Street, London SW1A 2AA.", "10 Downing Street, London SW1A 2AA"),
            ("Unter den Linden 77, 10117 Berlin.", "Unter den Linden 77, 10117 Berlin"),
            ("8 rue de Londres, 75009 Paris", "8 rue de Londres, 75009 Paris"),
            ("1600 Amphitheatre Parkway\nMountain View, CA 94043", "1600 Amphitheatre Parkway\nMountain View, CA 94043"),
        ] { XCTAssertEqual(found(text, .address), [address]) }
        for text in ["3 apples and 5 pears in Boston, MA", "5 Main Street", "10117 Berlin"] {
            XCTAssertEqual(found(text, .address), [], text)
        }
        XCTAssertEqual(found("350 5th Ave, New York, NY 10118", [.link, .phoneNumber, .calendarEvent]), [])
    }

    /// Foundation's detector gives noon to dates without a time.
    func testDatesAreReadInSeveralLanguages() {
        XCTAssertEqual(dates("Party on December 25, 2026 at 5pm."), ["2026-12-25 17:00"])
        XCTAssertEqual(dates("am 24. Dezember 2026 um 18:30 Uhr"), ["2026-12-24 18:30"])
        XCTAssertEqual(dates("le 1er janvier 2027 à 9h"), ["2027-01-01 09:00"])
        XCTAssertEqual(dates("2026-12-24 und 24.12.2026"), ["2026-12-24 12:00", "2026-12-24 12:00"])
        XCTAssertEqual(dates("2027年1月5日"), ["2027-01-05 12:00"])
        for text in ["Version 1.2.3 costs 12.50", "Feb 30", "may I ask 3 times", "ratio 16:9", "call 555-1234"] {
            XCTAssertEqual(dates(text), [], text)
        }
    }

    func testRelativeDaysCountFromThePresent() throws {
        let stage = try XCTUnwrap(stage)
        let calendar = Calendar.current
        let tomorrow = try XCTUnwrap(calendar.date(byAdding: .day, value: 1, to: Date(timeIntervalSinceNow: 0)))
        let event = try XCTUnwrap(DateReader().events(in: "see you tomorrow at 10:15").first)
        XCTAssertTrue(calendar.isDate(event.date, inSameDayAs: tomorrow))
        XCTAssertEqual(calendar.component(.minute, from: event.date), 15)
        stage.advance(by: 86400)
        XCTAssertEqual(
            DateReader().events(in: "tomorrow at 10:15").first?.date.timeIntervalSince(event.date) ?? 0, 86400, accuracy: 3601)
    }

    private func makeView(_ text: String, _ types: UIDataDetectorTypes) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 380, height: 300))
        view.font = .systemFont(ofSize: 16)
        view.isEditable = false
        view.dataDetectorTypes = types
        view.text = text
        stage?.window.addSubview(view)
        stage?.advance(by: 0.05)
        return view
    }

    func testAnAddressOpensMaps() throws {
        let stage = try XCTUnwrap(stage)
        let view = makeView("Apple, 1 Infinite Loop, Cupertino, CA 95014.", .address)
        let element = try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel?.hasPrefix("1 Infinite") == true })
        stage.activate(element)
        XCTAssertEqual(
            stage.openedURLs.map(\.absoluteString), ["http://maps.apple.com/?q=1%20Infinite%20Loop,%20Cupertino,%20CA%2095014"])
        withExtendedLifetime(view) {}
    }

    func testADateShowsAMenuThatOpensTheCalendar() throws {
        let stage = try XCTUnwrap(stage)
        let view = makeView("On December 25, 2026 at 5pm.", .calendarEvent)
        let element = try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel?.hasPrefix("December") == true })
        stage.activate(element)
        stage.settle()
        XCTAssertEqual(stage.openedURLs, [])
        stage.activate(try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel == "Show in Calendar" }))
        stage.settle()
        XCTAssertEqual(stage.openedURLs.first?.scheme, "calshow")
        withExtendedLifetime(view) {}
    }
}
