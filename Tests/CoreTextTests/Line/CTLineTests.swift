import CoreText
import TestSupport
import XCTest

/// Lines of Noto Sans Mono, of which each letter is 0.6 of the size wide, with an ascent of 1.069 and a descent of 0.293.
final class CTLineTests: XCTestCase {
    private let mono = CTFontCreateWithName("NotoSansMono-Regular", 10, nil)

    private func text(_ string: String, _ attributes: [String: Any] = [:]) -> CFAttributedString {
        CFAttributedStringCreate(nil, string, [kCTFontAttributeName: mono].merging(attributes) { $1 })
    }

    private func line(_ string: String, _ attributes: [String: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(text(string, attributes))
    }

    private func runs(_ line: CTLine) throws -> [CTRun] { try XCTUnwrap(CTLineGetGlyphRuns(line) as? [CTRun]) }

    func testTypographicBoundsAreSumsOfTheFonts() {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 9)
        XCTAssertEqual(CTLineGetTypographicBounds(line("abc  "), &ascent, &descent, &leading), 30, accuracy: 0.01)
        XCTAssertEqual(ascent, 10.69, accuracy: 0.001)
        XCTAssertEqual(descent, 2.93, accuracy: 0.001)
        XCTAssertEqual(leading, 0, accuracy: 0.001)
        XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(line("abc  ")), 12, accuracy: 0.01)
        XCTAssertEqual(CTLineGetTypographicBounds(line(""), nil, nil, nil), 0)
        let box = CTLineGetBoundsWithOptions(line("abc"), [])
        XCTAssertEqual(box.minY, -2.93, accuracy: 0.001)
        XCTAssertEqual(box.height, 13.62, accuracy: 0.001)
        XCTAssertEqual(box.width, 18, accuracy: 0.01)
    }

    func testTheHighestAndTheDeepestRunDecide() {
        let string = NSMutableAttributedString(attributedString: text("ab"))
        let tall = CTFontCreateWithName("NotoSansMono-Regular", 20, nil)
        CFAttributedStringSetAttribute(string, CFRangeMake(1, 1), kCTFontAttributeName, tall)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        XCTAssertEqual(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), &ascent, &descent, nil), 18, accuracy: 0.01)
        XCTAssertEqual(ascent, 21.38, accuracy: 0.001)
        XCTAssertEqual(descent, 5.86, accuracy: 0.001)
    }

    func testCaretsAreAtTheEdgesOfLetters() {
        let line = line("abc")
        for (unit, x) in [(0, 0.0), (1, 6), (2, 12), (3, 18), (9, 18), (-1, 0)] {
            XCTAssertEqual(CTLineGetOffsetForStringIndex(line, unit, nil), x, accuracy: 0.01)
        }
        for (x, unit) in [(-5.0, 0), (2.9, 0), (3.1, 1), (8.9, 1), (9.1, 2), (15.1, 3), (99, 3)] {
            XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)), unit, "\(x)")
        }
    }

    func testTheCaretsOfALigatureShareIt() {
        // Noto Serif's ligature of f and i is 0.663 of the size wide.
        let serif = CTFontCreateWithName("NotoSerif-Regular", 100, nil)
        let line = CTLineCreateWithAttributedString(CFAttributedStringCreate(nil, "fi", [kCTFontAttributeName: serif]))
        XCTAssertEqual(CTLineGetGlyphCount(line), 1)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 1, nil), 33.15, accuracy: 0.01)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 30, y: 0)), 1)
        var carets: [Double] = []
        CTLineEnumerateCaretOffsets(line) { x, _, _, _ in carets.append((x * 100).rounded() / 100) }
        XCTAssertEqual(carets, [0, 33.15, 33.15, 66.3])
    }

    func testALetterOfSeveralUnitsHasOneCaret() {
        let line = line("a\u{1F600}b")
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 1, nil), 6, accuracy: 0.01)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 2, nil), 6, accuracy: 0.01, "within the pair")
        XCTAssertEqual(CTLineGetStringRange(line).length, 4)
    }

    func testRightToLeftTextRunsFromTheRight() throws {
        try XCTSkipUnless(installedFamilyMatches("Noto Sans Hebrew"), "fonts-noto-core is not installed")
        let line = line("\u{05D0}\u{05D1}\u{05D2}")
        let run = try XCTUnwrap(runs(line).first)
        XCTAssertTrue(CTRunGetStatus(run).contains(.rightToLeft))
        XCTAssertFalse(CTRunGetStatus(run).contains(.nonMonotonic))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 0, nil), width, accuracy: 0.01)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 3, nil), 0, accuracy: 0.01)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, .zero), 3)
        var indices = [CFIndex](repeating: 0, count: 3)
        CTRunGetStringIndices(run, CFRange(), &indices)
        XCTAssertEqual(indices, [2, 1, 0])
    }

    func testRunsSplitByAttributesAndHaveGlyphsPositionsAndIndices() throws {
        let string = NSMutableAttributedString(attributedString: text("abcd"))
        string.addAttribute(NSAttributedString.Key("mine"), value: 1, range: NSRange(location: 1, length: 2))
        let runs = try runs(CTLineCreateWithAttributedString(string))
        XCTAssertEqual(runs.map { CTRunGetStringRange($0).location }, [0, 1, 3])
        XCTAssertEqual(runs.map(CTRunGetGlyphCount), [1, 2, 1])
        XCTAssertNotNil(CTRunGetAttributes(runs[1])["mine"])
        XCTAssertEqual(CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? CTFont, mono)
        var (positions, advances) = ([CGPoint](repeating: .zero, count: 2), [CGSize](repeating: .zero, count: 2))
        CTRunGetPositions(runs[1], CFRange(), &positions)
        CTRunGetAdvances(runs[1], CFRangeMake(0, 0), &advances)
        XCTAssertEqual(positions[0].x, 6, accuracy: 0.01)
        XCTAssertEqual(positions[1].x, 12, accuracy: 0.01)
        XCTAssertEqual(advances[1].width, 6, accuracy: 0.01)
        XCTAssertEqual(CTRunGetTypographicBounds(runs[1], CFRangeMake(1, 1), nil, nil, nil), 6, accuracy: 0.01)
        XCTAssertEqual(CTRunGetPositionsPtr(runs[1])?[1], positions[1])
        XCTAssertEqual(CTRunGetAdvancesPtr(runs[1])?[1], advances[1])
        XCTAssertEqual(CTRunGetStringIndicesPtr(runs[1])?[1], 2)
        var glyph: CGGlyph = 0
        XCTAssertEqual(CTRunGetGlyphsPtr(runs[0]), CTRunGetGlyphsPtr(runs[0]))
        CTRunGetGlyphs(runs[0], CFRangeMake(0, 1), &glyph)
        var wanted: CGGlyph = 0
        CTFontGetGlyphsForCharacters(mono, Array("a".utf16), &wanted, 1)
        XCTAssertEqual(glyph, wanted)
    }

    func testKerningIsTheFontsUnlessItIsSwitchedOff() {
        // HarfBuzz 6: of 2816 units A V A V are 1712, 1728, 1712 and 1904 wide with kerning, 1904 each without.
        let inter = CTFontCreateWithName("Inter-Regular", 28.16, nil)
        func width(_ attributes: [String: Any]) -> Double {
            let all: [String: Any] = [kCTFontAttributeName: inter].merging(attributes) { $1 }
            return CTLineGetTypographicBounds(
                CTLineCreateWithAttributedString(CFAttributedStringCreate(nil, "AVAV", all)), nil, nil, nil)
        }
        XCTAssertEqual(width([:]), 70.56, accuracy: 0.01)
        XCTAssertEqual(width([kCTKernAttributeName: 0]), 76.16, accuracy: 0.01)
        XCTAssertEqual(width([kCTKernAttributeName: 2]), 78.56, accuracy: 0.01)
        XCTAssertEqual(width([kCTTrackingAttributeName: 2]), 78.56, accuracy: 0.01)
    }

    func testLetterSpacingFollowsEachLetter() throws {
        let run = try XCTUnwrap(runs(line("abc", [kCTKernAttributeName: 4])).first)
        var positions = [CGPoint](repeating: .zero, count: 3)
        var advances = [CGSize](repeating: .zero, count: 3)
        CTRunGetPositions(run, CFRange(), &positions)
        CTRunGetAdvances(run, CFRange(), &advances)
        for index in 0..<3 {
            XCTAssertEqual(positions[index].x, CGFloat(index) * 10, accuracy: 0.01)
            XCTAssertEqual(advances[index].width, 10, accuracy: 0.01)
        }
    }

    func testImageBoundsAreThoseOfTheInk() throws {
        // l of Noto Sans Mono: 80 to 540 and 0 to 760 of 1000 units.
        let box = CTLineGetImageBounds(line("ll"), nil)
        XCTAssertEqual(box.minX, 0.8, accuracy: 0.01)
        XCTAssertEqual(box.maxX, 11.4, accuracy: 0.01)
        XCTAssertEqual(box.minY, 0, accuracy: 0.01)
        XCTAssertEqual(box.maxY, 7.6, accuracy: 0.01)
        XCTAssertEqual(CTLineGetBoundsWithOptions(line("ll"), .useGlyphPathBounds).width, 10.6, accuracy: 0.01)
        XCTAssertTrue(CTLineGetImageBounds(line("  "), nil).isNull)
        let context = try Canvas(width: 20, height: 20).context
        context.textPosition = CGPoint(x: 3, y: 5)
        XCTAssertEqual(CTLineGetImageBounds(line("l"), context).minX, 3.8, accuracy: 0.01)
        XCTAssertEqual(CTLineGetImageBounds(line("l"), context).maxY, 12.6, accuracy: 0.01)
    }

    func testFlushMovesTheLineWithoutItsTrailingSpaces() {
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line("abc "), 0, 40), 0)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line("abc "), 0.5, 40), 11, accuracy: 0.01)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line("abc "), 1, 40), 22, accuracy: 0.01)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line("abc "), 1, 10), 0)
    }

    func testATruncatedLineFitsWithItsMark() throws {
        let token = line("~")
        let whole = line("abcdefgh")
        func shown(_ width: Double, _ type: CTLineTruncationType) throws -> (Double, [CFIndex]) {
            let line = try XCTUnwrap(CTLineCreateTruncatedLine(whole, width, type, token))
            let indices = try runs(line).flatMap { run -> [CFIndex] in
                var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(run))
                CTRunGetStringIndices(run, CFRange(), &indices)
                return indices
            }
            return (CTLineGetTypographicBounds(line, nil, nil, nil), indices)
        }
        let end = try shown(26, .end)
        XCTAssertEqual(end.0, 24, accuracy: 0.01, "three letters and the mark")
        XCTAssertEqual(end.1, [0, 1, 2, 3])
        XCTAssertEqual(try shown(26, .start).1, [0, 5, 6, 7])
        XCTAssertEqual(try shown(30, .middle).1, [0, 1, 2, 6, 7])
        XCTAssertTrue(CTLineCreateTruncatedLine(whole, 48, .end, token) === whole, "it fits")
        XCTAssertNil(CTLineCreateTruncatedLine(whole, 5, .end, token), "not even the mark fits")
        let cut = try XCTUnwrap(CTLineCreateTruncatedLine(whole, 20, .end, nil))
        XCTAssertEqual(CTLineGetTypographicBounds(cut, nil, nil, nil), 18, accuracy: 0.01)
    }

    func testAJustifiedLineWidensItsSpaces() throws {
        let justified = try XCTUnwrap(CTLineCreateJustifiedLine(line("a b c "), 1, 50))
        // 30 points of letters and spaces between; 10 points more for each of the two spaces.
        XCTAssertEqual(CTLineGetOffsetForStringIndex(justified, 2, nil), 22, accuracy: 0.01)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(justified, 4, nil), 44, accuracy: 0.01)
        let half = try XCTUnwrap(CTLineCreateJustifiedLine(line("a b c "), 0.5, 50))
        XCTAssertEqual(CTLineGetOffsetForStringIndex(half, 4, nil), 34, accuracy: 0.01)
        let single = line("abc")
        XCTAssertTrue(CTLineCreateJustifiedLine(single, 1, 50) === single)
    }

    func testALineFeedBelongsToTheLineAndShowsNothing() {
        let line = line("ab\ncd")
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), 24, accuracy: 0.01)
        XCTAssertEqual(CTLineGetStringRange(line).length, 5)
    }

    func testARunDelegateGivesALettersSize() throws {
        final class Size {
            var isFreed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        }
        let size = Size()
        size.isFreed.pointee = false
        let freed = size.isFreed
        defer { freed.deallocate() }
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Size>.fromOpaque($0).takeRetainedValue().isFreed.pointee = true },
            getAscent: { _ in 30 }, getDescent: { _ in 5 }, getWidth: { _ in 17 })
        try autoreleasepoolOnLinux {
            let delegate = try XCTUnwrap(CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(size).toOpaque()))
            let string = NSMutableAttributedString(attributedString: text("a b"))
            CFAttributedStringSetAttribute(string, CFRangeMake(1, 1), kCTRunDelegateAttributeName, delegate)
            let line = CTLineCreateWithAttributedString(string)
            var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
            XCTAssertEqual(CTLineGetTypographicBounds(line, &ascent, &descent, nil), 29, accuracy: 0.01)
            XCTAssertEqual(ascent, 30)
            XCTAssertEqual(descent, 5)
            let run = try runs(line)[1]
            XCTAssertEqual(CTRunGetTypographicBounds(run, CFRange(), &ascent, &descent, nil), 17, accuracy: 0.01)
            XCTAssertTrue(CTRunGetAttributes(run)[kCTRunDelegateAttributeName] as? CTRunDelegate === delegate)
        }
    }

    private func autoreleasepoolOnLinux(_ body: () throws -> Void) rethrows { try body() }
}
