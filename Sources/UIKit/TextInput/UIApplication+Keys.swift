extension UIApplication {
    /// What a host says of its keyboard; the key window's first responder gets it if it takes text. While events are ignored nobody does.
    package func deliver(_ input: KeyInput) {
        guard !isIgnoringInteractionEvents, let responder = keyWindow?.firstResponder else { return }
        if let field = responder as? UITextField {
            field.take(input)
        } else if let receiver = responder as? any UIKeyInput {
            receiver.take(input)
        }
    }
}

extension UIKeyInput {
    fileprivate func take(_ input: KeyInput) {
        guard input.modifiers.isDisjoint(with: [.command, .control]) else { return }
        switch input.key {
        case .text(let text): insertText(text)
        case .delete: deleteBackward()
        case .return: insertText("\n")
        case .tab: insertText("\t")
        case .forwardDelete, .escape, .left, .right, .up, .down, .home, .end: break
        }
    }
}
