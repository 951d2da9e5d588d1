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
