import CoreGraphics
import XCTest

final class TextParagraphStyleTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 10))
    private var lineHeight: Double { style.font.metrics.lineHeight }
    private let prose = "one two three four five six seven eight nine ten eleven twelve"

    func testIndentsMoveLinesAndNarrowThem() {
        let layout = self.layout(prose, width: 120) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -15
        }
        XCTAssertGreaterThan(layout.lines.count, 2)
        for (index, line) in layout.lines.enumerated() {
            XCTAssertEqual(line.x, index == 0 ? 30 : 10)
            XCTAssertLessThanOrEqual(line.x + line.width, 105.01)
        }
        let absolute = self.layout(prose, width: 120) { $0.tailIndent = 70 }
        for line in absolute.lines { XCTAssertLessThanOrEqual(line.width, 70.01) }
        XCTAssertGreaterThan(absolute.lines.count, self.layout(prose, width: 120).lines.count)
    }

    func testARightToLeftParagraphIsIndentedAtTheRight() {
        let layout = self.layout("שלום שלום", width: 200) { $0.firstLineHeadIndent = 25 }
        XCTAssertEqual(layout.lines[0].x + layout.lines[0].width, 175, accuracy: 0.01)
    }

    func testSpacesBetweenLinesAndParagraphsAddUp() {
        let layout = self.layout("a\nb\nc", width: nil) {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 7
        }
        XCTAssertEqual(layout.size.height, 3 * lineHeight + 2 * (3 + 5 + 7), accuracy: 0.02)
        XCTAssertEqual(layout.lines[1].baseline - layout.lines[0].baseline, lineHeight + 15, accuracy: 0.02)
        let wrapped = self.layout(prose, width: 100) { $0.lineSpacing = 4 }
        let count = Double(wrapped.lines.count)
        XCTAssertEqual(wrapped.size.height, count * lineHeight + (count - 1) * 4, accuracy: 0.05)
    }

    func testLineHeightsAreMultipliedAndLimited() {
        func height(_ change: (inout TextParagraphStyle) -> Void) -> Double { layout("a\nb", width: nil, change).size.height }
        XCTAssertEqual(height { $0.lineHeightMultiple = 1.5 }, 3 * lineHeight, accuracy: 0.02)
        XCTAssertEqual(height { $0.minimumLineHeight = 40 }, 80, accuracy: 0.02)
        XCTAssertEqual(height { $0.maximumLineHeight = 6 }, 12, accuracy: 0.02)
        XCTAssertEqual(height { $0.minimumLineHeight = 5 }, 2 * lineHeight, accuracy: 0.02)
        // Added height is above the letters.
        let line = layout("a", width: nil) { $0.minimumLineHeight = 40 }.lines[0]
        XCTAssertEqual(line.descent, -style.font.metrics.descender, accuracy: 0.02)
        XCTAssertEqual(line.baseline, 40 + style.font.metrics.descender, accuracy: 0.02)
        for value in [.nan, .infinity, -3] as [Double] {
            XCTAssertEqual(height { $0.lineHeightMultiple = value }, 2 * lineHeight, accuracy: 0.02)
            XCTAssertTrue(height { $0.lineSpacing = value }.isFinite)
        }
    }

    func testTabsLeadToTheirStops() {
        func end(_ text: String, _ alignment: TextLayout.Alignment) -> Double {
            layout(text, width: 300) { $0.tabStops = [TextParagraphStyle.TabStop(location: 100, alignment: alignment)] }.lines[0].width
        }
        let word = TextLayout("word", style: style).size.width
        XCTAssertEqual(end("a\tword", .left), 100 + word, accuracy: 0.1)
        XCTAssertEqual(end("a\tword", .right), 100, accuracy: 0.1)
        XCTAssertEqual(end("a\tword", .center), 100 + word / 2, accuracy: 0.1)
        XCTAssertEqual(layout("a\tword", width: 300).lines[0].width, 28 + word, accuracy: 0.1, "the default stops")
        let interval = layout("a\t\tword", width: 300) {
            $0.tabStops = []
            $0.defaultTabInterval = 40
        }
        XCTAssertEqual(interval.lines[0].width, 80 + word, accuracy: 0.1)
    }

    func testEachParagraphHasItsStyle() {
        var right = TextParagraphStyle(alignment: .right)
        right.lineSpacing = 0
        let text = StyledText(
            "left\nright", style: style, paragraphStyles: [StyledText.ParagraphRun(range: NSRange(location: 5, length: 5), style: right)])
        let layout = TextLayout(text, maxWidth: 200)
        XCTAssertEqual(layout.lines[0].x, 0)
        XCTAssertEqual(layout.lines[1].x + layout.lines[1].width, 200, accuracy: 0.01)
    }

    func testTheBaseDirectionDecidesWhereNaturalLinesBegin() {
        let layout = self.layout("abc", width: 200) { $0.baseWritingDirection = .rightToLeft }
        XCTAssertEqual(layout.lines[0].x + layout.lines[0].width, 200, accuracy: 0.01)
        XCTAssertEqual(self.layout("שלום", width: 200) { $0.baseWritingDirection = .leftToRight }.lines[0].x, 0)
    }

    func testAHeightShowsTheLinesThatFitAndTruncatesTheLast() {
        let text = StyledText(prose, style: style)
        let all = TextLayout(text, maxWidth: 60)
        let cut = TextLayout(text, maxWidth: 60, maxHeight: 2.5 * lineHeight, truncation: .truncatingTail)
        XCTAssertGreaterThan(all.lines.count, 3)
        XCTAssertEqual(cut.lines.count, 2)
        XCTAssertTrue(cut.isTruncated)
        XCTAssertEqual(TextLayout(text, maxWidth: 60, maxHeight: 1).lines.count, 1, "one line is always shown")
        XCTAssertEqual(TextLayout(text, maxWidth: 60, maxHeight: .nan).lines.count, all.lines.count)
        XCTAssertEqual(TextLayout(text, maxWidth: 60, maxHeight: all.size.height).lines.count, all.lines.count)
    }

    func testAParagraphThatTruncatesHasOneLine() {
        for breaking in [.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping] as [TextLayout.LineBreaking] {
            let layout = self.layout(prose + "\nx", width: 90) { $0.lineBreaking = breaking }
            XCTAssertEqual(layout.lines.count, 2)
            XCTAssertLessThanOrEqual(layout.size.width, 90)
        }
    }

    func testCJKBreaksBetweenLetters() {
        let text = "私はガラスを食べられますそれは私を傷つけません"
        let layout = self.layout(text, width: 62)
        XCTAssertGreaterThan(layout.lines.count, 3)
        for line in layout.lines { XCTAssertLessThanOrEqual(line.width, 62.01) }
    }

    private func layout(_ text: String, width: Double?, _ change: (inout TextParagraphStyle) -> Void = { _ in }) -> TextLayout {
        var paragraph = TextParagraphStyle()
        change(&paragraph)
        return TextLayout(StyledText(text, style: style, paragraphStyle: paragraph), maxWidth: width)
    }
}
