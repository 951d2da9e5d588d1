import CoreGraphics
import XCTest

final class TextDrawingTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 20))

    func testTheSameTextHasTheSameBytesTwice() throws {
        XCTAssertEqual(
            try draw(TextLayout("Hello, Sphinx", style: style)).pixels, try draw(TextLayout("Hello, Sphinx", style: style)).pixels)
    }

    func testTextIsOnItsBaselineUpright() throws {
        let layout = TextLayout("L", style: style)
        let image = try draw(layout, scale: 4)
        let rows = (0..<image.height).map { y in (0..<image.width).reduce(0) { $0 + Int(image[$1, y] >> 24) } }
        let top = try XCTUnwrap(rows.firstIndex { $0 > 0 })
        let bottom = try XCTUnwrap(rows.lastIndex { $0 > 0 })
        let metrics = style.font.metrics
        XCTAssertEqual(Double(bottom + 1) / 4, metrics.ascender, accuracy: 0.3)
        XCTAssertEqual(Double(top) / 4, metrics.ascender - metrics.capHeight, accuracy: 0.3)
        // The foot of an L is wider than its stem.
        XCTAssertGreaterThan(rows[bottom - 2], rows[top + 4] * 2)
    }

    func testTextCoversTheSameAreaAtEveryScale() throws {
        let layout = TextLayout("Hamburgefonts", style: style)
        let expected = try draw(layout, scale: 8).coveredArea / 64
        for scale in [1, 2, 3] as [CGFloat] {
            XCTAssertEqual(try draw(layout, scale: scale).coveredArea / Double(scale * scale), expected, accuracy: expected * 0.01)
        }
    }

    func testGlyphsMoveByFractionsOfAPixel() throws {
        // The covered part of an l's stem left of a line inside it shrinks by the stem's height for each pixel that it moves.
        func columns(_ x: CGFloat) throws -> [Double] {
            let image = try draw(TextLayout("l", style: style), at: CGPoint(x: x, y: 2))
            return (0..<image.width).map { x in (0..<image.height).reduce(0) { $0 + Double(image[x, $1] >> 24) / 255 } }
        }
        let start = try columns(5)
        let height = try XCTUnwrap(start.max())
        let line = try XCTUnwrap(start.firstIndex(of: height)) + 1
        let left = start[..<line].reduce(0, +)
        for shift in [0.25, 0.5, 0.75] {
            let moved = try columns(5 + shift)[..<line].reduce(0, +)
            XCTAssertEqual((left - moved) / height, shift, accuracy: 0.02)
        }
    }

    func testGlyphsMoveByWholePixelsWhereAContextWantsIt() throws {
        func drawn(_ x: CGFloat, _ set: (CGContext) -> Void) throws -> [UInt32] {
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 60, height: 30), scale: 1, isOpaque: false))
            set(context)
            TextLayout("Sill", style: style).draw(in: context, at: CGPoint(x: x, y: 2))
            return try XCTUnwrap(context.makeImage()).pixels
        }
        XCTAssertEqual(
            try drawn(5) { $0.setShouldSubpixelPositionFonts(false) }, try drawn(5) { $0.setAllowsFontSubpixelPositioning(false) })
        XCTAssertNotEqual(try drawn(5) { _ in }, try drawn(5) { $0.setShouldSubpixelPositionFonts(false) })
        XCTAssertEqual(
            try drawn(5) {
                $0.setShouldSubpixelPositionFonts(true)
                $0.setAllowsFontSubpixelPositioning(true)
            }, try drawn(5) { _ in })
        // An l alone is where the nearest pixel is.
        func alone(_ x: CGFloat) throws -> [UInt32] {
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 30, height: 30), scale: 1, isOpaque: false))
            context.setShouldSubpixelPositionFonts(false)
            TextLayout("l", style: style).draw(in: context, at: CGPoint(x: x, y: 2))
            return try XCTUnwrap(context.makeImage()).pixels
        }
        XCTAssertEqual(try alone(5.25), try alone(5))
        XCTAssertEqual(try alone(4.75), try alone(5))
        XCTAssertNotEqual(try alone(5.75), try alone(5))
    }

    func testEachRunHasItsColor() throws {
        var (red, blue) = (style, style)
        red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        blue.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let layout = TextLayout("IIII", style: red, runs: [TextLayout.Run(range: NSRange(location: 2, length: 2), style: blue)])
        let image = try draw(layout, scale: 2)
        let middle = Int(layout.size.width)
        for x in 0..<image.width {
            for y in 0..<image.height where image[x, y] >> 24 == 0xFF {
                XCTAssertEqual(image[x, y], x < middle ? 0xFFFF_0000 : 0xFF00_00FF)
            }
        }
        XCTAssertTrue(image.pixels.contains(0xFFFF_0000) && image.pixels.contains(0xFF00_00FF))
    }

    func testTheContextsAlphaAppliesToText() throws {
        let layout = TextLayout("MMM", style: style)
        let full = try draw(layout).coveredArea
        let half = try draw(layout) { $0.setAlpha(0.5) }.coveredArea
        XCTAssertEqual(half, full / 2, accuracy: full * 0.01)
    }

    func testAnUnderlineAndAStrikeThroughAddTheirRules() throws {
        let plain = try draw(TextLayout("nn", style: style), scale: 3)
        var ruled = style
        ruled.underline = .single
        let under = try draw(TextLayout("nn", style: ruled), scale: 3)
        XCTAssertGreaterThan(under.coveredArea, plain.coveredArea + 20)
        let baseline = Int(style.font.metrics.ascender * 3)
        XCTAssertEqual(rows(plain, from: baseline + 2), 0)
        XCTAssertGreaterThan(rows(under, from: baseline + 2), 0)
        ruled.underline = nil
        ruled.strikethrough = .single
        let struck = try draw(TextLayout("n n", style: ruled), scale: 3)
        XCTAssertEqual(rows(struck, from: baseline + 2), 0)
        XCTAssertGreaterThan(struck.coveredArea, plain.coveredArea + 20)
    }

    func testClippedTextEndsAtItsBox() throws {
        let layout = TextLayout("WWWWWWWW", style: style, maxWidth: 30, lineBreaking: .clipping)
        let image = try draw(layout, at: .zero)
        for (index, pixel) in image.pixels.enumerated() where index % image.width >= 30 { XCTAssertEqual(pixel, 0) }
        XCTAssertEqual(layout.size.width, 30)
        XCTAssertGreaterThan(image.coveredArea, 50)
    }

    func testHiddenLinesAreNotDrawn() throws {
        let image = try draw(TextLayout("a\nM", style: style, maxLines: 1), at: .zero)
        XCTAssertEqual(rows(image, from: Int(style.font.metrics.lineHeight) + 1), 0)
    }

    private func rows(_ image: CGImage, from row: Int) -> Int {
        (row..<image.height).reduce(0) { sum, y in sum + (0..<image.width).reduce(0) { $0 + Int(image[$1, y] >> 24) } }
    }

    private func draw(
        _ layout: TextLayout, at origin: CGPoint = .zero, scale: CGFloat = 1, prepare: (CGContext) -> Void = { _ in }
    ) throws -> CGImage {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 160, height: 60), scale: scale, isOpaque: false))
        prepare(context)
        layout.draw(in: context, at: origin)
        return try XCTUnwrap(context.makeImage())
    }
}
