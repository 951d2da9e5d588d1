/// Whether spaces are inserted and deleted with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the language and the kind of text suggest.
    case `default` = 0
    /// Pasting and deleting leave spaces alone.
    case no = 1
    /// Pasting and deleting add and remove spaces between words.
    case yes = 2
}
