/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// On if autocorrection is.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}
