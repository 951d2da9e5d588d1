import UIKit
import UIKitTestSupport
import XCTest

/// Lists of paragraphs: their markers, and drawing against the same text with its markers drawn by hand.
@preconcurrency @MainActor
final class NSTextListTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 20)

    private func style(_ lists: [NSTextList], _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        change(style)
        return style
    }

    private func text(_ string: String, _ style: NSParagraphStyle) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
        let all = NSMutableAttributedString()
        for text in texts { all.append(text) }
        return all
    }

    private func drawn(_ body: () -> Void) throws -> Pixels { try Pixels(makeRenderer(200, 160, scale: 2).image { _ in body() }) }

    private let box = CGRect(x: 0, y: 0, width: 200, height: 160)

    func testMarkersAreThoseOfTheirFormat() {
        func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
            numbers.map(NSTextList(markerFormat: format, options: 0).marker(forItemNumber:))
        }
        XCTAssertEqual(markers(.decimal, [0, 1, 12, -3]), ["0", "1", "12", "-3"])
        XCTAssertEqual(markers(.octal, [8, 64]), ["10", "100"])
        XCTAssertEqual(markers(.lowercaseHexadecimal, [10, 255]), ["a", "ff"])
        XCTAssertEqual(markers(.uppercaseHexadecimal, [10, 255]), ["A", "FF"])
        for (lower, upper) in [
            (NSTextList.MarkerFormat.lowercaseAlpha, NSTextList.MarkerFormat.uppercaseAlpha), (.lowercaseLatin, .uppercaseLatin),
        ] {
            XCTAssertEqual(markers(lower, [1, 26, 27, 52, 703, 0]), ["a", "z", "aa", "az", "aaa", "0"])
            XCTAssertEqual(markers(upper, [1, 26, 27]), ["A", "Z", "AA"])
        }
        XCTAssertEqual(markers(.lowercaseRoman, [1, 4, 9, 1994, 4000]), ["i", "iv", "ix", "mcmxciv", "4000"])
        XCTAssertEqual(markers(.uppercaseRoman, [14]), ["XIV"])
        XCTAssertEqual(markers(.disc, [1, 2]), ["\u{2022}", "\u{2022}"])
        XCTAssertEqual(
            [.box, .check, .circle, .diamond, .hyphen, .square].flatMap { markers($0, [1]) },
            ["\u{25A1}", "\u{2713}", "\u{25E6}", "\u{25C6}", "\u{2043}", "\u{25AA}"])
        XCTAssertEqual(markers(.init("({lower-roman})"), [3]), ["(iii)"])
        XCTAssertEqual(markers(.init("{unknown} -"), [3]), ["{unknown} -"])
        XCTAssertEqual(markers(.init("*"), [3]), ["*"])
        XCTAssertTrue(NSTextList(markerFormat: .init("{decimal}."), options: 0).isOrdered)
        XCTAssertFalse(NSTextList(markerFormat: .square, options: 0).isOrdered)
        XCTAssertFalse(NSTextList(markerFormat: .init("{unknown}"), options: 0).isOrdered)
        XCTAssertFalse(NSTextList.includesTextListMarkers)
    }

    func testAListIsArchivedWithItsStyle() throws {
        let list = NSTextList(markerFormat: .uppercaseRoman, options: .prependEnclosingMarker, startingItemNumber: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: style([list, list]), requiringSecureCoding: true)
        let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
        XCTAssertEqual(read.textLists.count, 2)
        XCTAssertTrue(read.textLists[0] === read.textLists[1])
        XCTAssertEqual(read.textLists[0].markerFormat, .uppercaseRoman)
        XCTAssertEqual(read.textLists[0].listOptions, .prependEnclosingMarker)
        XCTAssertEqual(read.textLists[0].startingItemNumber, 4)
    }

    /// The text without lists, moved in by 36 points for each, with the markers 25 points before it, or more
    /// where they are wide.
    private func expected(_ items: [(text: String, level: Int, marker: String)], height: CGFloat) throws -> Pixels {
        try drawn {
            for (line, item) in items.enumerated() {
                let (x, y) = (36 * CGFloat(item.level), CGFloat(line) * height)
                item.text.draw(at: CGPoint(x: x, y: y), withAttributes: [.font: font])
                let width = (item.marker as NSString).size(withAttributes: [.font: font]).width
                item.marker.draw(at: CGPoint(x: x - max(25, width + 4), y: y), withAttributes: [.font: font])
            }
        }
    }

    func testItemsAreCountedFromTheStartOfTheirListAndNestedOnesOnTheirOwn() throws {
        let outer = NSTextList(markerFormat: .init("{decimal}."), startingItemNumber: 3)
        let inner = NSTextList(markerFormat: .lowercaseAlpha, options: 0)
        // Lines of a whole number of pixels, at which drawing by hand has the same baselines.
        let height = style([outer]) { ($0.minimumLineHeight, $0.maximumLineHeight) = (26, 26) }
        func of(_ lists: [NSTextList]) -> NSParagraphStyle {
            style(lists) { ($0.minimumLineHeight, $0.maximumLineHeight) = (height.minimumLineHeight, height.maximumLineHeight) }
        }
        let list = joined([
            text("A\n", of([outer])), text("B\nC\n", of([outer, inner])), text("D\n", of([outer])), text("E\n", of([outer, inner])),
            text("F", of([])),
        ])
        let shown = try drawn { list.draw(in: box) }
        let plain = style([]) { ($0.minimumLineHeight, $0.maximumLineHeight) = (26, 26) }
        let items = [("A", 1, "3."), ("B", 2, "a"), ("C", 2, "b"), ("D", 1, "4."), ("E", 2, "a"), ("F", 0, "")]
        let hand = try drawn {
            for (line, item) in items.enumerated() {
                let y = CGFloat(26 * line)
                text(item.0, plain).draw(
                    with: CGRect(x: 36 * CGFloat(item.1), y: y, width: 99, height: 99), options: .usesLineFragmentOrigin, context: nil)
                if !item.2.isEmpty {
                    text(item.2, plain).draw(
                        with: CGRect(x: 36 * CGFloat(item.1) - 25, y: y, width: 99, height: 99), options: .usesLineFragmentOrigin,
                        context: nil)
                }
            }
        }
        XCTAssertEqual(shown, hand)
        XCTAssertNotNil(shown.inked)
    }

    func testTheMarkerOfTheListAroundIsPrependedIfTheListSaysSo() throws {
        let outer = NSTextList(markerFormat: .init("{decimal}."), options: 0)
        let inner = NSTextList(markerFormat: .decimal, options: Int(NSTextList.Options.prependEnclosingMarker.rawValue))
        let shown = try drawn { text("X", style([outer, inner])).draw(in: box) }
        XCTAssertEqual(shown, try expected([("X", 2, "1.1")], height: 0))
    }

    func testLinesOfAnItemWrapAtItsText() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let item = text("one two three four five six", style([list]))
        let plain = text("one two three four five six", style([]) { ($0.firstLineHeadIndent, $0.headIndent) = (36, 36) })
        let size = CGSize(width: 120, height: 0)
        let bounds = item.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(bounds, plain.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil))
        XCTAssertGreaterThan(bounds.height, 2 * font.lineHeight)
        // A line separator continues the item without a marker.
        let two = text("a\u{2028}b", style([list]))
        XCTAssertEqual(
            two.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).width,
            36 + max(text("a", style([])).size().width, text("b", style([])).size().width), accuracy: 0.01)
    }

    func testAMarkerInTheTextIsTheOnlyOne() throws {
        let list = NSTextList(markerFormat: .disc, options: 0)
        func tabs(_ style: NSMutableParagraphStyle) {
            style.tabStops = [NSTextTab(textAlignment: .left, location: 11), NSTextTab(textAlignment: .left, location: 36)]
        }
        let own = try drawn { text("\t\u{2022}\tItem", style([list], tabs)).draw(in: box) }
        XCTAssertEqual(own, try drawn { text("\t\u{2022}\tItem", style([], tabs)).draw(in: box) })
        // It is where the drawn one is.
        XCTAssertEqual(own, try drawn { text("Item", style([list])).draw(in: box) })
    }

    func testALongMarkerKeepsItsDistanceFromTheText() throws {
        let list = NSTextList(markerFormat: .uppercaseRoman, startingItemNumber: 1888)
        let shown = try drawn { text("X", style([list, list, list, list])).draw(in: box) }
        let marker = "MDCCCLXXXVIII"
        let width = (marker as NSString).size(withAttributes: [.font: font]).width
        XCTAssertGreaterThan(width, 25)
        let hand = try drawn {
            "X".draw(at: CGPoint(x: 144, y: 0), withAttributes: [.font: font])
            marker.draw(at: CGPoint(x: 144 - 4 - width, y: 0), withAttributes: [.font: font])
        }
        XCTAssertEqual(shown, hand)
    }

    func testRightToLeftItemsHaveTheirMarkersAtTheRight() throws {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let shown = try drawn { text("\u{05D0}\u{05D1}", style([list])).draw(in: box) }
        let ink = try XCTUnwrap(shown.inked)
        // The bullet begins 11 points from the right edge; the text 36 points.
        XCTAssertGreaterThan(ink.columns.upperBound, 2 * (200 - 11 - 12))
        XCTAssertLessThan(ink.columns.upperBound, 2 * (200 - 11))
        let inkOfText = try XCTUnwrap(
            drawn { text("\u{05D0}\u{05D1}", style([]) { $0.firstLineHeadIndent = 36 }).draw(in: box) }.inked)
        XCTAssertEqual(ink.columns.lowerBound, inkOfText.columns.lowerBound)
    }

    func testImportedListsHaveTheObjectsOfTheirLists() throws {
        let html = "<ol start=4><li>a</li><li>b<ul><li>c</li></ul></li></ol><p>d</p>"
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        func lists(_ letter: Character) throws -> [NSTextList] {
            let index = try XCTUnwrap(text.string.firstIndex(of: letter)?.utf16Offset(in: text.string))
            return try XCTUnwrap(text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle).textLists
        }
        XCTAssertEqual(try lists("a").map(\.markerFormat.rawValue), ["{decimal}."])
        XCTAssertEqual(try lists("a").first?.startingItemNumber, 4)
        XCTAssertEqual(try lists("b"), try lists("a"))
        XCTAssertEqual(try lists("c").map(\.markerFormat.rawValue), ["{decimal}.", "{circle}"])
        XCTAssertEqual(try lists("c").first, try lists("a").first)
        XCTAssertEqual(try lists("d"), [])
    }
}
