import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class UITextViewTests: XCTestCase {
    /// Records the delegate's calls, and may refuse.
    private final class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var allowsChange = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("change \(range.location),\(range.length) '\(text)'")
            return allowsChange
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection \(textView.selectedRange.location)") }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func makeView(width: CGFloat = 200) -> (stage: Stage, view: UITextView) {
        let stage = Stage(device: .iPhone15)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 300))
        view.font = .systemFont(ofSize: 17)
        stage.window.addSubview(view)
        return (stage, view)
    }

    func testAViewWithoutATextLayoutManagerBeginsWithALayoutManager() {
        _ = Stage(device: .iPhone15)
        XCTAssertEqual(UITextView(usingTextLayoutManager: false).textStorage.layoutManagers.count, 1)
        let other = UITextView(usingTextLayoutManager: true)
        XCTAssertEqual(other.textStorage.layoutManagers.count, 0)
        XCTAssertTrue(other.layoutManager.textStorage === other.textStorage)
        XCTAssertEqual(other.textStorage.layoutManagers.count, 1, "from its first use")
    }

    // MARK: Editing

    func testDelegateIsAskedAndNotifiedInOrder() {
        let (stage, view) = makeView()
        let delegate = Delegate()
        view.delegate = delegate
        view.becomeFirstResponder()
        XCTAssertEqual(delegate.take(), ["shouldBegin", "didBegin"])
        stage.type("a")
        XCTAssertEqual(delegate.take(), ["change 0,0 'a'", "selection 1", "didChange"])
        stage.pressKey(.return)
        XCTAssertEqual(delegate.take(), ["change 1,0 '\n'", "selection 2", "didChange"])
        XCTAssertEqual(view.text, "a\n")
        delegate.allowsChange = false
        stage.pressKey(.delete)
        XCTAssertEqual(delegate.take(), ["change 1,1 ''"])
        XCTAssertEqual(view.text, "a\n")
        view.text = "by the app"
        XCTAssertEqual(delegate.take(), ["selection 10"])
        view.resignFirstResponder()
        XCTAssertEqual(delegate.take(), ["shouldEnd", "didEnd"])
    }

    func testKeyboardIsAnnouncedBeforeEditingBegins() {
        let (stage, view) = makeView()
        stage.showsKeyboard = true
        let delegate = Delegate()
        view.delegate = delegate
        nonisolated(unsafe) let shared = delegate
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            _ in
            MainActor.assumeIsolated { shared.calls.append("keyboard") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        view.becomeFirstResponder()
        XCTAssertEqual(delegate.take(), ["shouldBegin", "keyboard", "didBegin"])
    }

    func testTypingReplacesTheSelectionAndDeletesGraphemes() {
        let (stage, view) = makeView()
        view.text = "one 👨‍👩‍👧 two"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 12, length: 0)
        stage.pressKey(.delete)
        XCTAssertEqual(view.text, "one  two")
        view.selectedRange = NSRange(location: 0, length: 3)
        stage.type("1")
        XCTAssertEqual(view.text, "1  two")
        stage.pressKey(.end)
        stage.pressKey(.delete, modifiers: .alternate)
        XCTAssertEqual(view.text, "1  ")
    }

    func testUneditableViewTakesNoKeys() {
        let (stage, view) = makeView()
        view.text = "fixed"
        view.isEditable = false
        XCTAssertTrue(view.becomeFirstResponder())
        stage.type("x")
        stage.pressKey(.delete)
        XCTAssertEqual(view.text, "fixed")
        view.isSelectable = false
        view.resignFirstResponder()
        XCTAssertFalse(view.becomeFirstResponder())
    }

    // MARK: Layout

    func testContentIsAsHighAsTheWrappedText() {
        let (_, view) = makeView()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        view.text = "one"
        XCTAssertEqual(view.contentSize.height, line + 16, accuracy: 1)
        view.text = "one\ntwo\nthree"
        XCTAssertEqual(view.contentSize.height, 3 * line + 16, accuracy: 1)
        view.text = "one\n"
        XCTAssertEqual(view.contentSize.height, 2 * line + 16, accuracy: 1)
        view.text = String(repeating: "word ", count: 40)
        let label = UILabel()
        label.font = view.font
        label.numberOfLines = 0
        label.text = view.text
        let height = label.sizeThatFits(CGSize(width: 190, height: 0)).height
        XCTAssertEqual(view.contentSize.height, height + 16, accuracy: 1)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, height + 16, accuracy: 1)
    }

    func testViewThatDoesNotScrollIsAsHighAsItsText() {
        let (stage, view) = makeView()
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 200),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        view.text = "one"
        stage.advance(by: 0.1)
        let one = view.frame.height
        view.text = "one\ntwo"
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame.height - one, UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 1)
    }

    func testCaretFollowsLines() {
        let (stage, view) = makeView()
        view.text = "first line\nsecond\n"
        view.becomeFirstResponder()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let start = view.caretRect(for: view.beginningOfDocument)
        XCTAssertEqual(start.minY, 8)
        XCTAssertEqual(start.midX, 5, accuracy: 0.01)
        let end = view.caretRect(for: view.endOfDocument)
        XCTAssertEqual(end.minY, 8 + 2 * line, accuracy: 1)
        XCTAssertEqual(end.minX, 5)

        view.selectedRange = NSRange(location: 9, length: 0)
        stage.pressKey(.down)
        XCTAssertEqual(view.selectedRange.location, 17, "the second line is shorter")
        stage.pressKey(.up)
        XCTAssertEqual(view.selectedRange.location, 9, "the column is kept")
        stage.pressKey(.up)
        XCTAssertEqual(view.selectedRange.location, 0)
        stage.pressKey(.right, modifiers: .command)
        XCTAssertEqual(view.selectedRange.location, 10)
    }

    func testPositionsAndPointsAgreeInWrappedText() {
        let (_, view) = makeView(width: 120)
        view.text = "The quick brown fox jumps over the lazy dog.\n\nPack my box."
        for unit in 0...view.text.utf16.count {
            guard let position = view.position(from: view.beginningOfDocument, offset: unit) else { return XCTFail("no position \(unit)") }
            let rect = view.caretRect(for: position)
            let found = view.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)).map {
                view.offset(from: view.beginningOfDocument, to: $0)
            }
            XCTAssertEqual(found, unit)
        }
    }

    func testSelectionCoversWholeLinesBetweenItsEnds() {
        let (_, view) = makeView()
        view.text = "one\ntwo\nthree"
        let rects = rects(view, 1, 9)
        XCTAssertEqual(rects.count, 3)
        XCTAssertEqual(rects[0].maxX, 195)
        XCTAssertEqual(rects[1].minX, 5)
        XCTAssertEqual(rects[1].maxX, 195)
        XCTAssertEqual(rects[2].minX, 5)
        XCTAssertLessThan(rects[2].maxX, 30)
    }

    private func rects(_ view: UITextView, _ first: Int, _ last: Int) -> [CGRect] {
        let start = view.beginningOfDocument
        guard let one = view.position(from: start, offset: first), let other = view.position(from: start, offset: last),
            let range = view.textRange(from: one, to: other)
        else { return [] }
        return view.selectionRects(for: range).map(\.rect)
    }

    func testTapsSelectWordsAndParagraphs() {
        let (stage, view) = makeView()
        view.text = "one two\nthree four"
        let point = view.convert(CGPoint(x: 12, y: 40), to: stage.window)
        stage.tap(at: point)
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 0))
        stage.tap(at: point)
        XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 5))
        stage.tap(at: point)
        XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 10))
    }

    /// Source: Flutter's issues 32171 (editable) and 79166 (not editable), from iPhones.
    func testADoubleTapInBlanksSelectsAWordToo() {
        /// The selection of a double tap just behind a character, in a view of its own: its menu would cover others.
        func selection(at unit: Int, isEditable: Bool) -> NSRange {
            let (stage, view) = makeView(width: 350)
            view.text = "one        two\n     \nthree"
            view.isEditable = isEditable
            view.layoutIfNeeded()
            let position = view.position(from: view.beginningOfDocument, offset: unit)!
            let caret = view.convert(view.caretRect(for: position), to: nil)
            stage.doubleTap(at: CGPoint(x: caret.midX + 1, y: caret.midY))
            return view.selectedRange
        }
        XCTAssertEqual(selection(at: 6, isEditable: true), NSRange(location: 0, length: 7))
        XCTAssertEqual(selection(at: 6, isEditable: false), NSRange(location: 6, length: 8))
        for isEditable in [true, false] {
            XCTAssertEqual(selection(at: 17, isEditable: isEditable).length, 0, "a paragraph of blanks has no word")
        }
    }

    func testTypingScrollsToTheCaret() {
        let (stage, view) = makeView()
        view.frame.size.height = 60
        view.becomeFirstResponder()
        stage.type("a\nb\nc\nd\ne")
        let caret = view.caretRect(for: view.endOfDocument)
        XCTAssertGreaterThanOrEqual(view.contentOffset.y + 60, caret.maxY)
        XCTAssertLessThanOrEqual(view.contentOffset.y, caret.minY)
    }

    func testTextFarBelowIsDrawnWhenItIsVisible() {
        let (stage, view) = makeView()
        view.backgroundColor = .white
        view.text = (1...400).map { "line \($0)" }.joined(separator: "\n")
        let first = stage.image()
        view.contentOffset.y = 5000
        let second = stage.image()
        XCTAssertNotEqual(UIImage(cgImage: first).pngData(), UIImage(cgImage: second).pngData())
        XCTAssertLessThan(view.subviews.count, 6)
    }
}
