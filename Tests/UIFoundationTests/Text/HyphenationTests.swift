import Foundation
import XCTest

@testable import UIFoundation

/// `hyphenationFactor` and `usesDefaultHyphenation` of paragraph styles: where lines break, and what the letters' numbers are.
final class HyphenationTests: XCTestCase {
    private static let text = "Extraordinary representation of international communication"

    override func setUp() async throws {
        guard FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") else {
            throw XCTSkip("hyphen-en-us is not installed")
        }
    }

    private func layout(_ text: String = text, width: Double, _ change: (NSMutableParagraphStyle) -> Void) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
        return TextLayout(StyledText(string, style: TextStyle(font: UIFont.systemFont(ofSize: 16).textFont)), maxWidth: width)
    }

    /// The text of each line.
    private func lines(_ text: String = text, width: Double, _ change: (NSMutableParagraphStyle) -> Void) -> [String] {
        let layout = layout(text, width: width, change)
        return layout.caretLines.map {
            (text as NSString).substring(with: NSRange($0.units)).trimmingCharacters(in: .whitespaces)
        }
    }

    func testWordsBreakAtSyllablesWithAFactorOfOne() {
        let plain = lines(width: 150) { _ in }
        XCTAssertEqual(plain, ["Extraordinary", "representation of", "international", "communication"])
        let broken = lines(width: 150) { $0.hyphenationFactor = 1 }
        XCTAssertLessThanOrEqual(broken.count, plain.count)
        XCTAssertEqual(broken.first, "Extraordinary rep")
        XCTAssertEqual(broken.joined(separator: "|").filter(\.isLetter), Self.text.filter(\.isLetter))
        XCTAssertEqual(lines(width: 150) { $0.usesDefaultHyphenation = true }, broken)
    }

    func testAHyphenBelongsToTheLastLetterAndIsWithinTheWidth() throws {
        let layout = layout("representation", width: 60) { $0.hyphenationFactor = 1 }
        let whole = self.layout("represen", width: 200) { _ in }
        let hyphen = self.layout("\u{2010}", width: 200) { _ in }
        let first = try XCTUnwrap(layout.caretLines.first)
        let length = first.units.count
        let letters = self.layout(String("representation".prefix(length)), width: 500) { _ in }
        XCTAssertLessThan(length, 14)
        XCTAssertEqual(layout.lines[0].width, letters.lines[0].width + hyphen.lines[0].width, accuracy: 0.5)
        XCTAssertTrue(layout.lines.allSatisfy { $0.width <= 60 })
        XCTAssertGreaterThan(whole.lines[0].width, 0)
        // The next line goes on with the next letter.
        XCTAssertEqual(layout.caretLines[1].units.lowerBound, length)
        XCTAssertEqual(layout.caretLines.last?.units.upperBound, 14)
    }

    /// Apple: hyphenation is attempted when the ratio of the text's width without it to the line's is less than the factor.
    func testALineIsHyphenatedIfItIsShorterThanAFractionOfItsWidth() {
        let width = 150.0
        let plain = layout(width: width) { _ in }
        let ratio = Float(plain.lines[0].width / width)
        XCTAssertLessThan(ratio, 0.9)
        XCTAssertEqual(lines(width: width) { $0.hyphenationFactor = ratio - 0.01 }.first, "Extraordinary")
        XCTAssertEqual(lines(width: width) { $0.hyphenationFactor = ratio + 0.01 }.first, "Extraordinary rep")
    }

    func testSoftHyphensAndOtherParagraphsStay() {
        XCTAssertEqual(lines("repre\u{AD}sentation", width: 90) { $0.hyphenationFactor = 1 }.first, "repre\u{AD}")
        XCTAssertEqual(lines("a\nb", width: 90) { $0.hyphenationFactor = 1 }, ["a", "b"])
        XCTAssertEqual(lines("\u{1F600} representation", width: 70) { $0.hyphenationFactor = 1 }.first, "\u{1F600} repre")
    }

    func testModesThatDoNotBreakByWordsHaveNoHyphens() {
        let broken = lines("representation", width: 60) { ($0.hyphenationFactor, $0.lineBreakMode) = (1, .byCharWrapping) }
        XCTAssertEqual(broken, lines("representation", width: 60) { $0.lineBreakMode = .byCharWrapping })
    }

    func testValuesAreKeptCopiedAndArchived() throws {
        let style = NSMutableParagraphStyle()
        XCTAssertEqual(style.hyphenationFactor, 0)
        XCTAssertFalse(style.usesDefaultHyphenation)
        (style.hyphenationFactor, style.usesDefaultHyphenation) = (0.5, true)
        style.hyphenationFactor = .nan
        style.hyphenationFactor = -1
        style.hyphenationFactor = 2
        XCTAssertEqual(style.hyphenationFactor, 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSParagraphStyle
        XCTAssertEqual(read?.hyphenationFactor, 0.5)
        XCTAssertEqual(read?.usesDefaultHyphenation, true)
        XCTAssertEqual(style.copy() as? NSParagraphStyle, style)
        XCTAssertNotEqual(NSMutableParagraphStyle(), style)
    }
}
