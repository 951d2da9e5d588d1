import Kinora
import UIKit
import XCTest
import UIKitTestSupport

final class UITextFieldLayoutTests: XCTestCase {
    private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

    func testRectanglesByBorderStyle() {
        TextFieldScene.run { scene in
            let field = scene.field
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), Self.bounds)
            field.borderStyle = .roundedRect
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), CGRect(x: 7, y: 2, width: 186, height: 30))
            XCTAssertEqual(field.editingRect(forBounds: Self.bounds), field.textRect(forBounds: Self.bounds))
            XCTAssertEqual(field.borderRect(forBounds: Self.bounds), Self.bounds)
            field.borderStyle = .line
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), CGRect(x: 2, y: 2, width: 196, height: 30))
            XCTAssertEqual(field.clearButtonRect(forBounds: Self.bounds), CGRect(x: 176, y: 7.5, width: 19, height: 19))
        }
    }

    func testTheSizeIsThatOfTheTextOrPlaceholderAndItsSurroundings() {
        TextFieldScene.run { scene in
            let field = scene.field
            let height = UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up) + 1
            XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 0, height: height))
            field.placeholder = "Name"
            let width = ("Name" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            let pixels = (width * 2).rounded(.up) / 2
            XCTAssertEqual(field.intrinsicContentSize.width, pixels)
            field.borderStyle = .roundedRect
            XCTAssertEqual(field.intrinsicContentSize.width, pixels + 14)
            XCTAssertEqual(field.intrinsicContentSize.height, height + 12)
            XCTAssertEqual(field.sizeThatFits(.zero), field.intrinsicContentSize)
        }
    }

    func testLeftAndRightViewsTakeSpaceAndExchangeWithTheDirection() {
        TextFieldScene.run("text") { scene in
            let field = scene.field
            let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            let right = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            (field.leftView, field.rightView) = (left, right)
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), Self.bounds)
            (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(left.frame, CGRect(x: 0, y: 7, width: 30, height: 20))
            XCTAssertEqual(right.frame, CGRect(x: 176, y: 5, width: 24, height: 24))
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), CGRect(x: 30, y: 0, width: 146, height: 34))
            field.becomeFirstResponder()
            scene.stage.advance(by: 0.1)
            XCTAssertNil(right.superview)
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), CGRect(x: 30, y: 0, width: 170, height: 34))
            scene.stage.layoutDirection = .rightToLeft
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(left.frame.minX, 170)
            XCTAssertEqual(field.textRect(forBounds: Self.bounds), CGRect(x: 0, y: 0, width: 170, height: 34))
        }
    }

    func testTheClearButtonIsThereWhenItsModeAndTheTextSaySo() {
        TextFieldScene.run("text") { scene in
            @MainActor func shows() -> Bool {
                scene.stage.advance(by: 0.05)
                return scene.stage.view(withLabel: "Clear text").map { !$0.isHidden } ?? false
            }
            XCTAssertFalse(shows())
            scene.field.clearButtonMode = .whileEditing
            XCTAssertFalse(shows())
            scene.field.becomeFirstResponder()
            XCTAssertTrue(shows())
            scene.field.text = ""
            XCTAssertFalse(shows())
            scene.stage.type("a")
            XCTAssertTrue(shows())
            scene.field.rightView = UIView()
            scene.field.rightViewMode = .always
            XCTAssertFalse(shows())
        }
    }

    /// Half of the caret is before the text: it does not cover the first letter, or the placeholder's.
    func testTheCaretsMiddleIsWhereTheTextBegins() throws {
        try TextFieldScene.run { scene in
            let field = scene.field
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            field.becomeFirstResponder()
            scene.stage.advance(by: 0.1)
            let caret = try XCTUnwrap(field.subviews.flatMap(\.subviews).first { $0.layer.animation(forKey: "blink") != nil })
            let shown = caret.convert(caret.bounds, to: field)
            XCTAssertEqual(shown.minX, field.placeholderRect(forBounds: field.bounds).minX - 1)
            XCTAssertEqual(shown.width, 2)
            XCTAssertEqual(shown, field.caretRect(for: field.beginningOfDocument))
        }
    }

    func testAlignmentPositionsTheCaret() {
        TextFieldScene.run { scene in
            let field = scene.field
            @MainActor func x() -> CGFloat { field.caretRect(for: field.beginningOfDocument).midX }
            XCTAssertEqual(x(), 0)
            field.textAlignment = .center
            XCTAssertEqual(x(), 100)
            field.textAlignment = .right
            field.becomeFirstResponder()
            XCTAssertEqual(x(), 200)
            field.textAlignment = .natural
            scene.stage.layoutDirection = .rightToLeft
            XCTAssertEqual(x(), 200)
        }
    }

    func testLongTextScrollsWithTheCaret() {
        TextFieldScene.run(String(repeating: "word ", count: 30)) { scene in
            let field = scene.field
            field.becomeFirstResponder()
            scene.stage.advance(by: 0.1)
            @MainActor func caret() -> CGRect { field.selectedTextRange.map { field.caretRect(for: $0.start) } ?? .null }
            XCTAssertEqual(caret().midX, 200, accuracy: 1e-6)
            XCTAssertLessThan(field.caretRect(for: field.beginningOfDocument).minX, 1)
            scene.stage.pressKey(.left)
            scene.stage.advance(by: 0.1)
            let space = (" " as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            XCTAssertEqual(caret().midX, (2 * (200 - space)).rounded() / 2, "on a whole pixel")
            scene.stage.pressKey(.home)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(caret().midX, 0)
            for _ in 0..<40 {
                scene.stage.pressKey(.right)
                XCTAssertTrue(caret().minX >= -1 && caret().maxX <= 201)
            }
        }
    }

    func testTheFontShrinksToFitDownToItsMinimum() {
        TextFieldScene.run(String(repeating: "w", count: 18)) { scene in
            let field = scene.field
            let full = field.firstRect(for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!).width
            XCTAssertGreaterThan(full, 200)
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 10
            let small = field.firstRect(for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!).width
            XCTAssertLessThanOrEqual(small, 200)
            XCTAssertEqual(small, 200, accuracy: 18 / 1024, "a glyph's width is a multiple of 1/1024")
            field.minimumFontSize = 16
            let least = field.firstRect(for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!).width
            XCTAssertEqual(least, full * 16 / 17, accuracy: 1e-6)
        }
    }

    func testTheCaretBlinksOnLayerTimeAndStaysWhileKeysAreStruck() throws {
        try TextFieldScene.run { scene in
            scene.field.tintColor = .red
            scene.field.becomeFirstResponder()
            @MainActor func red() throws -> Int {
                let pixels = Pixels(scene.stage.image())
                return pixels.values.filter { $0 == 0xFFFF_0000 }.count
            }
            XCTAssertGreaterThan(try red(), 100)
            scene.stage.advance(by: 0.7)
            XCTAssertEqual(try red(), 0)
            scene.stage.advance(by: 0.4)
            XCTAssertGreaterThan(try red(), 100)
            scene.stage.advance(by: 0.4)
            scene.stage.type("a")
            scene.stage.advance(by: 0.3)
            XCTAssertGreaterThan(try red(), 100)
            XCTAssertEqual(scene.stage.settle(), [])
            scene.field.resignFirstResponder()
            XCTAssertEqual(try red(), 0)
        }
    }

    func testWithoutTextAndBorderNothingIsDrawn() {
        TextFieldScene.run { scene in
            XCTAssertTrue(Set(Pixels(scene.stage.image()).values) == [0xFFFF_FFFF])
            scene.field.placeholder = "Name"
            scene.stage.advance(by: 0.1)
            XCTAssertGreaterThan(Set(Pixels(scene.stage.image()).values).count, 5)
        }
    }
}
