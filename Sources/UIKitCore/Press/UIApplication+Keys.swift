import QuartzCore

extension UIApplication {
    /// Delivers a host's key input as the beginning and end of a press. The first responder that receives it types it, if it takes text
    /// and calls super.
    package func deliver(_ input: KeyInput) {
        let (time, key) = (CACurrentMediaTime(), PressInput.Key(input))
        pressDelivery.deliver(PressInput(time: time, key: key, phase: .began), typing: input, to: self)
        pressDelivery.deliver(PressInput(time: time, key: key, phase: .ended), to: self)
    }

    /// Delivers what an input method composes: the key window's first responder marks it, if it takes marked text.
    package func deliver(_ input: CompositionInput) {
        guard let receiver = keyWindow?.firstResponder as? any UITextInput else { return }
        let length = (input.text as NSString).length
        receiver.setMarkedText(input.text, selectedRange: input.selection ?? NSRange(location: length, length: 0))
    }

    /// Types into a responder; false if it takes no text.
    static func type(_ input: KeyInput, into responder: UIResponder) -> Bool {
        if let receiver = responder as? any KeyInputReceiving {
            receiver.take(input)
        } else if let receiver = responder as? any UIKeyInput {
            receiver.take(input)
        } else {
            return false
        }
        return true
    }
}

/// A responder that edits text by all keys, not only by those that `UIKeyInput` knows.
@MainActor
package protocol KeyInputReceiving: UIResponder {
    func take(_ input: KeyInput)
    /// Whether the Tab key is one of those that edit the text; otherwise it moves the focus.
    var takesTabs: Bool { get }
}

extension KeyInputReceiving {
    package var takesTabs: Bool { true }
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

/// Text that a host's input method composes.
package struct CompositionInput: Hashable, Sendable {
    package var text: String
    /// The selection in the text; nil for its end.
    package var selection: NSRange?

    package init(text: String, selection: NSRange? = nil) {
        self.text = text
        self.selection = selection
    }
}

/// A host's key input: one key, pressed and released.
package struct KeyInput: Hashable, Sendable {
    package enum Key: Hashable, Sendable {
        /// One character, as it is typed.
        case text(String)
        /// Backspace.
        case delete
        case forwardDelete
        case `return`
        case tab
        case escape
        case left, right, up, down
        case home, end
    }

    package var key: Key
    package var modifiers: UIKeyModifierFlags

    package init(_ key: Key, modifiers: UIKeyModifierFlags = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
