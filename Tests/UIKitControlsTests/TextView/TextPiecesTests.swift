import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitControls

/// Text that is laid out paragraph by paragraph, against the same text laid out as a whole.
@preconcurrency @MainActor
final class TextPiecesTests: XCTestCase {
    private static let rounds = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 3_000 : 150

    /// A column of 120 points, in pieces.
    private let column = TextFlow.Area(size: CGSize(width: 130, height: 0), padding: 5)

    /// The same area with a limit that no text here reaches, which is laid out as a whole.
    private var whole: TextFlow.Area {
        var area = column
        area.maxLines = 100_000
        return area
    }

    private func compare(_ one: TextFlow, _ other: TextFlow, _ text: NSAttributedString, line: UInt = #line) {
        XCTAssertEqual(one.lines.count, other.lines.count, "\(text.string.debugDescription)", line: line)
        func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
            abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6 && abs(one.width - other.width) < 1e-6
                && abs(one.height - other.height) < 1e-6
        }
        for (first, second) in zip(one.lines, other.lines) {
            XCTAssertEqual(first.units, second.units, line: line)
            XCTAssertEqual(first.end, second.end, line: line)
            XCTAssert(isNear(first.rect, second.rect), "\(first.rect) \(second.rect)", line: line)
            XCTAssert(isNear(first.used, second.used), "\(first.used) \(second.used)", line: line)
            XCTAssertEqual(first.baseline, second.baseline, accuracy: 1e-6, line: line)
        }
        XCTAssertEqual(one.sizes[0].width, other.sizes[0].width, accuracy: 1e-6, line: line)
        XCTAssertEqual(one.sizes[0].height, other.sizes[0].height, accuracy: 1e-6, line: line)
        XCTAssertEqual(one.extra.map(\.rect), other.extra.map(\.rect), line: line)
        XCTAssertEqual(one.words, other.words, line: line)
        XCTAssertEqual(one.length, other.length, line: line)
        for unit in [0, text.length / 3, text.length / 2, text.length] {
            XCTAssertEqual(one.line(of: unit), other.line(of: unit), "unit \(unit)", line: line)
        }
        for y in stride(from: -10, to: other.sizes[0].height + 10, by: 7.3) {
            let point = CGPoint(x: 40, y: y)
            XCTAssertEqual(one.line(nearest: point, in: 0), other.line(nearest: point, in: 0), "y \(y)", line: line)
        }
    }

    private func piece(_ random: inout SeededRandom) -> NSAttributedString {
        let words = ["a", "word", "of", "considerable", "é", "漢字", "שלום", "👩‍👧", "\n", "\n\n", "\r\n", "\u{2028}", " "]
        let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = CGFloat(Int.random(in: 0...2, using: &random)) * 4
        style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...1, using: &random)) * 3
        style.lineSpacing = CGFloat(Int.random(in: 0...1, using: &random)) * 2
        return NSAttributedString(
            string: text.joined(separator: " "),
            attributes: [.font: UIFont.systemFont(ofSize: CGFloat(Int.random(in: 10...20, using: &random))), .paragraphStyle: style])
    }

    func testEditsGiveTheLayoutOfTheWholeText() {
        var random = SeededRandom(seed: 3)
        let text = NSMutableAttributedString(string: "")
        var flow = TextFlow(text, areas: [column])
        for _ in 0..<Self.rounds {
            let start = Int.random(in: 0...text.length, using: &random)
            let length = min(Int.random(in: 0...12, using: &random), text.length - start)
            let range = (text.string as NSString).rangeOfComposedCharacterSequences(for: NSRange(location: start, length: length))
            let new = piece(&random)
            text.replaceCharacters(in: range, with: new)
            if text.length > 400 { text.deleteCharacters(in: NSRange(location: 0, length: text.length)) }
            let copy = NSAttributedString(attributedString: text)
            let edit = TextEdit(range: range, length: new.length)
            if flow.isEditable(from: edit, to: copy.length) { _ = flow.take(copy, edit) } else { flow = TextFlow(copy, areas: [column]) }
            compare(flow, TextFlow(copy, areas: [whole]), copy)
        }
    }

    func testATypedTextLooksLikeOneThatWasSet() throws {
        let stage = Stage(device: .iPhone15)
        let (typed, set) = (UITextView(), UITextView())
        for view in [typed, set] {
            view.frame = CGRect(x: 0, y: 60, width: 160, height: 240)
            view.tintColor = .clear
            view.font = .systemFont(ofSize: 17)
        }
        stage.window.addSubview(typed)
        typed.text = "One paragraph of some words.\nAnother one.\n\nThe last."
        stage.advance(by: 0.1)
        typed.becomeFirstResponder()
        typed.selectedRange = NSRange(location: 36, length: 0)
        stage.type(" longer\nline")
        typed.selectedRange = NSRange(location: 3, length: 30)
        stage.pressKey(.delete)
        // The storage, once there is one, has the same changes.
        _ = typed.textStorage
        stage.type("?")
        typed.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Two\nor")
        stage.settle()
        let image = stage.image()
        typed.removeFromSuperview()
        set.text = typed.text
        stage.window.addSubview(set)
        stage.settle()
        XCTAssertEqual(typed.text, typed.textStorage.string)
        XCTAssertEqual(typed.text, "Two\nor?her longer\nline one.\n\nThe last.")
        XCTAssertEqual(typed.contentSize, set.contentSize)
        XCTAssertEqual(try stage.image().pngData(), try image.pngData())
    }
}
