import CoreGraphics
import XCTest

final class TextStyleDrawingTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 20))
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    func testABackgroundFillsExactlyItsLettersLine() throws {
        var marked = style
        marked.background = red
        marked.color = red
        marked.font.size = 40
        let text = StyledText("aa", style: style, runs: [TextLayout.Run(range: NSRange(location: 1, length: 1), style: marked)])
        let layout = TextLayout(text)
        let start = TextLayout("a", style: style).size.width
        let width = TextLayout("a", style: marked).size.width
        XCTAssertEqual(layout.size.width, start + width, accuracy: 0.01)
        let image = try draw(layout)
        let expected = rectangle(x: start, width: width, height: layout.size.height.rounded())
        XCTAssertEqual(redArea(image), expected, accuracy: 1)
        // From the line's top to its bottom, in every column that is covered.
        let column = Int(start + width / 2)
        XCTAssertEqual(image[column, 0], 0xFFFF_0000)
        XCTAssertEqual(image[column, Int(layout.size.height.rounded()) - 1], 0xFFFF_0000)
        XCTAssertEqual(image[column, Int(layout.size.height.rounded())], 0)
    }

    func testAnUnderlineIsWhereTheFontsTablesPutIt() throws {
        let metrics = style.font.metrics
        for (raw, strokes, factor) in [(1, 1, 1.0), (2, 1, 2), (9, 2, 1)] {
            var ruled = style
            ruled.underline = TextRule(rawStyle: raw, color: red)
            ruled.color = .clear
            let layout = TextLayout("nnn", style: ruled)
            let image = try draw(layout, scale: 4)
            let thickness = metrics.underlineThickness * factor
            XCTAssertEqual(redArea(image) / 16, layout.size.width * thickness * Double(strokes), accuracy: 0.5, "style \(raw)")
            let rows = (0..<image.height).filter { image[8, $0] >> 24 > 0x7F }
            let top = (metrics.ascender * 4).rounded() / 4 - metrics.underlinePosition
            XCTAssertEqual(Double(try XCTUnwrap(rows.first)) / 4, top, accuracy: 0.26, "style \(raw)")
        }
    }

    func testAPatternLeavesGapsAndByWordLeavesSpaces() throws {
        func area(_ raw: Int, _ text: String) throws -> Double {
            var ruled = style
            ruled.strikethrough = TextRule(rawStyle: raw, color: red)
            ruled.color = .clear
            return redArea(try draw(TextLayout(text, style: ruled), scale: 4)) / 16
        }
        let solid = try area(0x1, "nnnnnnnnn")
        XCTAssertEqual(try area(0x101, "nnnnnnnnn"), solid / 2, accuracy: solid * 0.05)
        XCTAssertEqual(try area(0x201, "nnnnnnnnn"), solid * 2 / 3, accuracy: solid * 0.06)
        XCTAssertEqual(try area(0x8001, "nn nn"), try area(0x1, "nnnn"), accuracy: 0.3)
    }

    func testAnOutlineIsAsWideAsItsPercentOfTheSize() throws {
        var outlined = style
        outlined.font.size = 60
        let filled = try draw(TextLayout("I", style: outlined), scale: 2).coveredArea
        outlined.strokeWidth = 3
        let hollow = try draw(TextLayout("I", style: outlined), scale: 2)
        outlined.strokeWidth = -3
        let both = try draw(TextLayout("I", style: outlined), scale: 2)
        // The outline reaches 0.9 points to each side of the letter's edge; an I is a rectangle.
        let height = outlined.font.metrics.capHeight
        let width = filled / 4 / height
        XCTAssertEqual(both.coveredArea / 4, (height + 1.8) * (width + 1.8), accuracy: 2)
        XCTAssertEqual(hollow.coveredArea / 4, (height + 1.8) * (width + 1.8) - (height - 1.8) * (width - 1.8), accuracy: 2)
    }

    func testABaselineOffsetLiftsTheLetters() throws {
        var lifted = style
        lifted.baselineOffset = 6
        let text = StyledText("LL", style: style, runs: [TextLayout.Run(range: NSRange(location: 1, length: 1), style: lifted)])
        let layout = TextLayout(text)
        let image = try draw(layout, scale: 4)
        let half = Int(layout.size.width * 2)
        func foot(_ columns: Range<Int>) -> Int? {
            (0..<image.height).last { y in columns.contains { image[$0, y] >> 24 > 0x7F } }
        }
        let (left, right) = (try XCTUnwrap(foot(0..<half - 2)), try XCTUnwrap(foot(half + 2..<image.width)))
        XCTAssertEqual(Double(left - right) / 4, 6, accuracy: 0.3)
        XCTAssertEqual(layout.size.height, style.font.metrics.lineHeight + 6, accuracy: 0.05)
    }

    func testObliquenessMovesTheTopOfALetterByItsHeight() throws {
        func top(_ obliqueness: Double) throws -> Double {
            var slanted = style
            slanted.obliqueness = obliqueness
            slanted.font.size = 60
            let image = try draw(TextLayout("I", style: slanted), at: CGPoint(x: 10, y: 0), scale: 2)
            let metrics = slanted.font.metrics
            let row = Int((metrics.ascender - metrics.capHeight) * 2) + 2
            return Double(try XCTUnwrap((0..<image.width).first { image[$0, row] >> 24 > 0x7F })) / 2
        }
        XCTAssertEqual(try top(0.5) - top(0), 0.5 * FontDescription(size: 60).metrics.capHeight, accuracy: 1)
    }

    func testExpansionWidensLettersAndTheirLine() throws {
        var wide = style
        wide.expansion = log(2)
        let plain = TextLayout("Hamburg", style: style)
        let layout = TextLayout("Hamburg", style: wide)
        // Letters that are widened are shaped one by one, without the font's kerning between them.
        XCTAssertEqual(layout.size.width, 2 * plain.size.width, accuracy: 0.01 * plain.size.width)
        let area = try draw(plain, scale: 4).coveredArea
        XCTAssertEqual(try draw(layout, scale: 4).coveredArea, 2 * area, accuracy: area * 0.03)
    }

    func testKernStandsAfterEachLetterTheLastIncluded() throws {
        var kerned = style
        kerned.kern = 7
        XCTAssertEqual(
            TextLayout("nnnn", style: kerned).size.width, TextLayout("nnnn", style: style).size.width + 28, accuracy: 0.02)
        let mixed = StyledText("nnn", style: style, runs: [TextLayout.Run(range: NSRange(location: 1, length: 1), style: kerned)])
        let image = try draw(TextLayout(mixed), scale: 4)
        let letter = TextLayout("n", style: style).size.width
        let columns = (0..<image.width).map { x in (0..<image.height).contains { image[x, $0] >> 24 > 0x7F } }
        // Starts of letters: the second right after the first, the third 7 points further.
        let starts = columns.indices.filter { $0 > 0 && columns[$0] && !columns[$0 - 1] }.map { Double($0) / 4 }
        let stems = starts.filter { start in
            starts.first.map { abs((start - $0) - letter) < 0.6 || abs((start - $0) - 2 * letter - 7) < 0.6 } ?? false
        }
        XCTAssertEqual(stems.count, 2, "\(starts) of \(letter)")
    }

    func testAnAttachmentTakesItsBounds() throws {
        let pixels = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 8, height: 8), scale: 1, isOpaque: false))
        pixels.setFillColor(red)
        pixels.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        var inline = style
        inline.attachment = TextAttachment(bounds: CGRect(x: 0, y: -4, width: 16, height: 16), image: pixels.makeImage())
        let text = StyledText("n\u{FFFC}n", style: style, runs: [TextLayout.Run(range: NSRange(location: 1, length: 1), style: inline)])
        let layout = TextLayout(text)
        XCTAssertEqual(layout.size.width, TextLayout("n", style: style).size.width * 2 + 16, accuracy: 0.05)
        let image = try draw(layout, scale: 2)
        XCTAssertEqual(redArea(image) / 4, 256, accuracy: 4)
        let rows = (0..<image.height).filter { image[Int(layout.size.width), $0] == 0xFFFF_0000 }
        XCTAssertEqual(Double(try XCTUnwrap(rows.last) + 1) / 2, (style.font.metrics.ascender * 2).rounded() / 2 + 4, accuracy: 0.01)
        // Without bounds it is as large as its image.
        inline.attachment = TextAttachment(image: pixels.makeImage(), scale: 2)
        XCTAssertEqual(TextLayout("\u{FFFC}", style: inline).size.width, 4, accuracy: 0.01)
    }

    func testEmojiAreColoredAndAsOpaqueAsTheirText() throws {
        try XCTSkipUnless(installedFamilyMatches("Noto Color Emoji"), "fonts-noto-color-emoji is not installed")
        var emoji = style
        let full = try draw(TextLayout("😀", style: emoji))
        XCTAssertTrue(full.pixels.contains { $0 >> 24 > 0xF0 && ($0 >> 16) & 0xFF > 0xC0 && $0 & 0xFF < 0x60 }, "a yellow face")
        emoji.color = CGColor(gray: 0, alpha: 0.5)
        XCTAssertEqual(try draw(TextLayout("😀", style: emoji)).coveredArea, full.coveredArea / 2, accuracy: full.coveredArea * 0.02)
    }

    func testEmojiHaveTheSizeOfTheirFont() throws {
        try XCTSkipUnless(installedFamilyMatches("Noto Color Emoji"), "fonts-noto-color-emoji is not installed")
        for size in [10.0, 17, 40] {
            let layout = TextLayout("\u{1F642}", style: TextStyle(font: FontDescription(size: size)))
            XCTAssertEqual(layout.size.width / size, 1.25, accuracy: 0.15, "\(size)")
        }
    }

    func testEveryBaselineIsOnAnEdgeBetweenPixels() throws {
        let layout = TextLayout("L\nL\nL\nL", style: TextStyle(font: FontDescription(size: 13)))
        let image = try draw(layout, at: CGPoint(x: 2, y: 0.3))
        var feet = 0
        for y in 1..<image.height - 1 {
            // The foot of an L ends without a half covered row.
            let row = (0..<image.width).map { image[$0, y] >> 24 }.max() ?? 0
            let below = (0..<image.width).map { image[$0, y + 1] >> 24 }.max() ?? 0
            if row > 0xA0, below == 0 { feet += 1 }
        }
        XCTAssertEqual(feet, 4)
    }

    private func rectangle(x: CGFloat, width: CGFloat, height: CGFloat) -> Double { Double(width * height) }

    private func redArea(_ image: CGImage) -> Double {
        image.pixels.reduce(0) { $0 + ($1 >> 16 & 0xFF > 0 ? Double($1 >> 24) / 255 : 0) }
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint = .zero, scale: CGFloat = 1) throws -> CGImage {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 200, height: 110), scale: scale, isOpaque: false))
        layout.draw(in: context, at: origin)
        return try XCTUnwrap(context.makeImage())
    }
}
