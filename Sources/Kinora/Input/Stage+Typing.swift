import UIKit

extension Stage {
    /// A key of the keyboard.
    public enum Key: Hashable, Sendable {
        /// A character key, for use with modifiers: `.character("a")` with command selects all.
        case character(Character)
        /// Backspace.
        case delete
        /// Deletes the character after the insertion point.
        case forwardDelete
        /// Inserts a line break, or ends editing where the field has one line.
        case `return`
        /// Inserts a tab, or moves the focus.
        case tab
        /// Cancels, as on a hardware keyboard.
        case escape
        /// Moves the insertion point one character to the left.
        case left
        /// Moves the insertion point one character to the right.
        case right
        /// Moves the insertion point one line up.
        case up
        /// Moves the insertion point one line down.
        case down
        /// Moves the insertion point to the start of the line.
        case home
        /// Moves the insertion point to the end of the line.
        case end
    }

    /// Types text on the keyboard at the present time, each character in a run-loop turn of its own; a line feed is the return key and
    /// a tab the tab key.
    ///
    /// The key window's first responder receives each key as a press, and the text if it accepts text input.
    ///
    /// - Complexity: A run-loop turn for each character.
    public func type(_ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        call(CallSite(fileID, file, line)) {
            for character in text {
                switch character {
                case "\n", "\r", "\r\n": deliver(KeyInput(.return, modifiers: []))
                case "\t": deliver(KeyInput(.tab, modifiers: []))
                default: deliver(KeyInput(.text(String(character)), modifiers: []))
                }
            }
        }
    }

    /// Composes text at the present time, as an input method does: the first responder shows it as marked text in the place of what it
    /// composed before, and the next text that is typed takes its place.
    ///
    /// So `stage.compose("ni")`, `stage.compose("nihao")` and `stage.type("你好")` write 你好. An empty text cancels what was composed. The
    /// selection is within the text, in UTF-16 units; nil is its end. Without a first responder that takes marked text it does nothing.
    public func compose(
        _ text: String, selection: NSRange? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { deliver(CompositionInput(text: text, selection: selection)) }
    }

    /// Presses and releases a key at the present time.
    public func pressKey(
        _ key: Key, modifiers: UIKeyModifierFlags = [], fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { deliver(KeyInput(KeyInput.Key(key), modifiers: modifiers)) }
    }
}

extension KeyInput.Key {
    init(_ key: Stage.Key) {
        self =
            switch key {
            case .character(let character): .text(String(character))
            case .delete: .delete
            case .forwardDelete: .forwardDelete
            case .return: .return
            case .tab: .tab
            case .escape: .escape
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            case .home: .home
            case .end: .end
            }
    }
}
