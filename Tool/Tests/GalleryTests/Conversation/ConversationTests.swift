import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class ConversationTests: XCTestCase {
    private var stage: Stage!
    private var conversation: ConversationViewController!

    override func setUp() async throws {
        stage = Stage(device: .iPhone15)
        stage.showsKeyboard = true
        conversation = ConversationViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: conversation)
        await stage.advance(by: 0.2)
    }

    override func tearDown() async throws {
        stage.window.rootViewController = nil
        conversation = nil
        stage = nil
    }

    private var table: UITableView { conversation.view.subviews.lazy.compactMap { $0 as? UITableView }.first! }
    private var field: UITextView { conversation.composer.field }

    /// The bottom of the last bubble, and the top of the field's view, in the window.
    private func edges() throws -> (bubble: CGFloat, composer: CGFloat) {
        let path = IndexPath(row: conversation.messages.count - 1, section: 0)
        let bubble = try XCTUnwrap(table.cellForRow(at: path) as? BubbleCell).bubble
        return (bubble.convert(bubble.bounds, to: nil).maxY, conversation.composer.convert(conversation.composer.bounds, to: nil).minY)
    }

    func testKeyboardChangesKeepTheLastMessageAboveTheField() throws {
        XCTAssertLessThanOrEqual(try edges().bubble, try edges().composer)
        stage.tap(at: field)
        stage.settle()
        XCTAssertTrue(field.isFirstResponder)
        let bottom = field.convert(field.bounds, to: nil).maxY
        XCTAssertLessThan(bottom, stage.window.bounds.height - 250, "the field is on the keyboard")
        XCTAssertLessThanOrEqual(try edges().bubble, try edges().composer)
        field.resignFirstResponder()
        stage.settle()
        XCTAssertEqual(
            field.convert(field.bounds, to: nil).maxY, stage.window.bounds.height - stage.window.safeAreaInsets.bottom - 8, accuracy: 0.5)
        XCTAssertLessThanOrEqual(try edges().bubble, try edges().composer)
    }

    func testTheFieldGrowsByALineForEachLineUpToFiveAndThenScrolls() throws {
        stage.tap(at: field)
        stage.settle()
        let line = try XCTUnwrap(field.font).lineHeight
        var heights: [CGFloat] = []
        for count in 1...7 {
            field.text = Array(repeating: "line", count: count).joined(separator: "\n")
            conversation.composer.textViewDidChange(field)
            stage.settle()
            heights.append(field.bounds.height)
            XCTAssertEqual(field.isScrollEnabled, count > 5, "\(count) lines")
        }
        for (index, height) in heights.enumerated() {
            XCTAssertEqual(height, max(line * CGFloat(min(index + 1, 5)) + 22, 44), accuracy: 1, "\(index + 1) lines")
        }
        field.text = ""
        conversation.composer.textViewDidChange(field)
        stage.settle()
        XCTAssertEqual(field.bounds.height, 44)
        XCTAssertFalse(conversation.composer.send.isEnabled)
    }

    func testTextIsNotStretchedWhileTheFieldGrows() throws {
        stage.tap(at: field)
        stage.settle()
        stage.type("First line of three")
        stage.settle()
        let before = try rowsOfText()
        field.text += "\nand\nmore"
        conversation.composer.textViewDidChange(field)
        stage.advance(by: 0.08)
        // The first line has its rows, from the field's top, at each moment.
        for (row, other) in zip(try rowsOfText().prefix(2), before) { XCTAssertEqual(Double(row), Double(other), accuracy: 1) }
        stage.settle()
        for (row, other) in zip(try rowsOfText().prefix(2), before) { XCTAssertEqual(Double(row), Double(other), accuracy: 1) }
    }

    /// First and last row of pixels of each line of text, from the field's top.
    private func rowsOfText() throws -> [Int] {
        let shown = try XCTUnwrap(field.layer.presentation())
        let frame = shown.convert(shown.bounds, to: stage.window.layer.presentation())
        let image = stage.image()
        let scale = stage.window.screen.scale
        let (left, top) = (Int((frame.minX + 16) * scale), Int((frame.minY * scale).rounded()))
        let isDark = image.withPixels { pixels in
            (Int(4 * scale)..<Int((frame.height - 4) * scale)).map { row in
                (left..<left + Int(60 * scale)).contains { pixels[(top + row) * image.width + $0] >> 8 & 0xFF < 0x60 }
            }
        }
        return isDark.indices.dropFirst().filter { isDark[$0] != isDark[$0 - 1] }
    }

    func testASentMessageRisesFromTheFieldToTheEndOfTheList() throws {
        stage.tap(at: field)
        stage.settle()
        stage.type("Yes")
        stage.settle()
        let start = field.convert(field.bounds, to: nil)
        stage.tap(at: conversation.composer.send)
        XCTAssertEqual(conversation.messages.last?.text, "Yes")
        let copy = try XCTUnwrap(conversation.view.subviews.last as? BubbleCell)
        let shown = try XCTUnwrap(copy.bubble.layer.presentation())
        XCTAssertEqual(shown.convert(shown.bounds, to: nil).maxY, start.maxY, accuracy: 6)
        let target = copy.convert(copy.bounds, to: nil)
        // Less than the 0.7 s after which the answer begins.
        stage.advance(by: 0.62)
        XCTAssertNil(copy.superview)
        let path = IndexPath(row: conversation.messages.count - 1, section: 0)
        let cell = try XCTUnwrap(table.cellForRow(at: path) as? BubbleCell)
        XCTAssertFalse(cell.contentView.isHidden)
        XCTAssertEqual(cell.convert(cell.bounds, to: nil).minY, target.minY, accuracy: 1)
    }

    func testAnAnswerComesAfterTheOtherPersonWasWriting() throws {
        stage.tap(at: field)
        stage.type("Yes")
        stage.tap(at: conversation.composer.send)
        let count = conversation.messages.count
        stage.advance(by: 1)
        XCTAssertEqual(table.numberOfRows(inSection: 0), count + 1)
        XCTAssertTrue(table.visibleCells.contains { $0 is TypingCell })
        stage.advance(by: 1.2)
        XCTAssertEqual(conversation.messages.count, count + 1)
        XCTAssertEqual(table.numberOfRows(inSection: 0), count + 1)
        XCTAssertFalse(try XCTUnwrap(conversation.messages.last).isOwn)
        stage.settle()
        XCTAssertFalse(conversation.isWaiting)
        XCTAssertLessThanOrEqual(try edges().bubble, try edges().composer)
    }

    func testASuggestionEndsTheSentence() throws {
        stage.tap(at: field)
        stage.settle()
        stage.type("See you")
        let suggestion = try XCTUnwrap(Self.button("at six", in: conversation.composer))
        stage.tap(at: suggestion)
        XCTAssertEqual(field.text, "See you at six")
        XCTAssertTrue(conversation.composer.send.isEnabled)
    }

    private static func button(_ label: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.accessibilityLabel == label { return button }
        return view.subviews.lazy.compactMap { Self.button(label, in: $0) }.first
    }
}
