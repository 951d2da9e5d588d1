import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UITextFieldEditingTests: XCTestCase {
    func testEditingBeginsAndEndsInUIKitsOrder() {
        TextFieldScene.run { scene in
            XCTAssertTrue(scene.field.becomeFirstResponder())
            XCTAssertTrue(scene.field.isEditing && scene.field.isFirstResponder)
            XCTAssertEqual(scene.take(), ["shouldBegin", "didBegin", "event begin", "posted begin"])
            XCTAssertTrue(scene.field.becomeFirstResponder())
            XCTAssertEqual(scene.take(), [])
            XCTAssertTrue(scene.field.resignFirstResponder())
            XCTAssertFalse(scene.field.isEditing || scene.field.isFirstResponder)
            XCTAssertEqual(scene.take(), ["shouldEnd", "didEnd", "event end", "posted end"])
        }
    }

    func testALetterAsksTheDelegateAndThenTellsEveryone() {
        TextFieldScene.run { scene in
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.stage.type("h")
            XCTAssertEqual(scene.take(), ["shouldChange 0+0 'h'", "selection", "event changed", "posted changed"])
            scene.stage.type("i")
            XCTAssertEqual(scene.take().first, "shouldChange 1+0 'i'")
            scene.stage.pressKey(.delete)
            XCTAssertEqual(scene.take(), ["shouldChange 1+1 ''", "selection", "event changed", "posted changed"])
            XCTAssertEqual(scene.field.text, "h")
            scene.journal.refused = ["shouldChange"]
            scene.stage.type("x")
            scene.stage.pressKey(.delete)
            XCTAssertEqual(scene.field.text, "h")
            XCTAssertEqual(scene.take(), ["shouldChange 1+0 'x'", "shouldChange 0+1 ''"])
        }
    }

    func testKeysGoNowhereWhenTheFieldIsNotEdited() {
        TextFieldScene.run { scene in
            scene.stage.type("lost")
            XCTAssertEqual(scene.field.text, "")
            scene.field.becomeFirstResponder()
            scene.field.resignFirstResponder()
            scene.stage.type("lost")
            XCTAssertEqual(scene.field.text, "")
        }
    }

    func testTheNextFieldIsAskedBeforeTheOneBeforeEnds() {
        TextFieldScene.run { scene in
            let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
            scene.stage.window.addSubview(other)
            let second = FieldJournal(other, "B ")
            second.log = []
            var order: [String] = []
            scene.field.becomeFirstResponder()
            _ = scene.take()
            let merge = Merging(scene.journal, second)
            merge.attach(scene.field, other)
            XCTAssertTrue(other.becomeFirstResponder())
            order = merge.log
            XCTAssertEqual(order, ["B shouldBegin", "A shouldEnd", "A didEnd", "B didBegin"])
            second.stop()
        }
    }

    private final class Merging: NSObject, UITextFieldDelegate {
        var log: [String] = []
        private weak var first: UITextField?

        init(_ one: FieldJournal, _ other: FieldJournal) { super.init() }

        func attach(_ first: UITextField, _ second: UITextField) {
            self.first = first
            first.delegate = self
            second.delegate = self
        }

        private func name(_ field: UITextField) -> String { field === first ? "A" : "B" }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("\(name(textField)) shouldBegin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("\(name(textField)) didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("\(name(textField)) shouldEnd")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            log.append("\(name(textField)) didEnd")
        }
    }

    func testARefusalKeepsThingsAsTheyAre() {
        TextFieldScene.run { scene in
            scene.journal.refused = ["shouldBegin"]
            XCTAssertFalse(scene.field.becomeFirstResponder())
            XCTAssertEqual(scene.take(), ["shouldBegin"])
            scene.journal.refused = ["shouldEnd"]
            scene.field.becomeFirstResponder()
            _ = scene.take()
            XCTAssertFalse(scene.field.resignFirstResponder())
            XCTAssertTrue(scene.field.isEditing)
            XCTAssertEqual(scene.take(), ["shouldEnd"])
            XCTAssertFalse(scene.stage.window.endEditing(false))
            _ = scene.take()
            XCTAssertTrue(scene.stage.window.endEditing(true))
            XCTAssertEqual(scene.take(), ["shouldEnd", "didEnd", "event end", "posted end"])
            XCTAssertFalse(scene.stage.window.endEditing(true))
        }
    }

    func testLeavingTheWindowAndBeingDisabledEndEditing() {
        TextFieldScene.run { scene in
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.field.removeFromSuperview()
            XCTAssertEqual(scene.take(), ["didEnd", "event end", "posted end"])
            scene.stage.type("x")
            XCTAssertEqual(scene.field.text, "")
            scene.stage.window.addSubview(scene.field)
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.field.isEnabled = false
            XCTAssertEqual(scene.take(), ["didEnd", "event end", "posted end"])
            XCTAssertFalse(scene.field.becomeFirstResponder())
            XCTAssertEqual(scene.take(), [])
        }
    }

    func testReturnTriggersTheActionAndWithAnExitActionEndsEditing() {
        TextFieldScene.run("a") { scene in
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.stage.type("\n")
            XCTAssertEqual(scene.take(), ["shouldReturn", "event primary"])
            XCTAssertTrue(scene.field.isEditing)
            scene.field.addAction(UIAction { [journal = scene.journal] _ in journal.note("event exit") }, for: .editingDidEndOnExit)
            scene.stage.pressKey(.return)
            XCTAssertEqual(scene.take(), ["shouldReturn", "event exit", "event primary", "shouldEnd", "didEnd", "event end", "posted end"])
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.journal.refused = ["shouldReturn"]
            scene.stage.pressKey(.return)
            XCTAssertEqual(scene.take(), ["shouldReturn"])
            XCTAssertEqual(scene.field.text, "a")
            scene.journal.refused = []
            scene.field.enablesReturnKeyAutomatically = true
            scene.field.text = ""
            _ = scene.take()
            scene.stage.pressKey(.return)
            XCTAssertEqual(scene.take(), [])
        }
    }

    func testGraphemesAreDeletedWholeAndTheCaretNeverStandsInside() {
        TextFieldScene.run { scene in
            scene.field.becomeFirstResponder()
            for letter in ["👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "👍🏽", "क्षि"] {
                scene.field.text = "a" + letter + "b"
                let length = letter.utf16.count
                for unit in 0...(length + 2) {
                    scene.select(unit)
                    let at = scene.selected?.location ?? -1
                    XCTAssertTrue(
                        at == 0 || at == 1 || at == length + 1 || at == length + 2 || letter.count > 1, "\(letter) \(unit): \(at)")
                }
                scene.field.text = letter
                for _ in 0..<letter.count { scene.stage.pressKey(.delete) }
                XCTAssertEqual(scene.field.text, "", letter)
            }
            scene.stage.type("👨‍👩‍👧‍👦")
            XCTAssertEqual(scene.selected, NSRange(location: 11, length: 0))
            scene.stage.pressKey(.left)
            XCTAssertEqual(scene.selected?.location, 0)
            scene.stage.pressKey(.forwardDelete)
            XCTAssertEqual(scene.field.text, "")
        }
    }

    func testSecretTextIsReplacedByTheFirstKeyOfTheNextEditing() {
        TextFieldScene.run { scene in
            scene.field.isSecureTextEntry = true
            scene.field.becomeFirstResponder()
            scene.stage.type("abc")
            XCTAssertEqual(scene.field.text, "abc")
            scene.field.resignFirstResponder()
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.stage.type("xy")
            XCTAssertEqual(scene.field.text, "xy")
            XCTAssertEqual(scene.take().first, "shouldChange 0+3 'x'")
            scene.field.resignFirstResponder()
            scene.field.becomeFirstResponder()
            scene.stage.pressKey(.delete)
            XCTAssertEqual(scene.field.text, "")
            XCTAssertEqual(scene.field.accessibilityValue, nil)
            scene.stage.type("pw")
            XCTAssertEqual(scene.field.accessibilityValue, "••")
        }
    }

    func testTextIsClearedWhenEditingBeginsOrTextIsPutIn() {
        TextFieldScene.run("old") { scene in
            scene.field.clearsOnBeginEditing = true
            scene.journal.refused = ["shouldClear"]
            scene.field.becomeFirstResponder()
            XCTAssertEqual(scene.field.text, "old")
            scene.field.resignFirstResponder()
            scene.journal.refused = []
            scene.field.becomeFirstResponder()
            XCTAssertEqual(scene.field.text, "")
            scene.field.text = "more"
            scene.field.clearsOnInsertion = true
            scene.stage.type("n")
            XCTAssertEqual(scene.field.text, "n")
            XCTAssertFalse(scene.field.clearsOnInsertion)
        }
    }

    func testTheClearButtonClearsAndBeginsEditing() {
        TextFieldScene.run("old") { scene in
            scene.field.clearButtonMode = .always
            scene.stage.advance(by: 0.1)
            scene.stage.tap(at: CGPoint(x: 220 - 5 - 9, y: 37))
            XCTAssertEqual(scene.field.text, "")
            XCTAssertTrue(scene.field.isEditing)
            XCTAssertEqual(
                scene.take(), ["shouldClear", "event changed", "posted changed", "shouldBegin", "didBegin", "event begin", "posted begin"])
            scene.journal.refused = ["shouldClear"]
            scene.field.text = "x"
            scene.stage.advance(by: 0.1)
            scene.stage.tap(at: CGPoint(x: 220 - 5 - 9, y: 37))
            XCTAssertEqual(scene.field.text, "x")
        }
    }

    func testTypedTextLooksLikeTheLetterBeforeUnlessTheAppDecides() {
        TextFieldScene.run { scene in
            let red = [NSAttributedString.Key.foregroundColor: UIColor.red]
            scene.field.attributedText = NSAttributedString(string: "r", attributes: red)
            XCTAssertNil(scene.field.typingAttributes)
            scene.field.becomeFirstResponder()
            scene.stage.type("s")
            scene.field.typingAttributes = [.foregroundColor: UIColor.blue]
            scene.stage.type("tu")
            let colors = (0..<4).map { scene.field.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
            XCTAssertEqual(colors, [.red, .red, .blue, .blue])
            scene.field.textColor = .green
            XCTAssertEqual(scene.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .green)
        }
    }

    func testAnyResponderThatTakesKeysGetsThem() {
        let stage = Stage()
        let view = KeyView()
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.type("ab\n\t")
        stage.pressKey(.delete)
        stage.pressKey(.character("c"), modifiers: .command)
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.type("no")
        UIApplication.shared.endIgnoringInteractionEvents()
        XCTAssertEqual(view.log, ["a", "b", "\n", "\t", "delete"])
    }

    private final class KeyView: UIView, UIKeyInput {
        var log: [String] = []
        var hasText: Bool { true }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { log.append(text) }
        func deleteBackward() { log.append("delete") }
    }

    private final class Overriding: UITextField {
        var log: [String] = []
        override func deleteBackward() {
            log.append("delete")
            super.deleteBackward()
        }
        override func insertText(_ text: String) {
            log.append("insert \(text)")
            super.insertText(text.uppercased())
        }
    }

    func testOverridesSeeEveryKeyAlsoWhereThereIsNothingToDelete() {
        let stage = Stage()
        let field = Overriding(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.pressKey(.delete)
        stage.type("a")
        XCTAssertEqual(field.log, ["delete", "insert a"])
        XCTAssertEqual(field.text, "A")
    }

    func testAFieldIsReleased() {
        let stage = Stage()
        var field: UITextField? = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        weak let gone = field
        field?.clearButtonMode = .always
        field?.text = "a"
        stage.window.addSubview(field!)
        field?.becomeFirstResponder()
        stage.advance(by: 0.1)
        field?.removeFromSuperview()
        field = nil
        stage.advance(by: 0.1)
        XCTAssertNil(gone)
    }

    func testTraitsOfTheKeyboardAreKept() {
        let field = UITextField()
        XCTAssertEqual(field.autocapitalizationType, .sentences)
        XCTAssertNil(field.textContentType)
        field.keyboardType = .emailAddress
        field.returnKeyType = .go
        field.autocorrectionType = .no
        field.textContentType = .oneTimeCode
        XCTAssertEqual(field.keyboardType.rawValue, 7)
        XCTAssertEqual(field.returnKeyType, .go)
        XCTAssertEqual(field.autocorrectionType, .no)
        XCTAssertEqual(field.textContentType.rawValue, "one-time-code")
    }
}
