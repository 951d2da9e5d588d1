import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitControls

/// Lists in text views and labels.
@preconcurrency @MainActor
final class TextListTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 20)

    private func style(_ lists: [NSTextList]) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        return style
    }

    private func textView(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        return view
    }

    private func pixels(_ view: UIView) throws -> Pixels {
        let stage = Stage(device: .iPhone15)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        defer { view.removeFromSuperview() }
        return try Pixels(makeRenderer(300, 200, scale: 2).image { view.layer.render(in: $0.cgContext) })
    }

    func testTheCaretIsAtTheText() {
        let (list, inner) = (NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .circle, options: 0))
        let text = NSMutableAttributedString(string: "one\n", attributes: [.font: font, .paragraphStyle: style([list])])
        text.append(NSAttributedString(string: "two", attributes: [.font: font, .paragraphStyle: style([list, inner])]))
        let view = textView(text)
        let starts = [0, 4].compactMap { view.position(from: view.beginningOfDocument, offset: $0) }.map { view.caretRect(for: $0).minX }
        let plain = textView(NSAttributedString(string: "one", attributes: [.font: font]))
        let left = plain.caretRect(for: plain.beginningOfDocument).minX
        XCTAssertEqual(starts, [left + 36, left + 72])
    }

    func testItemsBehindAnEditGetTheirNewNumbers() throws {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style([list])]
        let view = textView(NSAttributedString(string: "a\nb\nc\nd", attributes: attributes))
        func check(_ text: String, line: UInt = #line) throws {
            XCTAssertEqual(view.text, text, line: line)
            let fresh = textView(NSAttributedString(attributedString: view.attributedText))
            XCTAssertEqual(try pixels(view), try pixels(fresh), text, line: line)
        }
        let before = try pixels(view)
        try check("a\nb\nc\nd")
        view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "\nx")
        try check("a\nx\nb\nc\nd")
        view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
        try check("a\nb\nc\nd")
        XCTAssertEqual(try pixels(view), before)
        // An item that leaves the list ends it: the next ones are the first of a new part.
        view.textStorage.removeAttribute(.paragraphStyle, range: NSRange(location: 2, length: 2))
        try check("a\nb\nc\nd")
        XCTAssertNotEqual(try pixels(view), before)
    }

    func testPiecesKnowTheirNumbersAsTheWholeDoes() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style([list])])
        let area = TextFlow.Area(size: CGSize(width: 200, height: 0))
        var flow = TextFlow(text, areas: [area])
        func layouts(_ flow: TextFlow) -> [String] { flow.lines.map { "\($0.layout.listNumbers)" } }
        XCTAssertEqual(Set(layouts(flow)).count, 3)
        let longer = NSMutableAttributedString(attributedString: text)
        longer.replaceCharacters(in: NSRange(location: 1, length: 0), with: "\nx")
        _ = flow.take(longer, TextEdit(range: NSRange(location: 1, length: 0), length: 2))
        XCTAssertEqual(layouts(flow), layouts(TextFlow(longer, areas: [area])))
    }

    func testALabelShowsMarkers() throws {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.attributedText = NSAttributedString(string: "Item", attributes: [.font: font, .paragraphStyle: style([list])])
        let plain = UILabel(frame: label.frame)
        plain.attributedText = NSAttributedString(string: "Item", attributes: [.font: font])
        XCTAssertEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 36, accuracy: 1)
        let (shown, without) = (try XCTUnwrap(pixels(label).inked), try XCTUnwrap(pixels(plain).inked))
        XCTAssertEqual(shown.columns.upperBound, without.columns.upperBound + 72)
        XCTAssertGreaterThanOrEqual(shown.columns.lowerBound, 22)
        XCTAssertLessThan(shown.columns.lowerBound, 40)
    }
}
