import Foundation
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Foundation compares attribute values whatever their memory contains (see `FoundationMark`).
final class AttributeValueTests: XCTestCase {
    func testShadowsAndParagraphsDifferWithinAString() {
        let wide = NSShadow(), narrow = NSShadow()
        narrow.shadowBlurRadius = 2
        check(wide, narrow, for: .shadow)
        let left = NSMutableParagraphStyle(), right = NSMutableParagraphStyle()
        right.alignment = .right
        check(left, right, for: .paragraphStyle)
        check(NSTextAttachment(), NSTextAttachment(), for: .attachment)
        check(UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 11), for: .font)
    }

    /// Enough objects that some have an address at which a color without the mark crashes.
    func testColorsDifferWhereverTheyLie() {
        let colors = (0..<20_000).map { UIColor(white: CGFloat($0) / 20_000, alpha: 1) }
        for (one, other) in zip(colors, colors.dropFirst()) { check(one, other, for: .foregroundColor) }
    }

    func testAttributesHaveBothForms() {
        let shadow = NSShadow()
        let dictionary: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red, .kern: CGFloat(2), .shadow: shadow,
            .underlineStyle: NSUnderlineStyle.double.rawValue, .attachment: NSTextAttachment(), .strokeColor: "not a color",
        ]
        let container = AttributeContainer(dictionary)
        XCTAssertEqual(container[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self], .double)
        let back = container.textAttributes
        XCTAssertEqual(Set(back.keys), [.font, .foregroundColor, .kern, .shadow, .underlineStyle])
        XCTAssertEqual(back[.font] as? UIFont, .boldSystemFont(ofSize: 17))
        XCTAssertEqual(back[.underlineStyle] as? Int, NSUnderlineStyle.double.rawValue)
        XCTAssertTrue(back[.shadow] as? NSShadow === shadow)
    }

    func testAStringHasBothForms() {
        let string = NSMutableAttributedString(string: "red and 😀 plain", attributes: [.foregroundColor: UIColor.red])
        string.setAttributes([.link: URL(fileURLWithPath: "/a")], range: NSRange(location: 4, length: 6))
        let value = AttributedString(string)
        XCTAssertEqual(String(value.characters), string.string)
        XCTAssertEqual(value.runs.count, 3)
        XCTAssertEqual(NSAttributedString(value), string)
        XCTAssertEqual(AttributedString(NSAttributedString()).runs.count, 0)
    }

    private func check(_ one: NSObject, _ other: NSObject, for key: NSAttributedString.Key, line: UInt = #line) {
        let string = NSMutableAttributedString(string: "ab", attributes: [key: one])
        string.addAttribute(key, value: other, range: NSRange(location: 1, length: 1))
        XCTAssertTrue(string.attribute(key, at: 0, effectiveRange: nil) as? NSObject === one, line: line)
        XCTAssertTrue(string.attribute(key, at: 1, effectiveRange: nil) as? NSObject === other, line: line)
        let copy = NSMutableAttributedString(attributedString: string)
        XCTAssertEqual(copy, string, line: line)
        copy.addAttribute(key, value: one, range: NSRange(location: 0, length: 2))
        XCTAssertNotEqual(copy, string, line: line)
    }
}
