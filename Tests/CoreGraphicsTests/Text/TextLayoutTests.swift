import CoreGraphics
import XCTest

final class TextLayoutTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 17))
    private let prose = "The quick brown fox jumps over the lazy dog, unhyphenatabilitiesandmore again and again."

    func testWidthGrowsInProportionToTheSize() {
        let unit = layout("Hamburgefonts", size: 100).size.width / 100
        for size in [8, 12.5, 17, 34, 80] {
            // Each of thirteen advances is rounded to 1/1024 of a point.
            XCTAssertEqual(layout("Hamburgefonts", size: size).size.width, unit * size, accuracy: 13.0 / 1024)
        }
    }

    func testNoTextHasALinesHeightAndNoWidth() {
        let empty = TextLayout("", style: style)
        XCTAssertEqual(empty.size.width, 0)
        XCTAssertEqual(empty.size.height, style.font.metrics.lineHeight, accuracy: 0.01)
        XCTAssertEqual(empty.lines.count, 1)
        XCTAssertFalse(empty.isTruncated)
    }

    func testALineIsAsHighAsItsFontAndIsOnItsAscender() {
        let line = TextLayout("Ag", style: style)
        XCTAssertEqual(line.size.height, style.font.metrics.lineHeight, accuracy: 0.01)
        XCTAssertEqual(line.lines[0].baseline, style.font.metrics.ascender, accuracy: 0.01)
    }

    func testEachSeparatorStartsALine() {
        for separator in ["\n", "\r", "\r\n", "\u{2029}", "\u{2028}"] {
            XCTAssertEqual(TextLayout("a\(separator)b", style: style).lines.count, 2, separator.debugDescription)
            // One at the end starts none, as in UIKit.
            XCTAssertEqual(TextLayout("a\(separator)b\(separator)", style: style).lines.count, 2, separator.debugDescription)
        }
        let two = TextLayout("a\n\nb", style: style)
        XCTAssertEqual(two.size.height, 3 * style.font.metrics.lineHeight, accuracy: 0.03)
        XCTAssertEqual(two.lines[2].baseline - two.lines[1].baseline, style.font.metrics.lineHeight, accuracy: 0.01)
    }

    func testNothingIsWiderThanItsBox() {
        for breaking in [.wordWrap, .charWrap, .truncatingHead, .truncatingMiddle, .truncatingTail, .clipping] as [TextLayout.LineBreaking]
        {
            for maxLines in 0...3 {
                for maxWidth in stride(from: 20.0, through: 700, by: 17) {
                    let layout = TextLayout(prose, style: style, maxWidth: maxWidth, maxLines: maxLines, lineBreaking: breaking)
                    XCTAssertLessThanOrEqual(layout.size.width, maxWidth)
                    if breaking != .clipping {
                        for line in layout.lines { XCTAssertLessThanOrEqual(line.width, maxWidth + 1.0 / 1024, "\(breaking)") }
                    }
                    if maxLines > 0 { XCTAssertLessThanOrEqual(layout.lines.count, maxLines) }
                    XCTAssertEqual(layout.size.height, Double(layout.lines.count) * style.font.metrics.lineHeight, accuracy: 0.05)
                }
            }
        }
    }

    func testABoxAsWideAsTheTextHoldsIt() {
        for text in ["Back", "Hamburgefonts", "a b c d e f"] {
            let width = TextLayout(text, style: style).size.width
            let layout = TextLayout(text, style: style, maxWidth: width, maxLines: 1, lineBreaking: .truncatingTail)
            XCTAssertFalse(layout.isTruncated)
            XCTAssertEqual(layout.size.width, width)
        }
    }

    func testWhatIsLeftOutIsSaid() {
        XCTAssertFalse(TextLayout(prose, style: style).isTruncated)
        XCTAssertFalse(TextLayout(prose, style: style, maxWidth: 100).isTruncated)
        XCTAssertTrue(TextLayout(prose, style: style, maxWidth: 100, maxLines: 2).isTruncated)
        XCTAssertTrue(TextLayout(prose, style: style, maxWidth: 100, maxLines: 2, lineBreaking: .truncatingTail).isTruncated)
        XCTAssertTrue(TextLayout("a\nb", style: style, maxLines: 1, lineBreaking: .truncatingTail).isTruncated)
        XCTAssertEqual(TextLayout("a\nb", style: style, maxLines: 1).lines.count, 1)
    }

    func testATruncatedTextFillsItsLastLine() {
        let layout = TextLayout(prose, style: style, maxWidth: 200, maxLines: 1, lineBreaking: .truncatingTail)
        XCTAssertGreaterThan(layout.size.width, 170)
    }

    func testAnEllipsisIsNoWiderThanItsLetters() {
        let text = "mmmmmmmmmmmm"
        let letter = TextLayout("m", style: style).size.width
        let ellipsis = TextLayout("…", style: style).size.width
        for breaking in [.truncatingHead, .truncatingMiddle, .truncatingTail] as [TextLayout.LineBreaking] {
            let layout = TextLayout(text, style: style, maxWidth: 7.5 * letter + ellipsis, maxLines: 1, lineBreaking: breaking)
            XCTAssertEqual(layout.size.width, 7 * letter + ellipsis, accuracy: 0.3, "\(breaking)")
        }
    }

    func testParagraphsWithoutALineLeftBecomeAnEllipsis() {
        let cut = TextLayout("ab\nc", style: style, maxWidth: 300, maxLines: 1, lineBreaking: .truncatingTail)
        XCTAssertEqual(cut.size.width, TextLayout("ab…", style: style).size.width, accuracy: 0.01)
        let wrapped = TextLayout("ab\nc", style: style, maxWidth: 300, maxLines: 1)
        XCTAssertEqual(wrapped.size.width, TextLayout("ab", style: style).size.width, accuracy: 0.01)
    }

    func testALongWordBreaksWithoutAHyphen() {
        let word = String(repeating: "n", count: 30)
        let letter = TextLayout("n", style: style).size.width
        for breaking in [.wordWrap, .charWrap] as [TextLayout.LineBreaking] {
            let layout = TextLayout(word, style: style, maxWidth: letter * 10.5, lineBreaking: breaking)
            XCTAssertEqual(layout.lines.count, 3)
            for line in layout.lines { XCTAssertEqual(line.width, letter * 10, accuracy: 0.05) }
        }
    }

    func testAlignmentPositionsLinesInTheBox() {
        func x(_ alignment: TextLayout.Alignment, _ text: String = "abc", maxWidth: Double? = 100) -> Double {
            TextLayout(text, style: style, maxWidth: maxWidth, alignment: alignment).lines[0].x
        }
        let width = TextLayout("abc", style: style).size.width
        XCTAssertEqual(x(.left), 0)
        XCTAssertEqual(x(.natural), 0)
        XCTAssertEqual(x(.center), (100 - width) / 2, accuracy: 1e-9)
        XCTAssertEqual(x(.right), 100 - width, accuracy: 1e-9)
        XCTAssertGreaterThan(x(.natural, "שלום"), 30, "a right-to-left script is at the right")
        XCTAssertEqual(x(.left, "שלום"), 0)
        XCTAssertEqual(x(.right, "abc\nabcdef", maxWidth: nil), TextLayout("abcdef", style: style).size.width - width, accuracy: 1e-9)
    }

    func testJustifiedLinesFillTheBoxExceptTheLast() throws {
        let layout = TextLayout(prose, style: style, maxWidth: 210, alignment: .justified)
        XCTAssertGreaterThan(layout.lines.count, 2)
        for line in layout.lines.dropLast() { XCTAssertEqual(line.width, 210, accuracy: 1) }
        XCTAssertLessThan(try XCTUnwrap(layout.lines.last).width, 205)
    }

    func testKernIsAddedBetweenLetters() {
        var kerned = style
        kerned.kern = 3
        let difference = TextLayout("nnnnn", style: kerned).size.width - TextLayout("nnnnn", style: style).size.width
        // Between five letters there are four places; the space after the last one may count too.
        XCTAssertTrue((11.9...15.1).contains(difference), "\(difference)")
    }

    func testRunsAreInUTF16UnitsAndMayReachBeyondTheText() {
        var large = style
        large.font.size = 34
        let run = TextLayout.Run(range: NSRange(location: 2, length: 99), style: large)
        let mixed = TextLayout("😀ab", style: style, runs: [run])
        let widths = TextLayout("😀", style: style).size.width + TextLayout("ab", style: large).size.width
        XCTAssertEqual(mixed.size.width, widths, accuracy: 0.1)
        for range in [NSRange(location: 9, length: 1), NSRange(location: 0, length: 0), NSRange(location: NSNotFound, length: 0)] {
            let plain = TextLayout("ab", style: style, runs: [TextLayout.Run(range: range, style: large)])
            XCTAssertEqual(plain.size, TextLayout("ab", style: style).size)
        }
    }

    func testOfOverlappingRunsTheLaterCounts() {
        var (large, small) = (style, style)
        large.font.size = 40
        small.font.size = 10
        let layout = TextLayout(
            "abcdef", style: style,
            runs: [
                TextLayout.Run(range: NSRange(location: 1, length: 4), style: large),
                TextLayout.Run(range: NSRange(location: 2, length: 2), style: small),
            ])
        let widths = [("a", style), ("b", large), ("cd", small), ("e", large), ("f", style)].map { TextLayout($0, style: $1).size.width }
        XCTAssertEqual(layout.size.width, widths.reduce(0, +), accuracy: 0.5)
        XCTAssertEqual(layout.size.height, large.font.metrics.lineHeight, accuracy: 0.5)
    }

    func testOddTextsAndWidthsAreLaidOut() {
        for text in [
            "\0", "a\0b", "\u{FEFF}", "\u{202E}abc", "\t", " ",
            "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦", String(repeating: "x", count: 5000),
        ] {
            for width in [nil, 0, -5, 1, 1e300, .infinity, .nan] as [Double?] {
                let layout = TextLayout(text, style: style, maxWidth: width, maxLines: 2, lineBreaking: .truncatingMiddle)
                XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite && layout.size.width >= 0)
                XCTAssertFalse(layout.lines.isEmpty)
            }
        }
    }

    private func layout(_ text: String, size: Double) -> TextLayout {
        TextLayout(text, style: TextStyle(font: FontDescription(size: size)))
    }
}
