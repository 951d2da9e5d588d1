/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the language and the kind of text suggest.
    case `default` = 0
    /// Straight quotation marks stay straight.
    case no = 1
    /// Straight quotation marks become curly ones.
    case yes = 2
}
