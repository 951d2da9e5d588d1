/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The old name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
