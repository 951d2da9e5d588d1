import CoreGraphics
import UIKit
import XCTest

final class TextCaretTests: XCTestCase {
    private func layout(_ string: String, kern: Double = 0) -> TextLayout {
        var style = TextStyle(font: UIFont.systemFont(ofSize: 20).textFont)
        style.kern = kern
        return TextLayout(StyledText(string, style: style))
    }

    func testCaretsGoFromOneEndToTheOther() {
        for string in ["Kinora", "שלום", "日本語", "x"] {
            let layout = layout(string)
            let count = string.utf16.count
            let positions = (0...count).map { layout.caretX(before: $0) }
            let ends = layout.isRightToLeft ? (Double(layout.size.width), 0.0) : (0.0, Double(layout.size.width))
            XCTAssertEqual(positions[0], ends.0, accuracy: 0.01, string)
            XCTAssertEqual(positions[count], ends.1, accuracy: 0.01, string)
            XCTAssertEqual(positions, layout.isRightToLeft ? positions.sorted(by: >) : positions.sorted(), string)
            for (unit, x) in positions.enumerated() { XCTAssertEqual(layout.unit(nearest: x), unit, string) }
            XCTAssertEqual(layout.unit(nearest: -1000), layout.isRightToLeft ? count : 0)
            XCTAssertEqual(layout.unit(nearest: 1000), layout.isRightToLeft ? 0 : count)
        }
        XCTAssertEqual(layout("").caretX(before: 0), 0)
        XCTAssertEqual(layout("").unit(nearest: 5), 0)
    }

    func testSpaceBetweenLettersStandsBeforeTheCaret() {
        let (plain, spaced) = (layout("HHH"), layout("HHH", kern: 6))
        for unit in 0...3 {
            XCTAssertEqual(spaced.caretX(before: unit), plain.caretX(before: unit) + 6 * Double(unit), accuracy: 0.05, "\(unit)")
        }
    }

    func testTheLastCaretIsBehindTheLastLetterInEitherDirection() {
        let layout = layout("שלום abc")
        XCTAssertTrue(layout.isRightToLeft)
        let latin = layout.spans(of: NSRange(location: 5, length: 3))
        XCTAssertEqual(latin.count, 1)
        XCTAssertEqual(layout.caretX(before: 8), latin[0].upperBound, accuracy: 0.01)
        // A range over both scripts: all of it, and without the first letters two parts.
        XCTAssertEqual(layout.spans(of: NSRange(location: 0, length: 8)).count, 1)
        XCTAssertEqual(layout.spans(of: NSRange(location: 3, length: 3)).count, 2)
    }

    func testNoGraphemeIsCut() {
        for string in ["a👨‍👩‍👧‍👦b", "e\u{301}e\u{301}", "🇩🇪🇫🇷"] {
            let layout = layout(string)
            let positions = Set(string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count])
            for x in stride(from: -5.0, through: Double(layout.size.width) + 5, by: 0.5) {
                XCTAssertTrue(positions.contains(layout.unit(nearest: x)), "\(string) at \(x)")
            }
        }
    }

    func testWordsAreUnicodes() {
        let string = "Don't stop — naïve 42, ok"
        let words = layout(string).words.map { (string as NSString).substring(with: $0) }
        XCTAssertEqual(words, ["Don't", "stop", "naïve", "42", "ok"])
        XCTAssertEqual(layout("").words, [])
    }

    func testCaretPositionsOfStrings() {
        let string = "a🇩🇪e\u{301}"
        XCTAssertEqual((0...7).map { string.caretIndex($0) }, [0, 1, 1, 1, 1, 5, 5, 7])
        XCTAssertEqual(string.caretIndex(after: 1), 5)
        XCTAssertEqual(string.caretIndex(before: 7), 5)
        XCTAssertEqual([string.caretIndex(after: 7), string.caretIndex(before: 0), string.caretIndex(99)], [7, 0, 7])
        XCTAssertEqual(string.whole(NSRange(location: 2, length: 4)), NSRange(location: 1, length: 6))
        XCTAssertEqual(string.whole(NSRange(location: 0, length: .max)), NSRange(location: 0, length: 7))
    }
}
