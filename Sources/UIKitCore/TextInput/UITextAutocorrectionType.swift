/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the language and the kind of text suggest.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}
