import Kinora
import UIKit
import XCTest

/// Updates of the focus: the order of calls, refusals, requests, deferral, and the first responder.
@preconcurrency @MainActor
final class FocusUpdateTests: XCTestCase {
    private var scene: FocusScene?

    override func tearDown() { scene = nil }

    private func made() -> FocusScene {
        let made = FocusScene()
        scene = made
        return made
    }

    func testEnvironmentsAreCalledFromTheItemsOutward() {
        let scene = made()
        let (left, right) = (FocusBox("left", 0, 100, 400, 300), FocusBox("right", 400, 100, 400, 300))
        for outer in [left, right] {
            outer.isFocusable = false
            scene.controller.view.addSubview(outer)
        }
        scene.add("a", 20, 20, to: left)
        scene.add("b", 20, 20, to: right)
        _ = scene.press(.tab)
        XCTAssertEqual(scene.takeLog(), ["a?", "left?", "a+", "left"])
        _ = scene.press(.right)
        XCTAssertEqual(scene.takeLog(), ["a?", "left?", "b?", "right?", "a", "left", "b+", "right"])
    }

    func testAnEnvironmentCanRefuseAnUpdate() {
        let scene = made()
        scene.addGrid()
        _ = scene.press(.tab)
        scene.boxes["b"]?.allowsUpdate = false
        XCTAssertEqual(scene.press(.right), ["a"])
        scene.boxes["b"]?.allowsUpdate = true
        XCTAssertEqual(scene.press(.right), ["b"])
    }

    func testAContextHasTheItemsAndTheHeading() {
        final class Watching: UIViewController {
            var lines: [String] = []
            override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
                let names = [context.previouslyFocusedView, context.nextFocusedView].map { ($0 as? FocusBox)?.name ?? "-" }
                lines.append("\(names[0])>\(names[1]) \(context.focusHeading.rawValue)")
            }
        }
        let scene = made()
        let controller = Watching()
        scene.stage.window.rootViewController = controller
        let (a, b) = (FocusBox("a", 20, 100), FocusBox("b", 200, 100))
        for box in [a, b] { controller.view.addSubview(box) }
        scene.stage.pressKey(.tab)
        scene.stage.pressKey(.right)
        UIFocusSystem.focusSystem(for: a)?.requestFocusUpdate(to: a)
        scene.stage.advance(by: 0)
        XCTAssertEqual(controller.lines, ["->a 16", "a>b 8", "b>a 0"])
    }

    func testRequestsFollowPreferredEnvironments() {
        let scene = made()
        scene.addGrid()
        _ = scene.press(.tab)
        let outer = FocusBox("outer", 500, 100, 200, 300)
        outer.isFocusable = false
        scene.controller.view.addSubview(outer)
        scene.add("x", 10, 10, to: outer)
        let preferred = scene.add("y", 10, 100, to: outer)
        outer.setNeedsFocusUpdate()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "a", "it does not contain the focused item")
        scene.system?.requestFocusUpdate(to: outer)
        XCTAssertEqual(scene.focused, "a", "not in this pass of the run loop")
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "x")
        outer.preferred = [
            scene.boxes["a"].map {
                $0.isFocusable = false; return $0
            } ?? preferred, preferred,
        ]
        outer.setNeedsFocusUpdate()
        outer.updateFocusIfNeeded()
        XCTAssertEqual(scene.focused, "y", "the first one that can be focused")
    }

    func testATouchDefersTheFocus() {
        let scene = made()
        scene.addGrid()
        XCTAssertEqual(scene.press(.tab, .right, .down), ["a", "b", "e"])
        scene.stage.tap(at: CGPoint(x: 700, y: 700))
        XCTAssertNil(scene.system?.focusedItem)
        scene.system?.requestFocusUpdate(to: scene.boxes["i"] ?? UIView())
        scene.stage.advance(by: 0)
        XCTAssertNil(scene.system?.focusedItem, "kept for the next key")
        XCTAssertEqual(scene.press(.left), ["i"])
        scene.stage.tap(at: CGPoint(x: 700, y: 700))
        XCTAssertEqual(scene.press(.left), ["i"], "the next key shows the focus again")
    }

    func testARemovedItemGivesTheFocusToANeighbor() {
        let scene = made()
        let outer = FocusBox("outer", 0, 100, 400, 300)
        outer.isFocusable = false
        scene.controller.view.addSubview(outer)
        scene.add("first", 20, 600)
        let (a, b) = (scene.add("a", 20, 20, to: outer), scene.add("b", 200, 20, to: outer))
        scene.system?.requestFocusUpdate(to: b)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.press(.tab), ["b"])
        b.removeFromSuperview()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "a")
        a.isHidden = true
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "first", "nothing is left in it")
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.advance(by: 0)
        XCTAssertNil(scene.system?.focusedItem, "the focus does not leave a controller")
    }

    func testAPresentationKeepsTheFocus() {
        let scene = made()
        scene.addGrid()
        _ = scene.press(.tab)
        let presented = UIViewController()
        let box = FocusBox("presented", 40, 40)
        presented.view.addSubview(box)
        presented.view.backgroundColor = .systemBackground
        scene.controller.present(presented, animated: false)
        scene.stage.settle()
        XCTAssertNil(scene.system?.focusedItem, "what was focused is behind it")
        XCTAssertEqual(scene.press(.tab, .tab), ["presented", "presented"])
        presented.dismiss(animated: false)
        scene.stage.settle()
        XCTAssertNil(scene.system?.focusedItem)
        XCTAssertEqual(scene.press(.tab), ["a"])
    }

    func testTheFocusedItemIsInsideTheFirstResponder() {
        final class Panel: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let scene = made()
        let panel = Panel(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
        scene.controller.view.addSubview(panel)
        scene.add("a", 20, 20, to: panel)
        scene.add("b", 200, 20, to: panel)
        scene.add("c", 20, 500)
        _ = scene.press(.tab, .right)
        XCTAssertTrue(panel.isFirstResponder)
        _ = scene.press(.left, .down)
        XCTAssertEqual(scene.focused, "c")
        XCTAssertFalse(panel.isFirstResponder)
        panel.becomeFirstResponder()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "a", "a new first responder gets the focus")
    }

    func testTabEditsTheNextField() {
        let scene = made()
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 40, y: 100 + CGFloat($0) * 60, width: 200, height: 40)) }
        for field in fields { scene.controller.view.addSubview(field) }
        scene.stage.tap(at: fields[0])
        XCTAssertTrue(fields[0].isFirstResponder)
        scene.stage.type("one\ttwo")
        XCTAssertEqual(fields.map(\.text), ["one", "two", ""])
        XCTAssertTrue(fields[1].isFirstResponder && fields[1].isFocused)
        scene.stage.pressKey(.left)
        scene.stage.type("x")
        XCTAssertEqual(fields[1].text, "twxo", "arrows move the caret")
        scene.stage.pressKey(.tab, modifiers: .shift)
        XCTAssertTrue(fields[0].isFirstResponder && fields[0].isFocused)
        scene.stage.pressKey(.tab, modifiers: .shift)
        XCTAssertTrue(fields[2].isFirstResponder, "backward over the start")
    }

    func testAFieldThatDoesNotEndEditingKeepsTheFocus() {
        final class Keeping: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let scene = made()
        let (field, delegate) = (UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 40)), Keeping())
        scene.controller.view.addSubview(field)
        scene.add("a", 40, 300)
        field.delegate = delegate
        scene.stage.tap(at: field)
        scene.stage.pressKey(.tab)
        XCTAssertTrue(field.isFocused && field.isFirstResponder)
        field.delegate = nil
        scene.stage.pressKey(.tab)
        XCTAssertEqual(scene.focused, "a")
        XCTAssertFalse(field.isEditing)
    }

    func testAFocusedControlHasTheStateAndTheValuesForIt() {
        final class Focusable: UIButton {
            override var canBecomeFocused: Bool { true }
        }
        let scene = made()
        let button = Focusable(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        for (title, state) in [("normal", UIControl.State.normal), ("high", .highlighted), ("selected", .selected)] {
            button.setTitle(title, for: state)
        }
        scene.controller.view.addSubview(button)
        XCTAssertEqual(button.state, .normal)
        scene.stage.pressKey(.tab)
        XCTAssertTrue(button.isFocused)
        XCTAssertEqual(button.state, .focused)
        XCTAssertEqual(button.currentTitle, "normal")
        button.isHighlighted = true
        XCTAssertEqual(button.state, [.focused, .highlighted])
        XCTAssertEqual(button.currentTitle, "high", "a value without the focus counts")
        button.setTitle("both", for: [.focused, .highlighted])
        XCTAssertEqual(button.currentTitle, "both")
        button.isHighlighted = false
        button.setTitle("focused", for: .focused)
        scene.stage.window.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "focused")
        button.isHidden = true
        scene.stage.advance(by: 0)
        XCTAssertFalse(button.isFocused)
        XCTAssertEqual(button.state, .normal)
        scene.stage.window.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "normal", "shown once the focus has left")
    }
}
