/// A key of a keyboard, with the modifiers held down beside it. Made by the system.
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

    /// What the key types with its modifiers; empty for a modifier key.
    open var characters: String { text }

    /// What it types without modifiers but shift.
    open var charactersIgnoringModifiers: String { plain }

    /// The modifiers that are held down.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Which key it is, whatever it types.
    open var keyCode: UIKeyboardHIDUsage { code }
}
