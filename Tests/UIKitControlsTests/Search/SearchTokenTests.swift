import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitControls

/// Tokens of search fields.
@preconcurrency @MainActor
final class SearchTokenTests: XCTestCase {
    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    func testTokensAreInsertedRemovedAndReplaced() throws {
        let scene = TokenScene()
        let field = scene.field
        field.tokens = [token("b")]
        field.insertToken(token("a"), at: 0)
        field.insertToken(token("c"), at: 2)
        XCTAssertEqual(scene.texts, ["a", "b", "c"])
        field.removeToken(at: 1)
        XCTAssertEqual(scene.texts, ["a", "c"])
        field.text = "pear plum"
        field.replaceTextualPortion(of: try XCTUnwrap(scene.text(0, 5)), with: token("pear"), at: 1)
        XCTAssertEqual(scene.texts, ["a", "pear", "c"])
        XCTAssertEqual(field.text, "plum")
        let object = token("x")
        XCTAssertNil(object.representedObject)
        object.representedObject = 7
        field.tokens = [object]
        XCTAssertEqual(field.tokens.first?.representedObject as? Int, 7)
    }

    func testTokensHavePositionsBeforeTheText() throws {
        let scene = TokenScene()
        let field = scene.field
        field.text = "plum"
        field.tokens = ["a", "b", "c"].map(token)
        XCTAssertEqual(field.compare(field.positionOfToken(at: 0), to: field.beginningOfDocument), .orderedSame)
        XCTAssertEqual(field.compare(field.positionOfToken(at: 2), to: field.textualRange.start), .orderedAscending)
        XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 7)
        XCTAssertEqual(field.position(from: field.positionOfToken(at: 1), offset: 1), field.positionOfToken(at: 2))
        XCTAssertEqual(
            field.position(from: field.positionOfToken(at: 1), offset: 4), field.position(from: field.textualRange.start, offset: 2))
        XCTAssertNil(field.position(from: field.beginningOfDocument, offset: -1))
        XCTAssertEqual(field.textualRange.end, field.endOfDocument)
        XCTAssertEqual(field.text(in: field.textualRange), "plum")
        let range = try XCTUnwrap(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
        XCTAssertEqual(field.tokens(in: range).map(\.text), ["b", "c"])
        XCTAssertEqual(field.tokens(in: field.textualRange).map(\.text), [])
    }

    func testTokensAreBetweenTheIconAndTheText() throws {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        let empty = field.textRect(forBounds: field.bounds)
        field.placeholder = "Search"
        field.tokens = ["a", "b"].map(token)
        stage.settle()
        let views = field.tokenViews
        XCTAssertEqual(views.map { $0.convert($0.bounds, to: field).minX }, [empty.minX, empty.minX + views[0].bounds.width + 4])
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, empty.minX + views[0].bounds.width + views[1].bounds.width + 8)
        XCTAssertTrue(field.fieldViews.placeholder.isHidden)
        XCTAssertEqual(field.fieldViews.clearButton?.isHidden, false)
        stage.layoutDirection = .rightToLeft
        field.setNeedsLayout()
        stage.settle()
        let mirrored = views[0].convert(views[0].bounds, to: field)
        XCTAssertEqual(mirrored.maxX, 300 - empty.minX)
    }

    func testManyTokensLeaveSpaceForText() {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        field.tokens = (0..<12).map { token("token \($0)") }
        stage.settle()
        XCTAssertEqual(field.textRect(forBounds: field.bounds).width, 60)
        let last = field.tokenViews[11]
        XCTAssertEqual(last.convert(last.bounds, to: field).maxX + 4, field.textRect(forBounds: field.bounds).minX)
    }

    // MARK: Keys

    func testBackspaceSelectsTheLastTokenAndThenDeletesIt() {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.tokens = ["a", "b"].map(token)
        field.becomeFirstResponder()
        stage.type("x")
        stage.pressKey(.delete)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(scene.texts, ["a", "b"])
        changes = 0
        stage.pressKey(.delete)
        stage.settle()
        XCTAssertEqual(scene.texts, ["a", "b"])
        XCTAssertEqual(field.tokenViews.map(\.isMarked), [false, true])
        XCTAssertEqual(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) }, ["b"])
        XCTAssertEqual(changes, 0)
        stage.pressKey(.delete)
        XCTAssertEqual(scene.texts, ["a"])
        XCTAssertEqual(changes, 1)
        field.allowsDeletingTokens = false
        stage.pressKey(.delete)
        stage.pressKey(.delete)
        XCTAssertEqual(scene.texts, ["a"])
    }

    func testTypedTextReplacesSelectedTokens() {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        field.tokens = ["a", "b"].map(token)
        field.text = "plum"
        field.becomeFirstResponder()
        field.selectAll(nil)
        stage.settle()
        XCTAssertEqual(field.tokenViews.map(\.isMarked), [true, true])
        stage.type("z")
        XCTAssertEqual(scene.texts, [])
        XCTAssertEqual(field.text, "z")
    }

    func testATapSelectsATokenAndTheCaretDeselectsIt() {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        field.tokens = ["a", "b"].map(token)
        field.text = "plum"
        stage.settle()
        let first = field.tokenViews[0]
        stage.tap(at: first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil))
        stage.settle()
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(field.tokenViews.map(\.isMarked), [true, false])
        stage.pressKey(.end)
        stage.settle()
        XCTAssertEqual(field.tokenViews.map(\.isMarked), [false, false])
        stage.pressKey(.delete)
        XCTAssertEqual(field.text, "plu")
        XCTAssertEqual(scene.texts, ["a", "b"])
    }

    func testTheClearButtonClearsTokensToo() throws {
        let scene = TokenScene()
        let (stage, field) = (scene.stage, scene.field)
        field.tokens = [token("a")]
        stage.settle()
        let button = try XCTUnwrap(field.fieldViews.clearButton)
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()
        XCTAssertEqual(scene.texts, [])
        XCTAssertTrue(button.isHidden)
    }
}

/// A search field of 300 points in a window.
@MainActor
private final class TokenScene {
    let stage = Stage(device: Device(name: "tokens", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let field = UISearchTextField(frame: CGRect(x: 10, y: 10, width: 300, height: 36))

    init() {
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(field)
    }

    var texts: [String] { field.tokens.map(\.text) }

    /// A range of the text, by characters.
    func text(_ start: Int, _ end: Int) -> UITextRange? {
        guard let from = field.position(from: field.textualRange.start, offset: start),
            let to = field.position(from: field.textualRange.start, offset: end)
        else { return nil }
        return field.textRange(from: from, to: to)
    }
}
