import Foundation
import TextExchange
import XCTest

final class JSONTextTests: XCTestCase {
    func testLoneSurrogatesAreReplaced() throws {
        let cases: [(String, String)] = [
            (#""a\ud800b""#, "a\u{FFFD}b"), (#""\uDC00""#, "\u{FFFD}"), (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"),
            (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83dx\ude00""#, "\u{FFFD}x\u{FFFD}"),
        ]
        for (text, value) in cases { XCTAssertEqual(try JSONText.value(text.utf8) as? String, value, text) }
    }

    func testABackslashThatIsEscapedBeginsNoSurrogate() throws {
        XCTAssertEqual(try JSONText.value(#""\\ud800""#.utf8) as? String, #"\ud800"#)
        XCTAssertEqual(try JSONText.value(#""\\\ud800""#.utf8) as? String, "\\\u{FFFD}")
    }

    func testNamesAndNestedTextsAreMendedToo() throws {
        let value = try JSONText.value(#"{"a\ud800":["\udfff",{"b":"\u0041"}]}"#.utf8) as? [String: Any]
        XCTAssertEqual(value?.keys.first, "a\u{FFFD}")
        let list = value?["a\u{FFFD}"] as? [Any]
        XCTAssertEqual(list?.first as? String, "\u{FFFD}")
        XCTAssertEqual((list?.last as? [String: String])?["b"], "A")
    }

    func testNumbersAreTheNearestDoubles() throws {
        // A fifth of such numbers differ by Foundation alone.
        let numbers = [13.266666666666667, 55.711352758610474, 0.1 + 0.2, -1.0 / 3] + (1...2000).map { sin(Double($0)) * 100 }
        let value = try JSONText.value(#"{"a": [\#(numbers.map(\.description).joined(separator: ", "))], "b": 18446744073709551615}"#.utf8)
        let object = try XCTUnwrap(value as? [String: Any])
        XCTAssertEqual((object["a"] as? [NSNumber])?.map(\.doubleValue), numbers)
        XCTAssertEqual(object["a"] as? [Double], numbers)
        XCTAssertEqual((object["b"] as? NSNumber)?.uint64Value, .max)
    }

    func testOtherFaultsOfJSONStayFaults() {
        for text in [#""\ud8"#, #""\ud80z""#, #"{"a":1"#, "", #"\ud800"#] { XCTAssertThrowsError(try JSONText.value(text.utf8), text) }
    }
}
