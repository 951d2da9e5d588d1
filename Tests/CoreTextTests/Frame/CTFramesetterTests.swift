import CoreText
import XCTest

/// Frames of Noto Sans Mono of 10 points: letters are 6 points wide, lines 13.62 high with the baseline at 10.69.
final class CTFramesetterTests: XCTestCase {
    private let mono = CTFontCreateWithName("NotoSansMono-Regular", 10, nil)
    private let lineHeight = 13.62
    private let ascent = 10.69

    private func setter(_ string: String, _ settings: [(CTParagraphStyleSpecifier, CGFloat)] = []) -> CTFramesetter {
        CTFramesetterCreateWithAttributedString(text(string, style(settings)))
    }

    private func text(_ string: String, _ style: CTParagraphStyle?) -> CFAttributedString {
        var attributes: [String: Any] = [kCTFontAttributeName: mono]
        if let style { attributes[kCTParagraphStyleAttributeName] = style }
        return CFAttributedStringCreate(nil, string, attributes)
    }

    private func style(_ settings: [(CTParagraphStyleSpecifier, CGFloat)]) -> CTParagraphStyle {
        let values = settings.map { setting in
            let value = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
            value.pointee = setting.1
            return value
        }
        defer { values.forEach { $0.deallocate() } }
        let all = zip(settings, values).map {
            CTParagraphStyleSetting(spec: $0.0, valueSize: MemoryLayout<CGFloat>.size, value: $1)
        }
        return CTParagraphStyleCreate(all, all.count)
    }

    private func style(_ alignment: CTTextAlignment, _ mode: CTLineBreakMode = .byWordWrapping) -> CTParagraphStyle {
        var (alignment, mode) = (alignment, mode)
        return withUnsafePointer(to: &alignment) { first in
            withUnsafePointer(to: &mode) { second in
                let settings = [
                    CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: first),
                    CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: second),
                ]
                return CTParagraphStyleCreate(settings, 2)
            }
        }
    }

    private func frame(_ setter: CTFramesetter, _ rect: CGRect) -> CTFrame {
        CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: rect, transform: nil), nil)
    }

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

    private func ranges(_ frame: CTFrame) -> [[Int]] {
        lines(frame).map { [CTLineGetStringRange($0).location, CTLineGetStringRange($0).length] }
    }

    private func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: lines(frame).count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        return origins
    }

    func testWordsWrapAndLinesHangFromTheTop() {
        // Five letters fit in 31 points; the spaces at the ends of lines count for nothing.
        let frame = frame(setter("aaa bb cccc"), CGRect(x: 20, y: 100, width: 37, height: 60))
        XCTAssertEqual(ranges(frame), [[0, 7], [7, 4]])
        XCTAssertEqual(origins(frame)[0].x, 0)
        XCTAssertEqual(origins(frame)[0].y, 60 - ascent, accuracy: 0.01)
        XCTAssertEqual(origins(frame)[1].y, 60 - ascent - lineHeight, accuracy: 0.01)
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 11)
        XCTAssertEqual(CFArrayGetCount(CTFrameGetLines(frame)), 2)
        let first = unsafeBitCast(CFArrayGetValueAtIndex(CTFrameGetLines(frame), 0), to: CTLine.self)
        XCTAssertTrue(first === lines(frame)[0])
    }

    /// Images of lottie-ios: Helvetica of 63 points in lines of 63 has its first baseline 58 below the top (0.92 of the size), though its
    /// ascent is 48.5.
    func testLinesOfHelveticaAreTallerThanItsMetrics() throws {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        XCTAssertEqual(CTFontGetAscent(font), 15.4, accuracy: 0.01)
        func suggested(_ setter: CTFramesetter) -> Double {
            CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, CGSize(width: 500, height: 500), nil).height
        }
        func setter(_ string: String, _ style: CTParagraphStyle?) -> CTFramesetter {
            var attributes: [String: Any] = [kCTFontAttributeName: font]
            if let style { attributes[kCTParagraphStyleAttributeName] = style }
            return CTFramesetterCreateWithAttributedString(CFAttributedStringCreate(nil, string, attributes))
        }
        func heights(_ frame: CTFrame) -> [Double] { origins(frame).map { ($0.y * 100).rounded() / 100 } }
        let area = CGRect(x: 0, y: 0, width: 200, height: 100)
        XCTAssertEqual(heights(frame(setter("a\nb", nil), area)), [81.6, 58.6])
        XCTAssertEqual(suggested(setter("a\nb", nil)), 46, accuracy: 0.01)
        let low = style([(.maximumLineHeight, 20)])
        XCTAssertEqual(heights(frame(setter("a\nb", low), area)), [81.6, 61.6])
        XCTAssertEqual(suggested(setter("a", low)), 20, accuracy: 0.01)
        XCTAssertEqual(origins(frame(setter("a", low), CGRect(x: 0, y: 0, width: 200, height: 20))).count, 1)
        let tall = style([(.minimumLineHeight, 30)])
        XCTAssertEqual(heights(frame(setter("a", tall), area)), [74.6])
    }

    func testLinesThatDoNotFitAreLeftOut() {
        let frame = frame(setter("a\nb\nc"), CGRect(x: 0, y: 0, width: 100, height: 2 * lineHeight + 1))
        XCTAssertEqual(ranges(frame), [[0, 2], [2, 2]])
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 4)
        XCTAssertEqual(lines(self.frame(setter("a"), CGRect(x: 0, y: 0, width: 100, height: 10))).count, 0)
    }

    func testAnEmptyParagraphIsALine() {
        XCTAssertEqual(ranges(frame(setter("a\n\nb"), CGRect(x: 0, y: 0, width: 100, height: 100))), [[0, 2], [2, 1], [3, 1]])
    }

    func testAWordWiderThanTheLineBreaksBetweenLetters() {
        XCTAssertEqual(ranges(frame(setter("abcdefgh"), CGRect(x: 0, y: 0, width: 20, height: 100))), [[0, 3], [3, 3], [6, 2]])
    }

    func testTheSuggestedSizeHoldsTheText() {
        for width in [30.0, 40, 61, 1e308] {
            let setter = setter("the quick brown fox\njumps")
            var fit = CFRange()
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRange(), nil, CGSize(width: width, height: .greatestFiniteMagnitude), &fit)
            XCTAssertEqual(fit.length, 25)
            let frame = frame(setter, CGRect(origin: .zero, size: size))
            XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 25, "\(width)")
            XCTAssertEqual(size.height, Double(lines(frame).count) * lineHeight, accuracy: 0.01)
            XCTAssertLessThanOrEqual(size.width, width)
        }
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter("aaa bb cccc"), CFRange(), nil, CGSize(width: 37, height: 20), &fit)
        XCTAssertEqual(fit.length, 7)
        XCTAssertEqual(size.width, 36, accuracy: 0.01)
        XCTAssertEqual(size.height, lineHeight, accuracy: 0.01)
    }

    func testAlignmentsMoveLines() {
        func x(_ alignment: CTTextAlignment) -> CGFloat {
            let setter = CTFramesetterCreateWithAttributedString(text("abc ", style(alignment)))
            return origins(frame(setter, CGRect(x: 0, y: 0, width: 40, height: 40)))[0].x
        }
        XCTAssertEqual(x(.left), 0)
        XCTAssertEqual(x(.natural), 0)
        XCTAssertEqual(x(.center), 11, accuracy: 0.01)
        XCTAssertEqual(x(.right), 22, accuracy: 0.01)
        let justified = CTFramesetterCreateWithAttributedString(text("a b cccccc", style(.justified)))
        let lines = lines(frame(justified, CGRect(x: 0, y: 0, width: 40, height: 40)))
        XCTAssertEqual(CTLineGetOffsetForStringIndex(lines[0], 3, nil), 40, accuracy: 0.01)
        XCTAssertEqual(CTLineGetTypographicBounds(lines[1], nil, nil, nil), 36, accuracy: 0.01, "the last line keeps its width")
    }

    func testSpacingsAndIndentsMoveLines() {
        let frame = frame(
            setter(
                "aaa aaa\naaa",
                [
                    (.firstLineHeadIndent, 5), (.headIndent, 9), (.lineSpacingAdjustment, 3), (.paragraphSpacing, 7),
                    (.paragraphSpacingBefore, 2),
                ]), CGRect(x: 0, y: 0, width: 30, height: 200))
        let origins = origins(frame)
        XCTAssertEqual(origins.map(\.x), [5, 9, 5])
        XCTAssertEqual(origins[0].y - origins[1].y, lineHeight + 3, accuracy: 0.01)
        XCTAssertEqual(origins[1].y - origins[2].y, lineHeight + 3 + 7 + 2, accuracy: 0.01)
    }

    func testLineHeightsAreLimitedAndSpacingMayBeNegative() {
        let frame = frame(
            setter("a\nb", [(.maximumLineHeight, 10), (.minimumLineHeight, 10), (.lineSpacingAdjustment, -4)]),
            CGRect(x: 0, y: 0, width: 30, height: 100))
        XCTAssertEqual(origins(frame)[0].y, 100 - 10 + 2.93, accuracy: 0.01)
        XCTAssertEqual(origins(frame)[0].y - origins(frame)[1].y, 6, accuracy: 0.01)
        let double = self.frame(setter("a\nb", [(.lineHeightMultiple, 2)]), CGRect(x: 0, y: 0, width: 30, height: 100))
        XCTAssertEqual(origins(double)[0].y - origins(double)[1].y, 2 * lineHeight, accuracy: 0.01)
        XCTAssertEqual(origins(double)[0].y, 100 - 2 * lineHeight + 2.93, accuracy: 0.01)
    }

    func testTruncatingModesKeepAParagraphToOneLine() {
        let setter = CTFramesetterCreateWithAttributedString(text("abcdefgh", style(.left, .byTruncatingTail)))
        let lines = lines(frame(setter, CGRect(x: 0, y: 0, width: 31, height: 100)))
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(CTLineGetTypographicBounds(lines[0], nil, nil, nil), 30, accuracy: 0.01)
    }

    func testLinesOfACircleAreAsWideAsItIsThere() {
        let setter = setter(String(repeating: "a ", count: 200))
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        let (lines, origins) = (lines(frame), origins(frame))
        XCTAssertGreaterThan(lines.count, 8)
        for (line, origin) in zip(lines, origins) {
            let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            for y in [origin.y + ascent, origin.y - 2.93] {
                for x in [origin.x, origin.x + width] {
                    XCTAssertLessThanOrEqual(hypot(x - 100, y - 100), 100.5, "\(origin)")
                }
            }
        }
        // At the middle a line has the whole width but less than a letter and a space.
        let widest = lines.map { CTLineGetTypographicBounds($0, nil, nil, nil) }.max() ?? 0
        XCTAssertGreaterThan(widest, 180)
    }

    func testAFrameDrawsItsLinesInThePathsSpace() throws {
        let canvas = try Canvas(width: 60, height: 60)
        let frame = frame(setter("l\nl"), CGRect(x: 20, y: 10, width: 30, height: 40))
        CTFrameDraw(frame, canvas.context)
        // l: 0.8 to 5.4 and 0 to 7.6 from the origin; baselines at 39.31 and 25.69, on the nearest pixels 39 and 26.
        XCTAssertEqual(canvas.drawn, CGRect(x: 20, y: 26, width: 6, height: 21))
    }

    func testTheTypesetterCountsWhatFits() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("aaa bb\ncccc", nil))
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 30), 4)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 4, 30), 3, "with the line feed")
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 7, 300), 4)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 11, 300), 0)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 1), 1, "at least a letter")
        XCTAssertEqual(CTTypesetterSuggestClusterBreak(typesetter, 0, 31), 5)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 2))
        XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(4, 2))
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 5, nil), 6, accuracy: 0.01)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 7, y: 0)), 5)
    }
}
