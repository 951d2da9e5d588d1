import Kinora
import TestSupport
import UIKit
import XCTest

/// Edit commands by keys and by the edit menu, undo, and the pasteboard.
@preconcurrency @MainActor
final class EditCommandTests: XCTestCase {
    private func makeField(_ text: String = "") -> (stage: Stage, field: UITextField) {
        let stage = Stage(device: .iPhone15)
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        field.text = text
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        return (stage, field)
    }

    private func press(_ letter: Character, _ modifiers: UIKeyModifierFlags = .command, on stage: Stage) {
        stage.pressKey(.character(letter), modifiers: modifiers)
    }

    private func select(_ range: Range<Int>, in field: UITextField) {
        guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
            let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
        else { return XCTFail("outside the text") }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    private func menuTitles(_ stage: Stage) -> [String] {
        func titles(_ view: UIView) -> [String] {
            ((view as? UIButton)?.currentTitle).map { [$0] } ?? view.subviews.flatMap(titles)
        }
        guard let menu = stage.window.subviews.last(where: { $0.accessibilityIdentifier == "edit menu" }) else { return [] }
        return titles(menu)
    }

    private func tapMenu(_ title: String, _ stage: Stage) {
        func button(_ view: UIView) -> UIView? {
            if (view as? UIButton)?.currentTitle == title { return view }
            return view.subviews.lazy.compactMap(button).first
        }
        guard let found = button(stage.window) else { return XCTFail("no \(title)") }
        stage.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
    }

    // MARK: Keys

    func testCutCopyAndPasteByKeys() {
        let (stage, field) = makeField("one two")
        press("a", on: stage)
        press("c", on: stage)
        XCTAssertEqual(UIPasteboard.general.string, "one two")
        XCTAssertEqual(UIPasteboard.general.changeCount, 1)
        select(0..<3, in: field)
        press("x", on: stage)
        XCTAssertEqual(field.text, " two")
        XCTAssertEqual(UIPasteboard.general.string, "one")
        stage.pressKey(.end)
        press("v", on: stage)
        XCTAssertEqual(field.text, " twoone")
    }

    func testDelegateMayRefuseCutAndPaste() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                asked.append("\(range.location),\(range.length) '\(string)'")
                return false
            }
        }
        let (stage, field) = makeField("text")
        let delegate = Delegate()
        field.delegate = delegate
        UIPasteboard.general.string = "new"
        press("a", on: stage)
        press("x", on: stage)
        press("v", on: stage)
        XCTAssertEqual(delegate.asked, ["0,4 ''", "0,4 'new'"])
        XCTAssertEqual(field.text, "text")
        XCTAssertEqual(UIPasteboard.general.string, "new")
    }

    func testSecureTextIsNotCopied() {
        let (stage, field) = makeField("secret")
        field.isSecureTextEntry = true
        field.selectAll(nil)
        press("c", on: stage)
        press("x", on: stage)
        XCTAssertNil(UIPasteboard.general.string)
        XCTAssertEqual(field.text, "secret")
        XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
    }

    // MARK: Undo

    func testTypingInOneGoIsUndoneAtOnce() {
        let (stage, field) = makeField("a")
        stage.type("bcd")
        stage.pressKey(.left)
        stage.type("X")
        XCTAssertEqual(field.text, "abcXd")
        press("z", on: stage)
        XCTAssertEqual(field.text, "abcd")
        press("z", on: stage)
        XCTAssertEqual(field.text, "a")
        press("z", on: stage)
        XCTAssertEqual(field.text, "a")
        press("z", [.command, .shift], on: stage)
        press("z", [.command, .shift], on: stage)
        XCTAssertEqual(field.text, "abcXd")
        XCTAssertEqual(field.undoManager?.undoMenuItemTitle, "Undo Typing")
    }

    func testDeletingIsUndone() {
        let (stage, field) = makeField("abcd")
        stage.pressKey(.delete)
        stage.pressKey(.delete)
        XCTAssertEqual(field.text, "ab")
        press("z", on: stage)
        XCTAssertEqual(field.text, "abcd")
        stage.type("ef")
        stage.pressKey(.delete)
        XCTAssertEqual(field.text, "abcde")
        press("z", on: stage)
        XCTAssertEqual(field.text, "abcd")
    }

    func testRandomEditsAreUndoneAndRedone() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<60 {
            let stage = Stage(device: .iPhone15)
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            var states: [String] = [view.text]
            for _ in 0..<25 {
                switch Int.random(in: 0..<7, using: &random) {
                case 0...2: stage.type(["a", "é", "👩‍👩‍👧", "word "].randomElement(using: &random) ?? "")
                case 3: stage.pressKey(.delete)
                case 4: stage.pressKey(.left, modifiers: Bool.random(using: &random) ? .shift : [])
                case 5: press("x", on: stage)
                default: press("v", on: stage)
                }
                if view.text != states.last { states.append(view.text) }
            }
            let last: String = view.text
            while view.undoManager?.canUndo == true { view.undoManager?.undo() }
            XCTAssertEqual(view.text, "")
            while view.undoManager?.canRedo == true { view.undoManager?.redo() }
            XCTAssertEqual(view.text, last)
        }
    }

    func testTextSetByTheAppIsNotUndone() {
        let (stage, field) = makeField()
        stage.type("typed")
        field.text = "set"
        XCTAssertEqual(field.undoManager?.canUndo, false)
        press("z", on: stage)
        XCTAssertEqual(field.text, "set")
    }

    // MARK: Menu

    func testDoubleTapShowsTheMenuAboveTheWord() {
        let (stage, field) = makeField("some words here")
        XCTAssertEqual(menuTitles(stage), [])
        stage.doubleTap(at: CGPoint(x: 40, y: 320))
        XCTAssertEqual(menuTitles(stage), ["Cut", "Copy", "Select All"])
        let frame = UIMenuController.shared.menuFrame
        XCTAssertLessThan(frame.maxY, field.frame.minY + 15)
        XCTAssertGreaterThan(frame.maxY, field.frame.minY - 15)
        UIPasteboard.general.string = "pasted"
        tapMenu("Copy", stage)
        XCTAssertEqual(UIPasteboard.general.string, "some")
        stage.advance(by: 0.5)
        XCTAssertEqual(menuTitles(stage), [])
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }

    func testTouchBesideHidesTheMenuAndATapOnTheCaretShowsIt() {
        let (stage, field) = makeField("word")
        UIPasteboard.general.string = "x"
        stage.tap(at: CGPoint(x: 300, y: 320))
        stage.advance(by: 1)
        XCTAssertEqual(menuTitles(stage), ["Paste", "Select", "Select All"])
        stage.tap(at: CGPoint(x: 300, y: 320))
        stage.advance(by: 1)
        XCTAssertEqual(menuTitles(stage), [])
        stage.tap(at: CGPoint(x: 300, y: 320))
        stage.advance(by: 1)
        tapMenu("Select", stage)
        stage.advance(by: 0.5)
        XCTAssertEqual(field.selectedTextRange.map { field.text(in: $0) }, "word")
        XCTAssertEqual(menuTitles(stage), ["Cut", "Copy", "Paste"])
        stage.type("y")
        XCTAssertEqual(field.text, "y")
        XCTAssertEqual(menuTitles(stage), [])
    }

    func testLongPressMovesTheCaretAndShowsTheMenu() {
        let (stage, field) = makeField("word")
        UIPasteboard.general.string = "x"
        stage.longPress(at: CGPoint(x: 22, y: 320), duration: 1)
        XCTAssertEqual(menuTitles(stage), ["Paste", "Select", "Select All"])
        tapMenu("Paste", stage)
        XCTAssertEqual(field.text, "xword")
    }

    func testItemsOfTheAppAreShownIfAResponderCanPerformThem() {
        final class Owner: UIViewController {
            var looked = 0
            func lookUp(_ sender: Any?) { looked += 1 }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("lookUp:") || super.canPerformAction(action, withSender: sender)
            }
        }
        let stage = Stage(device: .iPhone15)
        let owner = Owner()
        stage.window.rootViewController = owner
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        field.text = "word"
        owner.view.addSubview(field)
        field.becomeFirstResponder()
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Look Up", action: Selector("lookUp:", Owner.lookUp)),
            UIMenuItem(title: "Nobody’s", action: Selector("kinora_nobody:")),
        ]
        for _ in 0..<3 { stage.tap(at: CGPoint(x: 40, y: 100)) }
        XCTAssertEqual(menuTitles(stage), ["Cut", "Copy", "Look Up"])
        // There is no space above.
        XCTAssertGreaterThan(UIMenuController.shared.menuFrame.minY, 100)
        tapMenu("Look Up", stage)
        XCTAssertEqual(owner.looked, 1)
    }

    func testAMenuThatDoesNotFitHasPages() {
        final class Owner: UIViewController {
            func act(_ sender: Any?) {}
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage(device: .iPhoneSE3)
        let owner = Owner()
        stage.window.rootViewController = owner
        owner.becomeFirstResponder()
        let titles = (1...9).map { "Command \($0)" }
        UIMenuController.shared.menuItems = titles.map { UIMenuItem(title: $0, action: Selector("act:", Owner.act)) }
        UIMenuController.shared.showMenu(from: owner.view, rect: CGRect(x: 100, y: 300, width: 20, height: 20))
        stage.advance(by: 0.5)
        var seen: [String] = []
        for _ in 0..<9 {
            let page = menuTitles(stage)
            seen += page.filter { $0.hasPrefix("Command") }
            XCTAssertLessThanOrEqual(UIMenuController.shared.menuFrame.maxX, stage.window.bounds.maxX)
            guard page.contains("›") else { break }
            tapMenu("›", stage)
        }
        XCTAssertEqual(seen, titles)
    }

    // MARK: Key commands

    func testKeyCommandsGoUpTheChainFromTheFirstResponder() {
        final class Owner: UIViewController {
            var log: [String] = []
            func new(_ sender: UIKeyCommand) { log.append("new \(sender.input ?? "")") }
            func escape(_ sender: Any?) { log.append("escape") }
            func letter(_ sender: Any?) { log.append("letter") }
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage(device: .iPhone15)
        let owner = Owner()
        stage.window.rootViewController = owner
        owner.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new:", Owner.new)))
        owner.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("escape:", Owner.escape)))
        let titled = UIKeyCommand(
            input: "t", modifierFlags: .command, action: Selector("new:", Owner.new), discoverabilityTitle: "New Tab")
        XCTAssertEqual([titled.title, titled.discoverabilityTitle, titled.input], ["", "New Tab", "t"])
        let letter = UIKeyCommand(input: "j", modifierFlags: [], action: Selector("letter:", Owner.letter))
        owner.addKeyCommand(letter)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        owner.view.addSubview(field)
        press("n", on: stage)
        press("n", [.command, .shift], on: stage)
        stage.type("j")
        field.becomeFirstResponder()
        stage.pressKey(.escape)
        stage.type("j")
        press("n", on: stage)
        XCTAssertEqual(owner.log, ["new n", "letter", "escape", "new n"])
        XCTAssertEqual(field.text, "j")
        letter.wantsPriorityOverSystemBehavior = true
        stage.type("j")
        XCTAssertEqual(owner.log.last, "letter")
        XCTAssertEqual(field.text, "j")
    }

    // MARK: Pasteboard

    func testPasteboardsHoldValuesOfSeveralTypes() throws {
        let stage = Stage(device: .iPhone15)
        let board = UIPasteboard.general
        XCTAssertFalse(board.hasStrings || board.hasImages || board.hasURLs || board.hasColors)
        board.strings = ["a", "b"]
        XCTAssertEqual(board.string, "a")
        XCTAssertEqual(board.numberOfItems, 2)
        board.url = try XCTUnwrap(URL(string: "https://example.com/a"))
        XCTAssertEqual(board.string, "https://example.com/a")
        XCTAssertTrue(board.hasURLs)
        board.color = .red
        XCTAssertEqual(board.color, .red)
        XCTAssertNil(board.string)
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        XCTAssertEqual(board.image?.size, CGSize(width: 2, height: 2))
        XCTAssertEqual(board.data(forPasteboardType: "public.png")?.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
        let own = try XCTUnwrap(UIPasteboard(name: UIPasteboard.Name("own"), create: true))
        own.string = "own"
        XCTAssertEqual(UIPasteboard(name: UIPasteboard.Name("own"), create: false)?.string, "own")
        UIPasteboard.remove(withName: own.name)
        XCTAssertNil(UIPasteboard(name: UIPasteboard.Name("own"), create: false))
        _ = stage
    }

    func testEachStageHasPasteboardsOfItsOwn() {
        do {
            let first = Stage(device: .iPhone15)
            UIPasteboard.general.string = "first"
            _ = first
        }
        let second = Stage(device: .iPhone15)
        XCTAssertNil(UIPasteboard.general.string)
        _ = second
    }
}
