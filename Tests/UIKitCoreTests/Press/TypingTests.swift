import Kinora
@testable import UIFoundation
@testable import UIKitCore
import XCTest

/// Keys are presses first, then text.
@preconcurrency @MainActor
final class TypingTests: XCTestCase {
    private final class Field: UITextField {
        var lines: [String] = []
        var keeps = false

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for key in presses.compactMap(\.key) {
                lines.append("\(key.characters) \(key.keyCode)" + (key.modifierFlags.contains(.shift) ? " shift" : ""))
            }
            if !keeps { super.pressesBegan(presses, with: event) }
        }
    }

    private final class Hearing: UIViewController {
        var codes: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("+", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("-", presses) }
        private func note(_ sign: String, _ presses: Set<UIPress>) { codes += presses.compactMap(\.key).map { "\(sign)\($0.keyCode)" } }
    }

    private func onField(_ body: @MainActor (Stage, Field, Hearing) -> Void) {
        let stage = Stage(device: Device(name: "keys", size: CGSize(width: 320, height: 480), scale: 1))
        let controller = Hearing()
        stage.window.rootViewController = controller
        let field = Field(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        controller.view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        body(stage, field, controller)
    }

    func testAFieldIsNotifiedOfAKeyAndTypesIt() {
        onField { stage, field, controller in
            stage.type("aB 1!;é")
            XCTAssertEqual(field.text, "aB 1!;é")
            XCTAssertEqual(
                field.lines,
                [
                    "a keyboardA", "B keyboardB shift", "  keyboardSpacebar", "1 keyboard1", "! keyboard1 shift", "; keyboardSemicolon",
                    "é keyboardErrorUndefined",
                ])
            XCTAssertEqual(controller.codes, [], "what is typed is not passed on")
            stage.pressKey(.delete)
            XCTAssertEqual(field.text, "aB 1!;")
            stage.pressKey(.escape)
            XCTAssertEqual(controller.codes, ["+keyboardEscape", "-keyboardEscape"])
        }
    }

    func testAFieldThatKeepsAPressTypesNothing() {
        onField { stage, field, controller in
            field.keeps = true
            stage.type("a")
            XCTAssertEqual(field.text ?? "", "")
            XCTAssertEqual(field.lines, ["a keyboardA"])
            field.keeps = false
            stage.type("a")
            XCTAssertEqual(field.text, "a")
        }
    }

    func testAControllerReceivesKeysWithoutAFirstResponder() {
        onField { stage, field, controller in
            field.resignFirstResponder()
            stage.type("/\n")
            stage.pressKey(.left)
            XCTAssertEqual(
                controller.codes,
                [
                    "+keyboardSlash", "-keyboardSlash", "+keyboardReturnOrEnter", "-keyboardReturnOrEnter", "+keyboardLeftArrow",
                    "-keyboardLeftArrow",
                ])
            UIApplication.shared.beginIgnoringInteractionEvents()
            stage.type("b")
            UIApplication.shared.endIgnoringInteractionEvents()
            XCTAssertEqual(controller.codes.count, 6)
        }
    }
}
