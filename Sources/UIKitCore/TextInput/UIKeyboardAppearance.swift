/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The old name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
