import CoreGraphics
import TestSupport
import Testing
import XCTest

/// The text of traps and log messages, for any parts.
final class SentenceTests: XCTestCase {
    private func complaint(_ text: String) -> String? { Diagnostics.complaints { reportOnce("key", text) }.first }

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

private let traps: [(value: String, remedy: String, sentence: String)] = [
    ("it is empty", "give it one", "View 'a': it is empty. Give it one."),
    ("It is empty.", "Give it one.", "View 'a': It is empty. Give it one."),
    ("it is empty. ", "give it one.. ", "View 'a': it is empty. Give it one."),
]

@Suite struct TrapSentenceTests {
    @Test(arguments: traps.indices) func aTrapIsTwoSentencesWithCapitalsAndOneFullStopEach(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps { trap(object: "View 'a'", value: traps[index].value, remedy: traps[index].remedy) }
        }
        #expect(result.trapSentence == traps[index].sentence)
    }
}
