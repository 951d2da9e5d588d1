import CoreGraphics

/// A host's sample of one button or key.
package struct PressInput: Sendable {
    /// A keyboard key.
    package struct Key: Sendable, Hashable {
        package var code: UIKeyboardHIDUsage
        /// The characters typed with all modifiers, and with shift only.
        package var characters: String
        package var charactersIgnoringModifiers: String
        package var modifiers: UIKeyModifierFlags

        package init(
            _ code: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
            modifiers: UIKeyModifierFlags = []
        ) {
            self.code = code
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
            self.modifiers = modifiers
        }
    }

    /// In media time, seconds.
    package var time: TimeInterval
    package var type: UIPress.PressType
    package var key: Key?
    /// Began, ended or cancelled.
    package var phase: UIPress.Phase

    /// Creates a button press.
    package init(time: TimeInterval, type: UIPress.PressType, phase: UIPress.Phase) {
        self.time = time
        self.type = type
        self.phase = phase
    }

    /// Creates a key press.
    package init(time: TimeInterval, key: Key, phase: UIPress.Phase) {
        self.time = time
        type = UIPress.PressType(key.code)
        self.key = key
        self.phase = phase
    }
}
