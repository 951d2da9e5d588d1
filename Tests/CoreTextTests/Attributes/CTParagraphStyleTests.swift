import CoreText
import XCTest

final class CTParagraphStyleTests: XCTestCase {
    func testSettingsAreReadByTheirTypes() {
        var alignment = CTTextAlignment.center
        var mode = CTLineBreakMode.byTruncatingMiddle
        var direction = CTWritingDirection.rightToLeft
        var height: CGFloat = 20
        let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: &alignment),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: &mode),
            CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: MemoryLayout<CTWritingDirection>.size, value: &direction),
            CTParagraphStyleSetting(spec: .minimumLineHeight, valueSize: MemoryLayout<CGFloat>.size, value: &height),
            CTParagraphStyleSetting(spec: .maximumLineHeight, valueSize: 1, value: &height),
        ]
        let style = CTParagraphStyleCreate(settings, settings.count)
        (alignment, mode, direction, height) = (.left, .byClipping, .natural, 0)
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment))
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &mode))
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction))
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .minimumLineHeight, 8, &height))
        XCTAssertEqual(alignment, .center)
        XCTAssertEqual(mode, .byTruncatingMiddle)
        XCTAssertEqual(direction, .rightToLeft)
        XCTAssertEqual(height, 20)
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .maximumLineHeight, 8, &height))
        XCTAssertEqual(height, 0, "a value of another size is ignored")
        XCTAssertFalse(CTParagraphStyleGetValueForSpecifier(style, .headIndent, 1, &height))
        XCTAssertNotEqual(style, CTParagraphStyleCreate(settings, 5), "the values have changed, the style has copied them")
        XCTAssertEqual(CTParagraphStyleCreate(nil, 0), CTParagraphStyleCreateCopy(CTParagraphStyleCreate(nil, 0)))
    }

    func testAttributedStringsChangeByCoreFoundationsFunctions() {
        let string: CFMutableAttributedString = CFAttributedStringCreateMutable(nil, 0)
        CFAttributedStringReplaceString(string, CFRangeMake(0, 0), "hello")
        CFAttributedStringBeginEditing(string)
        CFAttributedStringSetAttribute(string, CFRangeMake(1, 3), "key", 7 as CFNumber)
        CFAttributedStringSetAttribute(string, CFRangeMake(1, 3), "key", 8 as CFNumber)
        CFAttributedStringEndEditing(string)
        XCTAssertEqual(CFAttributedStringGetLength(string), 5)
        XCTAssertEqual(CFAttributedStringGetString(string), "hello")
        var range = CFRange()
        XCTAssertEqual(CFAttributedStringGetAttribute(string, 2, "key", &range) as? NSNumber, 8)
        XCTAssertEqual(range, CFRangeMake(1, 3))
        XCTAssertNil(CFAttributedStringGetAttribute(string, 0, "key", nil))
        let end = CFAttributedStringCreateWithSubstring(nil, string, CFRangeMake(3, 2))
        XCTAssertEqual(CFAttributedStringGetString(end), "lo")
        CFAttributedStringRemoveAttribute(string, CFRangeMake(0, 5), "key")
        XCTAssertNil(CFAttributedStringGetAttribute(string, 2, "key", nil))
        CFAttributedStringSetAttributes(string, CFRangeMake(0, 5), ["other": 1], true)
        XCTAssertEqual(CFAttributedStringGetAttributes(string, 0, nil).count, 1)
    }
}
