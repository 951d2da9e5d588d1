extension UIResponder {
    /// Consumes the presses of keys that type, in a first responder that takes text. Returns the other presses.
    final func takeKeys(_ presses: Set<UIPress>) -> Set<UIPress> {
        var rest = presses
        for press in presses where press.responder === self {
            if beginsPrimaryAction(press) {
                press.isTyped = true
                rest.remove(press)
                continue
            }
            guard let input = press.typing else { continue }
            press.typing = nil
            guard UIApplication.type(input, into: self), input.isTaken else { continue }
            press.isTyped = true
            rest.remove(press)
        }
        return rest
    }

    /// Whether the responder is a focused view that takes a press of the Return key.
    private func beginsPrimaryAction(_ press: UIPress) -> Bool {
        guard press.isReturn, !(self is any KeyInputReceiving), !(self is any UIKeyInput), let view = self as? any PrimaryActing,
            view.isFocused, view.primaryPressBegan()
        else { return false }
        press.isPrimaryAction = true
        return true
    }

    /// Ends the presses that the responder has taken, and returns those that it has not consumed.
    final func endTakenPresses(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress> {
        for press in presses where press.responder === self && press.isPrimaryAction {
            press.isPrimaryAction = false
            (self as? any PrimaryActing)?.primaryPressEnded(isCancelled: isCancelled)
        }
        return presses.filter { !$0.isTyped }
    }
}

extension UIPress {
    /// Whether it is the Return key without modifiers.
    fileprivate var isReturn: Bool {
        guard let key else { return false }
        return PressInput.Key(key.keyCode, modifiers: key.modifierFlags).isReturn
    }
}

extension KeyInput {
    /// Whether a responder that takes text consumes the key.
    fileprivate var isTaken: Bool { key != .escape && modifiers.isDisjoint(with: [.command, .control]) }
}
