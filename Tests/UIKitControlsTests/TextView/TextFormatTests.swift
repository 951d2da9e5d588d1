import Kinora
import UIKit
import XCTest

/// Bold, italic and underlined text by the user.
@preconcurrency @MainActor
final class TextFormatTests: XCTestCase {
    private var stage: Stage?
    private var view = UITextView()

    override func setUp() async throws {
        let stage = Stage(device: .iPhone15)
        view = UITextView(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
        view.font = .systemFont(ofSize: 20)
        view.text = "One two three"
        view.allowsEditingTextAttributes = true
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)
        self.stage = stage
    }

    override func tearDown() async throws {
        stage = nil
        view = UITextView()
    }

    private func isBold(at index: Int) -> Bool {
        let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    private func permits(_ action: String) -> Bool { view.canPerformAction(NSSelectorFromString(action), withSender: nil) }

    func testKeysToggleTheFormatOfTheSelection() throws {
        let stage = try XCTUnwrap(stage)
        stage.pressKey(.character("b"), modifiers: .command)
        XCTAssertEqual([3, 4, 6, 7].map(isBold), [false, true, true, false])
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
        view.selectedRange = NSRange(location: 0, length: 7)
        view.toggleBoldface(nil)
        XCTAssertEqual([0, 4, 6, 7].map(isBold), [true, true, true, false], "some of the selection was not bold")
        // Undo takes back what was done in one turn of the run loop.
        stage.advance(by: 0.1)
        view.toggleBoldface(nil)
        XCTAssertEqual([0, 4, 6, 7].map(isBold), [false, false, false, false])
        stage.advance(by: 0.1)
        view.undoManager?.undo()
        XCTAssertEqual([0, 4, 6].map(isBold), [true, true, true])
        view.selectedRange = NSRange(location: 0, length: 7)
        view.toggleUnderline(nil)
        XCTAssertEqual(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int, 1)
        view.toggleUnderline(nil)
        XCTAssertNil(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil))
        view.toggleItalics(nil)
        let font = try XCTUnwrap(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        XCTAssertTrue(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        XCTAssertEqual(font.pointSize, 20)
    }

    func testWithoutASelectionTheNextTextHasTheFormat() throws {
        view.selectedRange = NSRange(location: 13, length: 0)
        view.toggleBoldface(nil)
        try XCTUnwrap(stage).type("!")
        XCTAssertTrue(isBold(at: 13))
        XCTAssertFalse(isBold(at: 12))
    }

    func testATextFieldTakesFormatsToo() throws {
        let stage = try XCTUnwrap(stage)
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
        field.text = "One two"
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.pressKey(.character("a"), modifiers: .command)
        stage.pressKey(.character("b"), modifiers: .command)
        func isBold(at index: Int) -> Bool {
            let font = field.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
            return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
        }
        XCTAssertFalse(isBold(at: 0), "not allowed")
        field.allowsEditingTextAttributes = true
        stage.pressKey(.character("b"), modifiers: .command)
        XCTAssertTrue(isBold(at: 0) && isBold(at: 6))
        field.toggleUnderline(nil)
        XCTAssertEqual(field.attributedText?.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int, 1)
        stage.pressKey(.end)
        field.toggleBoldface(nil)
        stage.type("!")
        XCTAssertEqual(field.text, "One two!")
        XCTAssertFalse(isBold(at: 7), "the next text is not bold")
        field.isSecureTextEntry = true
        XCTAssertFalse(field.canPerformAction(NSSelectorFromString("toggleBoldface:"), withSender: nil), "dots have no format")
    }

    func testFormatsAreOfferedWhereTheyAreAllowed() {
        XCTAssertTrue(permits("toggleBoldface:"))
        XCTAssertTrue(permits("toggleUnderline:"))
        view.allowsEditingTextAttributes = false
        XCTAssertFalse(permits("toggleBoldface:"))
        view.toggleBoldface(nil)
        XCTAssertFalse(isBold(at: 4))
        view.allowsEditingTextAttributes = true
        view.isEditable = false
        XCTAssertFalse(permits("toggleItalics:"))
    }
}
