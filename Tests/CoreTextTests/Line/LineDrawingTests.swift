import CoreText
import XCTest

/// Drawing of lines: l of Noto Sans Mono has its serifs at 80 to 540 and its height at 0 to 760 of 1000 units, its stem at 276 to 366.
final class LineDrawingTests: XCTestCase {
    private let mono = CTFontCreateWithName("NotoSansMono-Regular", 20, nil)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func line(_ string: String, _ attributes: [String: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(CFAttributedStringCreate(nil, string, [kCTFontAttributeName: mono].merging(attributes) { $1 }))
    }

    func testALineIsUprightAtTheTextPosition() throws {
        let canvas = try Canvas(width: 40, height: 40)
        canvas.context.textPosition = CGPoint(x: 10, y: 8)
        CTLineDraw(line("l"), canvas.context)
        // 11.6 to 20.8, and 8 to 23.2.
        XCTAssertEqual(canvas.drawn, CGRect(x: 11, y: 8, width: 10, height: 16))
        XCTAssertEqual(canvas.pixel(16, 15), [0, 0, 0, 255])
        XCTAssertEqual(canvas.context.textPosition, CGPoint(x: 10, y: 8))
    }

    func testAFlippedMatrixDrawsUprightWhereYPointsDown() throws {
        let canvas = try Canvas(width: 40, height: 40)
        let context = canvas.context
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.textPosition = CGPoint(x: 10, y: 32)
        CTLineDraw(line("l"), context)
        XCTAssertEqual(canvas.drawn, CGRect(x: 11, y: 8, width: 10, height: 16))
    }

    func testTheTextMatrixScales() throws {
        let canvas = try Canvas(width: 60, height: 60)
        canvas.context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        canvas.context.textPosition = CGPoint(x: 4, y: 4)
        CTLineDraw(line("l"), canvas.context)
        // 4 + 3.2 to 4 + 21.6, and 4 to 4 + 30.4.
        XCTAssertEqual(canvas.drawn, CGRect(x: 7, y: 4, width: 19, height: 31))
    }

    func testColorsAreCoreTextsThenUIKitsThenBlackOrTheContexts() throws {
        func color(_ attributes: [String: Any]) throws -> [UInt8] {
            let canvas = try Canvas(width: 20, height: 20)
            canvas.context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            CTLineDraw(line("l", attributes), canvas.context)
            return canvas.pixel(6, 8)
        }
        XCTAssertEqual(try color([:]), [0, 0, 0, 255])
        XCTAssertEqual(try color(["NSColor": blue]), [0, 0, 255, 255])
        XCTAssertEqual(try color(["NSColor": blue, kCTForegroundColorAttributeName: red]), [255, 0, 0, 255])
        XCTAssertEqual(try color([kCTForegroundColorFromContextAttributeName: true]), [0, 255, 0, 255])
        XCTAssertEqual(
            try color([kCTForegroundColorFromContextAttributeName: true, kCTForegroundColorAttributeName: red]), [255, 0, 0, 255])
    }

    func testARunDrawsItsGlyphsAlone() throws {
        let canvas = try Canvas(width: 60, height: 30)
        let run = try XCTUnwrap((CTLineGetGlyphRuns(line("lll")) as? [CTRun])?.first)
        CTRunDraw(run, canvas.context, CFRangeMake(1, 1))
        // The second letter's place: 12 points on.
        XCTAssertEqual(canvas.drawn, CGRect(x: 13, y: 0, width: 10, height: 16))
    }

    func testTheTextDrawingModeStrokesClipsOrHides() throws {
        let hidden = try Canvas(width: 40, height: 40)
        hidden.context.setTextDrawingMode(.invisible)
        CTLineDraw(line("l"), hidden.context)
        XCTAssertTrue(hidden.drawn.isNull)

        let stroked = try Canvas(width: 60, height: 60)
        stroked.context.setTextDrawingMode(.stroke)
        stroked.context.setStrokeColor(red)
        stroked.context.setLineWidth(2)
        stroked.context.textMatrix = CGAffineTransform(scaleX: 3, y: 3)
        stroked.context.textPosition = CGPoint(x: 4, y: 4)
        CTLineDraw(line("l"), stroked.context)
        // The stem is 16.56 to 21.96 from the position: its middle is empty, its side is 2 points wide.
        XCTAssertEqual(stroked.pixel(23, 25), [0, 0, 0, 0])
        XCTAssertEqual(stroked.pixel(20, 25)[0], 255)

        let clipped = try Canvas(width: 40, height: 40)
        clipped.context.setTextDrawingMode(.clip)
        CTLineDraw(line("l"), clipped.context)
        clipped.context.setFillColor(blue)
        clipped.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(clipped.pixel(6, 8), [0, 0, 255, 255])
        XCTAssertEqual(clipped.pixel(20, 30), [0, 0, 0, 0])
    }

    func testStrokesUnderlinesAndBackgroundsAreDrawn() throws {
        let canvas = try Canvas(width: 30, height: 40)
        canvas.context.textPosition = CGPoint(x: 0, y: 10)
        CTLineDraw(
            line(
                "l",
                [
                    kCTUnderlineStyleAttributeName: CTUnderlineStyle.single.rawValue, kCTUnderlineColorAttributeName: red,
                    kCTBackgroundColorAttributeName: blue,
                ]), canvas.context)
        // The underline is 0.1 of the size below the baseline and 0.05 thick: 7 to 8.
        XCTAssertEqual(canvas.pixel(1, 7), [255, 0, 0, 255])
        XCTAssertEqual(canvas.pixel(1, 20), [0, 0, 255, 255])
        let outline = try Canvas(width: 30, height: 40)
        outline.context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        CTLineDraw(line("l", [kCTStrokeWidthAttributeName: 2, kCTStrokeColorAttributeName: red]), outline.context)
        XCTAssertEqual(outline.pixel(12, 16), [0, 0, 0, 0], "the stem is empty")
    }

    func testAnObliqueMatrixOfTheFontSlantsTheLine() throws {
        var slant = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        let font = CTFontCreateWithName("NotoSansMono-Regular", 20, &slant)
        let canvas = try Canvas(width: 60, height: 40)
        let slanted = CTLineCreateWithAttributedString(CFAttributedStringCreate(nil, "l", [kCTFontAttributeName: font]))
        CTLineDraw(slanted, canvas.context)
        // The top serif begins at 86 of 1000 units, at a height of 760; the bottom one ends at 540.
        XCTAssertEqual(canvas.drawn.maxX, 23, accuracy: 1)
        XCTAssertEqual(CTLineGetImageBounds(slanted, nil).maxX, 26, accuracy: 0.1)
    }
}
