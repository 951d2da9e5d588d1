import Kinora
import UIKit
import XCTest

/// Text that an input method composes.
@preconcurrency @MainActor
final class MarkedTextTests: XCTestCase {
    private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var calls: [String] = []

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("ask \(range.location),\(range.length) \(text)")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("change \(textView.text ?? "") \(textView.markedTextRange != nil)") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("select \(textView.selectedRange.location)") }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private var stage: Stage?
    private var delegate: Delegate?

    override func tearDown() { (stage, delegate) = (nil, nil) }

    private func view() -> (Stage, UITextView, Delegate) {
        let (stage, view, delegate) = (Stage(device: .iPhone15), UITextView(), Delegate())
        (self.stage, self.delegate) = (stage, delegate)
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        view.font = .systemFont(ofSize: 20)
        view.text = "Oh friend"
        view.delegate = delegate
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 6)
        _ = delegate.take()
        return (stage, view, delegate)
    }

    private func units(_ view: any UITextInput) -> NSRange? {
        view.markedTextRange.map { range in
            let start = view.offset(from: view.beginningOfDocument, to: range.start)
            return NSRange(location: start, length: view.offset(from: range.start, to: range.end))
        }
    }

    func testMarkedTextReplacesTheSelectionAndItself() {
        let (_, view, delegate) = view()
        XCTAssertNil(view.markedTextRange)
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        XCTAssertEqual(view.text, "Oh ni")
        XCTAssertEqual(units(view), NSRange(location: 3, length: 2))
        XCTAssertEqual(delegate.take(), ["select 5", "change Oh ni true"], "the delegate is not asked")
        view.setMarkedText("nihao", selectedRange: NSRange(location: 1, length: 3))
        XCTAssertEqual(view.text, "Oh nihao")
        XCTAssertEqual(units(view), NSRange(location: 3, length: 5))
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3), "relative to the marked text")
        view.unmarkText()
        XCTAssertNil(view.markedTextRange)
        XCTAssertEqual(view.text, "Oh nihao")
        view.unmarkText()
        view.setMarkedText("x", selectedRange: NSRange(location: 9, length: 9))
        XCTAssertEqual(view.text, "Oh nxo")
        XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0), "what is beyond the text is cut off")
    }

    func testWhatIsTypedReplacesMarkedText() {
        let (stage, view, delegate) = view()
        stage.compose("ni")
        stage.compose("nihao", selection: NSRange(location: 0, length: 2))
        XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 2))
        _ = delegate.take()
        stage.type("你")
        XCTAssertEqual(view.text, "Oh 你")
        XCTAssertEqual(delegate.take(), ["ask 3,5 你", "select 4", "change Oh 你 false"])
        XCTAssertNil(view.markedTextRange)
        stage.compose("hao")
        stage.compose("")
        XCTAssertEqual(view.text, "Oh 你")
        XCTAssertNil(view.markedTextRange)
    }

    func testAllStepsAreOneForUndo() {
        let (stage, view, _) = view()
        for text in ["n", "ni", "nih"] { stage.compose(text) }
        stage.type("你")
        stage.advance(by: 0.1)
        view.undoManager?.undo()
        XCTAssertEqual(view.text, "Oh friend")
        view.undoManager?.redo()
        XCTAssertEqual(view.text, "Oh 你")
    }

    func testASelectionOutsideAndTheEndOfEditingAcceptIt() {
        let (stage, view, _) = view()
        stage.compose("ni")
        view.selectedRange = NSRange(location: 4, length: 0)
        XCTAssertEqual(units(view), NSRange(location: 3, length: 2), "inside")
        stage.pressKey(.delete)
        XCTAssertEqual(view.text, "Oh i")
        XCTAssertEqual(units(view), NSRange(location: 3, length: 1))
        view.selectedRange = NSRange(location: 0, length: 0)
        XCTAssertNil(view.markedTextRange)
        stage.compose("a")
        XCTAssertEqual(units(view), NSRange(location: 0, length: 1))
        view.resignFirstResponder()
        XCTAssertNil(view.markedTextRange)
        XCTAssertEqual(view.text, "aOh i")
        view.setMarkedText("b", selectedRange: NSRange(location: 0, length: 0))
        XCTAssertEqual(view.text, "aOh i", "not being edited")
        view.becomeFirstResponder()
        stage.compose("b")
        view.text = "new"
        XCTAssertNil(view.markedTextRange, "set by the app")
    }

    func testMarkedTextHasABackground() throws {
        let (stage, view, _) = view()
        view.selectedRange = NSRange(location: 9, length: 0)
        stage.compose("ni")
        stage.advance(by: 0.1)
        XCTAssertNil(view.markedTextStyle)
        view.markedTextStyle = [.foregroundColor: UIColor.red]
        XCTAssertNil(view.markedTextStyle, "as on iOS")
        let marked = try stage.image().pngData()
        view.unmarkText()
        stage.advance(by: 0)
        XCTAssertNotEqual(try stage.image().pngData(), marked)
        XCTAssertNil(view.attributedText.attribute(.backgroundColor, at: 9, effectiveRange: nil), "not in the text")
    }

    func testATextFieldComposesToo() {
        let stage = Stage(device: .iPhone15)
        self.stage = stage
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        stage.window.addSubview(field)
        var changes: [String] = []
        field.addAction(UIAction { _ in changes.append("\(field.text ?? "") \(field.markedTextRange != nil)") }, for: .editingChanged)
        field.becomeFirstResponder()
        stage.compose("k")
        stage.compose("か")
        XCTAssertEqual(units(field), NSRange(location: 0, length: 1))
        stage.type("蚊")
        XCTAssertEqual(changes, ["k true", "か true", "蚊 false"])
        XCTAssertEqual(field.text, "蚊")
        stage.compose("n")
        field.text = "x"
        XCTAssertNil(field.markedTextRange)
        stage.advance(by: 0.1)
    }
}
