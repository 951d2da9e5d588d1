import UIKit
import XCTest

final class NSParagraphStyleTests: XCTestCase {
    func testDefaultsAreUIKits() {
        let style = NSParagraphStyle.default
        XCTAssertEqual(style.alignment, .natural)
        XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(style.baseWritingDirection, .natural)
        XCTAssertEqual(style.tabStops.map(\.location), (1...12).map { 28 * CGFloat($0) })
        for length in [style.lineSpacing, style.paragraphSpacing, style.headIndent, style.lineHeightMultiple, style.defaultTabInterval] {
            XCTAssertEqual(length, 0)
        }
    }

    func testAMutableCopyChangesAloneAndACopyOfItNoMore() throws {
        let style = try XCTUnwrap(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        XCTAssertEqual(style, NSParagraphStyle.default)
        style.lineSpacing = 4
        XCTAssertNotEqual(style, NSParagraphStyle.default)
        XCTAssertEqual(NSParagraphStyle.default.lineSpacing, 0)
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 9
        XCTAssertEqual(copy.lineSpacing, 4)
        XCTAssertFalse(copy is NSMutableParagraphStyle)
    }

    func testLengthsThatMeanNothingAreRefused() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 3
        for value in [-1, .nan, .infinity] as [CGFloat] {
            style.paragraphSpacing = value
            XCTAssertEqual(style.paragraphSpacing, 3)
        }
        // Core Text brings lines together by a negative spacing.
        for (value, kept) in [(-2, -2), (.nan, -2), (4, 4)] as [(CGFloat, CGFloat)] {
            style.lineSpacing = value
            XCTAssertEqual(style.lineSpacing, kept)
        }
        style.tailIndent = -5
        XCTAssertEqual(style.tailIndent, -5)
        style.tailIndent = .nan
        XCTAssertEqual(style.tailIndent, -5)
    }

    func testTabStopsAreKeptInOrder() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 90), NSTextTab(textAlignment: .right, location: 30)]
        style.addTabStop(NSTextTab(textAlignment: .center, location: 60))
        XCTAssertEqual(style.tabStops.map(\.location), [30, 60, 90])
        style.removeTabStop(NSTextTab(textAlignment: .center, location: 60))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
        XCTAssertEqual(style.tabStops.map(\.location), [30, 90])
    }

    func testEveryValueReachesTheText() {
        // Two paragraphs of one letter each: heights and places follow from the values.
        let style = NSMutableParagraphStyle()
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            let style = NSMutableParagraphStyle()
            change(style)
            let font = UIFont.systemFont(ofSize: 20)
            return NSAttributedString(string: "H\nH", attributes: [.font: font, .paragraphStyle: style]).size().height
        }
        let plain = height { _ in }
        XCTAssertEqual(height { $0.paragraphSpacing = 7 }, plain + 7, accuracy: 0.01)
        XCTAssertEqual(height { $0.paragraphSpacingBefore = 5 }, plain + 5, accuracy: 0.01)
        XCTAssertEqual(height { $0.minimumLineHeight = 40 }, 80, accuracy: 0.01)
        XCTAssertEqual(height { $0.maximumLineHeight = 10 }, 20, accuracy: 0.01)
        XCTAssertEqual(height { $0.lineHeightMultiple = 2 }, 2 * plain, accuracy: 0.01)
        style.setParagraphStyle(.default)
        XCTAssertEqual(style, .default)
    }
}
