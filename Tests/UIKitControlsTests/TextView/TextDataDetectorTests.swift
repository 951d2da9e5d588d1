import UIKit
import XCTest

@testable import UIKitControls

/// Texts with the parts that Foundation's `NSDataDetector` finds on iOS, from its documents, NSHipster, public questions, and the examples
/// of libphonenumber and twitter-text.
final class TextDataDetectorTests: XCTestCase {
    private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
        TextDataDetector.matches(in: text, types: types.checkingTypes).map {
            (text as NSString).substring(with: $0.range) + " " + $0.url.absoluteString
        }
    }

    func testWebAddresses() {
        for (text, address, url) in [
            ("Visit http://www.apple.com.", "http://www.apple.com", "http://www.apple.com"),
            ("see https://example.com/a?b=c#d, then", "https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
            ("(http://example.com)", "http://example.com", "http://example.com"),
            ("http://example.org/Primer_(film)", "http://example.org/Primer_(film)", "http://example.org/Primer_(film)"),
            ("go to www.google.com now", "www.google.com", "http://www.google.com"),
            ("google.com", "google.com", "http://google.com"),
            ("example.co.uk/path!", "example.co.uk/path", "http://example.co.uk/path"),
            ("myapp://open/item", "myapp://open/item", "myapp://open/item"),
            ("\u{1F600} https://example.com", "https://example.com", "https://example.com"),
            ("“https://example.com/x”", "https://example.com/x", "https://example.com/x"),
        ] { XCTAssertEqual(found(text), ["\(address) \(url)"], text) }
    }

    func testMailAddresses() {
        XCTAssertEqual(found("Write to test@example.com."), ["test@example.com mailto:test@example.com"])
        XCTAssertEqual(found("mailto:a.b+c@example.co.uk"), ["mailto:a.b+c@example.co.uk mailto:a.b+c@example.co.uk"])
        XCTAssertEqual(found("@example and a@b"), [])
    }

    func testPhoneNumbers() {
        for (text, url) in [
            ("(555) 555-5555", "tel:5555555555"), ("555-123-4567", "tel:5551234567"), ("555.123.4567", "tel:5551234567"),
            ("5551234567", "tel:5551234567"), ("555-1234", "tel:5551234"), ("1-800-555-1234", "tel:18005551234"),
            ("+1 650-253-0000", "tel:+16502530000"), ("+41 44 668 1800", "tel:+41446681800"), ("+442079460958", "tel:+442079460958"),
            ("020 7946 0958", "tel:02079460958"), ("+49 (30) 123456", "tel:+4930123456"),
        ] { XCTAssertEqual(found("Call \(text), please"), ["\(text) \(url)"], text) }
        XCTAssertEqual(found("123 Main St. / (555) 555-5555"), ["(555) 555-5555 tel:5555555555"])
        XCTAssertEqual(found("tel:5551234 or 555-1235", .phoneNumber).last, "555-1235 tel:5551235")
    }

    func testWhatIsNone() {
        for text in [
            "", "Hello. World", "e.g. this", "version 1.2.3", "main.swift", "node.js", "3.1415926535", "192.168.0.1", "2014-01-02",
            "11/12/2004", "2012-01-02 08:00", "$1,234,567", "1234567890123456", "1234", "12:30", "50 %", "http://", "a..b", "100.000.000",
        ] { XCTAssertEqual(found(text, [.link, .phoneNumber]), [], text) }
    }

    func testOnlyTheWantedTypesAreFound() {
        let text = "example.com 555-123-4567"
        XCTAssertEqual(found(text, .link).count, 1)
        XCTAssertEqual(found(text, .phoneNumber), ["555-123-4567 tel:5551234567"])
        XCTAssertEqual(found(text, []), [])
        XCTAssertEqual(found("http://example.com/555-123-4567"), ["http://example.com/555-123-4567 http://example.com/555-123-4567"])
    }

    func testLongTextsTakeLinearTime() {
        for text in ["1", "1 ", "a.", "a@", "(", "http://", "+1-", "www."] {
            let long = String(repeating: text, count: 20_000)
            let start = DispatchTime.now().uptimeNanoseconds
            _ = TextDataDetector.matches(in: long, types: UIDataDetectorTypes.all.checkingTypes)
            XCTAssertLessThan(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, 5, text)
        }
    }
}
