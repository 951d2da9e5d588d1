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

/// Modifier keys held down during an event.
///
/// Source: Apple, [UIKeyModifierFlags](https://developer.apple.com/documentation/uikit/uikeymodifierflags).
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates flags from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
