import Kinora
import ObjectiveCRuntime
import UIKit
import XCTest

/// Keys beside focus: commands, presses, and the Return key.
@preconcurrency @MainActor
final class FocusKeyTests: XCTestCase {
    private var scene: FocusScene?

    override func tearDown() { scene = nil }

    private func made() -> FocusScene {
        let made = FocusScene()
        scene = made
        return made
    }

    private final class Commanding: UIViewController {
        var commands: [UIKeyCommand] = []
        var performed: [String] = []
        override var keyCommands: [UIKeyCommand]? { commands }
        static let selector = Selector("focusTest:", Commanding.perform)

        func perform(_ sender: UIKeyCommand) { performed.append(sender.input ?? "") }

        func add(_ input: String, priority: Bool = false) {
            let command = UIKeyCommand(input: input, modifierFlags: [], action: Self.selector)
            command.wantsPriorityOverSystemBehavior = priority
            commands.append(command)
        }
    }

    func testFocusComesBeforeCommandsButNotBeforeThoseWithPriority() {
        let scene = made()
        let controller = Commanding()
        scene.stage.window.rootViewController = controller
        controller.add(UIKeyCommand.inputRightArrow)
        controller.add("\t")
        scene.stage.pressKey(.right)
        scene.stage.pressKey(.tab)
        XCTAssertEqual(controller.performed, [UIKeyCommand.inputRightArrow, "\t"], "without items that can be focused")
        let (a, b) = (FocusBox("a", 20, 100), FocusBox("b", 200, 100))
        for box in [a, b] { controller.view.addSubview(box) }
        controller.performed = []
        scene.stage.pressKey(.right)
        scene.stage.pressKey(.right)
        XCTAssertTrue(b.isFocused)
        XCTAssertEqual(controller.performed, [])
        scene.stage.pressKey(.right)
        XCTAssertEqual(controller.performed, [UIKeyCommand.inputRightArrow], "nothing is beyond")
        controller.performed = []
        controller.add(UIKeyCommand.inputLeftArrow, priority: true)
        scene.stage.pressKey(.left)
        XCTAssertEqual(controller.performed, [UIKeyCommand.inputLeftArrow])
        XCTAssertTrue(b.isFocused)
    }

    func testPressesBeginAtTheFocusedItem() {
        final class Hearing: FocusBox {
            var codes: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                codes += presses.compactMap(\.key).map { "\($0.keyCode)" }
                super.pressesBegan(presses, with: event)
            }
        }
        let scene = made()
        let box = Hearing("a", 20, 100)
        scene.controller.view.addSubview(box)
        scene.stage.pressKey(.character("p"))
        scene.stage.pressKey(.tab)
        scene.stage.pressKey(.character("p"))
        scene.stage.pressKey(.return)
        XCTAssertEqual(box.codes, ["keyboardP", "keyboardReturnOrEnter"])
    }

    func testReturnSendsThePrimaryActionOfAFocusedControl() {
        final class Focusable: UIControl {
            var pressed: [Bool] = []
            override var canBecomeFocused: Bool { isEnabled }
            override var isHighlighted: Bool { didSet { pressed.append(isHighlighted) } }
        }
        let scene = made()
        let control = Focusable(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
        scene.controller.view.addSubview(control)
        var actions: [String] = []
        control.addAction(UIAction { _ in actions.append("primary") }, for: .primaryActionTriggered)
        control.addAction(UIAction { _ in actions.append("touch") }, for: .touchUpInside)
        scene.stage.pressKey(.return)
        XCTAssertEqual(actions, [])
        scene.stage.pressKey(.tab)
        XCTAssertTrue(control.isFocused)
        scene.stage.pressKey(.return)
        XCTAssertEqual(actions, ["primary"])
        XCTAssertEqual(control.pressed, [true, false])
        scene.stage.pressKey(.return, modifiers: .command)
        XCTAssertEqual(actions, ["primary"], "with modifiers it is another key")
    }

    func testButtonsAreNotFocusable() {
        let scene = made()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
        scene.controller.view.addSubview(button)
        XCTAssertFalse(button.canBecomeFocused)
        XCTAssertEqual(scene.press(.tab), [nil])
    }
}
