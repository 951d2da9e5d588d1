import Kinora
import UIKit
import XCTest

final class UITextFieldSelectionTests: XCTestCase {
    func testArrowsMoveTheCaretAndWithShiftSelect() {
        TextFieldScene.run("one two three") { scene in
            scene.field.becomeFirstResponder()
            XCTAssertEqual(scene.selected, NSRange(location: 13, length: 0))
            @MainActor func press(_ key: Stage.Key, _ modifiers: UIKeyModifierFlags = []) -> NSRange? {
                scene.stage.pressKey(key, modifiers: modifiers)
                return scene.selected
            }
            XCTAssertEqual(press(.left), NSRange(location: 12, length: 0))
            XCTAssertEqual(press(.left, .alternate), NSRange(location: 8, length: 0))
            XCTAssertEqual(press(.left, [.alternate, .shift]), NSRange(location: 4, length: 4))
            XCTAssertEqual(press(.left, .shift), NSRange(location: 3, length: 5))
            XCTAssertEqual(press(.right, .shift), NSRange(location: 4, length: 4))
            XCTAssertEqual(press(.right), NSRange(location: 8, length: 0))
            XCTAssertEqual(press(.home, .shift), NSRange(location: 0, length: 8))
            XCTAssertEqual(press(.left), NSRange(location: 0, length: 0))
            XCTAssertEqual(press(.left), NSRange(location: 0, length: 0))
            XCTAssertEqual(press(.right, .alternate), NSRange(location: 3, length: 0))
            XCTAssertEqual(press(.right, .command), NSRange(location: 13, length: 0))
            XCTAssertEqual(press(.up), NSRange(location: 0, length: 0))
            XCTAssertEqual(press(.down), NSRange(location: 13, length: 0))
            XCTAssertEqual(press(.character("a"), .command), NSRange(location: 0, length: 13))
            scene.stage.type("x")
            XCTAssertEqual(scene.field.text, "x")
        }
    }

    func testWordsAndLinesAreDeletedWithModifiers() {
        TextFieldScene.run("one two three") { scene in
            scene.field.becomeFirstResponder()
            scene.stage.pressKey(.delete, modifiers: .alternate)
            XCTAssertEqual(scene.field.text, "one two ")
            scene.select(0)
            scene.stage.pressKey(.forwardDelete, modifiers: .alternate)
            XCTAssertEqual(scene.field.text, " two ")
            scene.stage.pressKey(.end)
            scene.stage.pressKey(.delete, modifiers: .command)
            XCTAssertEqual(scene.field.text, "")
        }
    }

    func testArrowsFollowTheScreenInRightToLeftText() {
        TextFieldScene.run("שלום") { scene in
            scene.field.becomeFirstResponder()
            scene.stage.pressKey(.right)
            XCTAssertEqual(scene.selected, NSRange(location: 3, length: 0))
            scene.stage.pressKey(.left)
            XCTAssertEqual(scene.selected, NSRange(location: 4, length: 0))
            let start = scene.field.caretRect(for: scene.field.beginningOfDocument)
            let end = scene.field.caretRect(for: scene.field.endOfDocument)
            let width = ("שלום" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            XCTAssertEqual(start.minX - end.minX, width, accuracy: 1)
        }
    }

    func testTheCaretStandsWhereTheTextBeforeItEnds() {
        TextFieldScene.run("Kinora") { scene in
            scene.field.borderStyle = .roundedRect
            let font = UIFont.systemFont(ofSize: 17)
            for count in 0...6 {
                let before = ("Kinora".prefix(count) as Substring).description as NSString
                let width = before.size(withAttributes: [.font: font]).width
                guard let position = scene.field.position(from: scene.field.beginningOfDocument, offset: count) else { return XCTFail() }
                let rect = scene.field.caretRect(for: position)
                // Kerning between the last letter and the next one is not in the width of the first part.
                XCTAssertEqual(rect.midX, 7 + width, accuracy: 0.8, "\(count)")
                XCTAssertEqual(rect.width, 2)
                XCTAssertEqual(rect.midY, 17, accuracy: 1)
                XCTAssertEqual(rect.height, font.lineHeight, accuracy: 1.01)
                XCTAssertEqual(scene.field.closestPosition(to: CGPoint(x: rect.minX + 0.5, y: 10)), position)
            }
            XCTAssertNil(scene.field.position(from: scene.field.beginningOfDocument, offset: 7))
            XCTAssertNil(scene.field.position(from: scene.field.beginningOfDocument, offset: -1))
        }
    }

    func testOneTapGoesToTheEdgeOfAWordTwoSelectItAndThreeAll() {
        TextFieldScene.run("one two three") { scene in
            @MainActor func x(_ unit: Int) -> CGFloat {
                let position = scene.field.position(from: scene.field.beginningOfDocument, offset: unit)!
                return scene.field.convert(scene.field.caretRect(for: position), to: nil).midX
            }
            let inside = CGPoint(x: x(5) + 1, y: 37)
            scene.stage.tap(at: inside)
            XCTAssertTrue(scene.field.isEditing)
            XCTAssertEqual(scene.selected, NSRange(location: 4, length: 0))
            scene.stage.advance(by: 1)
            scene.stage.tap(at: CGPoint(x: x(6) + 1, y: 37))
            XCTAssertEqual(scene.selected, NSRange(location: 7, length: 0))
            scene.stage.advance(by: 1)
            scene.stage.doubleTap(at: inside)
            XCTAssertEqual(scene.selected, NSRange(location: 4, length: 3))
            scene.stage.advance(by: 1)
            scene.stage.doubleTap(at: inside)
            scene.stage.tap(at: inside)
            XCTAssertEqual(scene.selected, NSRange(location: 0, length: 13))
        }
    }

    /// Source: Flutter's issue 32171, from an iPhone.
    func testADoubleTapInBlanksSelectsFromTheWordToTheTouchedBlank() {
        TextFieldScene.run("Hello            world") { scene in
            @MainActor func x(_ unit: Int) -> CGFloat {
                let position = scene.field.position(from: scene.field.beginningOfDocument, offset: unit)!
                return scene.field.convert(scene.field.caretRect(for: position), to: nil).midX
            }
            scene.stage.doubleTap(at: CGPoint(x: x(9) + 1, y: 37))
            XCTAssertEqual(scene.selected, NSRange(location: 0, length: 10), "the first part of a blank")
            scene.stage.advance(by: 1)
            scene.stage.doubleTap(at: CGPoint(x: x(12) - 1, y: 37))
            XCTAssertEqual(scene.selected, NSRange(location: 0, length: 12), "the last part of one")
        }
        TextFieldScene.run("        world") { scene in
            @MainActor func x(_ unit: Int) -> CGFloat {
                let position = scene.field.position(from: scene.field.beginningOfDocument, offset: unit)!
                return scene.field.convert(scene.field.caretRect(for: position), to: nil).midX
            }
            scene.stage.doubleTap(at: CGPoint(x: x(3) + 1, y: 37))
            XCTAssertEqual(scene.selected, NSRange(location: 3, length: 10), "without a word before")
        }
    }

    func testATapOnTheFieldBeatsATapOnWhatItIsIn() {
        TextFieldScene.run { scene in
            let closer = Closer(scene.stage.window)
            let tap = UITapGestureRecognizer(target: closer, action: Selector("close", Closer.close))
            scene.stage.window.addGestureRecognizer(tap)
            scene.stage.tap(at: CGPoint(x: 100, y: 37))
            XCTAssertTrue(scene.field.isEditing)
            scene.stage.advance(by: 1)
            scene.stage.tap(at: CGPoint(x: 100, y: 150))
            XCTAssertFalse(scene.field.isEditing)
        }
    }

    private final class Closer: UIResponder {
        weak var view: UIView?
        init(_ view: UIView) {
            self.view = view
            super.init()
        }
        func close() { view?.endEditing(true) }
    }

    func testPositionsAndRangesAreThoseOfTheText() {
        TextFieldScene.run("a👍🏽b") { scene in
            let field = scene.field
            let start = field.beginningOfDocument
            XCTAssertNil(field.selectedTextRange)
            XCTAssertEqual(field.offset(from: start, to: field.endOfDocument), 6)
            XCTAssertEqual(field.compare(start, to: field.endOfDocument), .orderedAscending)
            guard let one = field.position(from: start, in: .right, offset: 1), let two = field.position(from: start, in: .right, offset: 2)
            else { return XCTFail() }
            XCTAssertEqual(field.offset(from: start, to: two), 5)
            XCTAssertNil(field.position(from: start, in: .left, offset: 1))
            XCTAssertNil(field.position(from: start, in: .down, offset: 1))
            guard let range = field.textRange(from: two, to: one) else { return XCTFail() }
            XCTAssertEqual(field.text(in: range), "👍🏽")
            let rects = field.selectionRects(for: range)
            XCTAssertEqual(rects.count, 1)
            XCTAssertTrue(rects[0].containsStart && rects[0].containsEnd)
            XCTAssertEqual(rects[0].rect.minX, field.caretRect(for: one).midX, accuracy: 0.5)
            XCTAssertEqual(field.characterRange(at: CGPoint(x: rects[0].rect.midX, y: 10)), range)
            XCTAssertNil(field.characterRange(at: CGPoint(x: 190, y: 10)))
            field.replace(range, withText: "-")
            XCTAssertEqual(field.text, "a-b")
            XCTAssertEqual(scene.take(), ["event changed", "posted changed"])
        }
    }

    func testTheDelegateIsNotifiedOfTheSelectionOnlyWhenItChanges() {
        TextFieldScene.run("abc") { scene in
            scene.field.becomeFirstResponder()
            _ = scene.take()
            scene.stage.pressKey(.left)
            XCTAssertEqual(scene.take(), ["selection"])
            scene.select(2)
            XCTAssertEqual(scene.take(), [])
        }
    }
}
