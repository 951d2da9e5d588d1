extension UIResponder {
    /// Consumes the presses of keys that type, in a first responder that takes text. Returns the other presses.
    final func takeKeys(_ presses: Set<UIPress>) -> Set<UIPress> {
        var rest = presses
        for press in presses where press.responder === self {
            guard let input = press.typing else { continue }
            press.typing = nil
            guard UIApplication.type(input, into: self), input.isTaken else { continue }
            press.isTyped = true
            rest.remove(press)
        }
        return rest
    }
}

extension KeyInput {
    /// Whether a responder that takes text consumes the key.
    fileprivate var isTaken: Bool { key != .escape && modifiers.isDisjoint(with: [.command, .control]) }
}
