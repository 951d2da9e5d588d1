import Kinora
import UIKit

/// A view that can become focused, and keeps the calls about focus.
class FocusBox: UIView {
    static var log: [String] = []
    var allowsUpdate = true
    var name = ""
    var isFocusable = true
    var preferred: [any UIFocusEnvironment] = []

    convenience init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 60) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
        self.name = name
        backgroundColor = .systemGray4
    }

    override var canBecomeFocused: Bool { isFocusable }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        Self.log.append("\(name)?")
        return allowsUpdate
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        Self.log.append("\(name)" + (isFocused ? "+" : ""))
    }
}

/// Boxes on an iPad.
@MainActor
final class FocusScene {
    let stage: Stage
    let controller = UIViewController()
    private(set) var boxes: [String: FocusBox] = [:]

    init(device: Device = .iPad10) {
        stage = Stage(device: device)
        stage.window.rootViewController = controller
        FocusBox.log = []
    }

    @discardableResult
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to superview: UIView? = nil) -> FocusBox {
        let box = FocusBox(name, x, y)
        boxes[name] = box
        (superview ?? controller.view).addSubview(box)
        return box
    }

    /// Three rows and columns named a to i.
    func addGrid() {
        for (index, name) in "abcdefghi".enumerated() {
            add(String(name), 40 + CGFloat(index % 3) * 120, 100 + CGFloat(index / 3) * 100)
        }
    }

    var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: controller) }
    var focused: String? { (system?.focusedItem as? FocusBox)?.name }

    /// Presses keys, and returns what is focused after each.
    func press(_ keys: Stage.Key..., modifiers: UIKeyModifierFlags = []) -> [String?] {
        keys.map { key in
            stage.pressKey(key, modifiers: modifiers)
            return focused
        }
    }

    func takeLog() -> [String] {
        defer { FocusBox.log = [] }
        return FocusBox.log
    }
}
