/// A keyboard key with the current modifiers. Created by the system.
///
/// Source: Apple, [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor
open class UIKey: NSObject {
    private let text: String
    private let plain: String
    private let flags: UIKeyModifierFlags
    private let code: UIKeyboardHIDUsage

    init(_ code: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags) {
        self.code = code
        text = characters
        plain = charactersIgnoringModifiers
        flags = modifierFlags
        super.init()
    }

    /// The characters typed with all modifiers; empty for a modifier key.
    open var characters: String { text }

    /// The characters typed without modifiers except shift.
    open var charactersIgnoringModifiers: String { plain }

    /// The modifiers held down.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// The key code, independent of the characters.
    open var keyCode: UIKeyboardHIDUsage { code }
}
