import CoreGraphics
import ObjectiveCRuntime

// Keys that are commands: of the app (`UIResponder.keyCommands`), and of the system (⌘X, ⌘C, ⌘V, ⌘A, ⌘Z, ⇧⌘Z, ⌘F, ⌥⌘F, ⌘G, ⇧⌘G, ⌘E,
// ⌘B, ⌘I, ⌘U).
extension UIResponder {
    /// Performs the command of a key, if there is one up the chain from this responder; returns whether there is. `typing` is the key's
    /// effect on text.
    final func performKeyCommand(_ key: PressInput.Key, typing: KeyInput?) -> Bool {
        let commands = keyCommandsUpChain.filter { $0.matches(key) }
        if let command = commands.first(where: \.wantsPriorityOverSystemBehavior), perform(command) { return true }
        let takesText = self is any KeyInputReceiving || self is any UIKeyInput
        // Keys that move the focus come before commands, and after those that edit text.
        let leavesText = takesText && key.tabHeading != nil && (self as? any KeyInputReceiving)?.takesTabs == false
        if !takesText || leavesText, let heading = key.focusHeading, UIFocusSystem.current?.move(heading) == true { return true }
        if takesText, typing?.editsText == true { return false }
        if isReturnTaken(key) { return false }
        if takesText, performEditCommand(key, upChain: false) { return true }
        return commands.contains(where: perform) || performEditCommand(key, upChain: true)
    }

    private var keyCommandsUpChain: [UIKeyCommand] { sequence(first: self, next: \.next).flatMap { $0.keyCommands ?? [] } }

    private func perform(_ command: UIKeyCommand) -> Bool {
        guard let action = command.action, let target = target(forAction: action, withSender: command) else { return false }
        return UIApplication.process.sendAction(action, to: target, from: command, for: nil)
    }

    private func performEditCommand(_ key: PressInput.Key, upChain: Bool) -> Bool {
        let modifiers = key.modifiers.intersection([.shift, .control, .alternate, .command])
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "z", modifiers == .command || modifiers == [.command, .shift] {
            guard let manager = undoManager else { return false }
            let undoes = modifiers == .command
            guard undoes ? manager.canUndo : manager.canRedo else { return false }
            if undoes { manager.undo() } else { manager.redo() }
            return true
        }
        guard let name = Self.commandName(letter, modifiers) else { return false }
        let action = Selector(name)
        let target = upChain ? target(forAction: action, withSender: nil) : canPerformAction(action, withSender: nil) ? self : nil
        guard let target else { return false }
        return UIApplication.process.sendAction(action, to: target, from: nil, for: nil)
    }

    /// The action of a letter with modifiers; nil for none.
    private static func commandName(_ letter: String, _ modifiers: UIKeyModifierFlags) -> String? {
        if modifiers == .command {
            let names = [
                "x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:", "f": "find:", "g": "findNext:", "e": "useSelectionForFind:",
                "b": "toggleBoldface:", "i": "toggleItalics:", "u": "toggleUnderline:",
            ]
            return names[letter]
        }
        if letter == "f", modifiers == [.command, .alternate] { return "findAndReplace:" }
        return letter == "g" && modifiers == [.command, .shift] ? "findPrevious:" : nil
    }
}

extension UIResponder {
    /// Whether the responder is focused, and handles the Return key.
    private func isReturnTaken(_ key: PressInput.Key) -> Bool {
        guard key.isReturn, let view = self as? UIView, view is any PrimaryActing else { return false }
        return view.isFocused
    }
}

extension PressInput.Key {
    private var heldModifiers: UIKeyModifierFlags { modifiers.intersection([.shift, .control, .alternate, .command]) }

    /// Whether it is the Return key without modifiers.
    var isReturn: Bool { code == .keyboardReturnOrEnter && heldModifiers.isEmpty }

    /// The direction of a Tab key; nil for other keys.
    var tabHeading: UIFocusHeading? {
        guard code == .keyboardTab else { return nil }
        return heldModifiers.isEmpty ? .next : heldModifiers == .shift ? .previous : nil
    }

    /// The direction of a key that moves the focus; nil for others.
    var focusHeading: UIFocusHeading? {
        if let tabHeading { return tabHeading }
        guard heldModifiers.isEmpty else { return nil }
        return switch code {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        default: nil
        }
    }
}

extension KeyInput {
    /// Whether the key edits text or moves the caret, so that it is no command while text is edited.
    var editsText: Bool {
        switch key {
        case .text: modifiers.isDisjoint(with: [.command, .control])
        case .escape: false
        default: true
        }
    }
}
