import CoreGraphics
import XCTest

/// The text of traps and log messages, for any parts.
final class SentenceTests: XCTestCase {
    private func complaint(_ text: String) -> String? { Diagnostics.complaints { reportOnce("key", text) }.first }

    func testATrapIsTwoSentencesWithCapitalsAndOneFullStopEach() {
        let messages = [("it is empty", "give it one"), ("It is empty.", "Give it one."), ("it is empty. ", "give it one.. ")]
        let sentences = Diagnostics.trapSentences(of: messages) { trap(object: "View 'a'", value: $0.0, remedy: $0.1) }
        XCTAssertEqual(sentences[0], "View 'a': it is empty. Give it one.")
        XCTAssertEqual(sentences[1], "View 'a': It is empty. Give it one.")
        XCTAssertEqual(sentences[2], "View 'a': it is empty. Give it one.")
    }

    func testAComplaintBeginsWithACapitalAndEndsWithOneFullStop() {
        XCTAssertEqual(complaint("time cannot go back"), "Time cannot go back.")
        XCTAssertEqual(complaint("Time cannot go back."), "Time cannot go back.")
        XCTAssertEqual(complaint("finger 2, lifted: left out.."), "Finger 2, lifted: left out.")
        XCTAssertEqual(complaint("what now?"), "What now?")
        XCTAssertEqual(complaint(""), "")
    }

    func testCodeAtTheBeginningKeepsItsCase() {
        XCTAssertEqual(complaint("fillMode 'x' is unknown"), "fillMode 'x' is unknown.")
        XCTAssertEqual(complaint("loadView() gave none"), "loadView() gave none.")
        XCTAssertEqual(complaint("-[View run]: unknown"), "-[View run]: unknown.")
    }

    func testGeometryIsPrintedAsUIKitDoes() {
        XCTAssertEqual(CGRect(x: 0, y: 0, width: 393, height: 852).printed, "(0 0; 393 852)")
        XCTAssertEqual(CGRect(x: 179.0 + 1.0 / 3, y: -241.75, width: 149, height: 6).printed, "(179.333 -241.75; 149 6)")
        XCTAssertEqual(CGPoint(x: 0, y: -88).printed, "{0, -88}")
        XCTAssertEqual(CGSize(width: 375, height: 0.5).printed, "{375, 0.5}")
    }
}
