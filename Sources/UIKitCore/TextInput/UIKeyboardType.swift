/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Letters of the current language.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation first.
    case numbersAndPunctuation = 2
    /// Characters of web addresses.
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits, asterisk and number sign.
    case phonePad = 5
    /// Letters, with digits one key away.
    case namePhonePad = 6
    /// Characters of email addresses.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// Letters with at and number signs.
    case twitter = 9
    /// Letters with space and period, and a key that searches.
    case webSearch = 10
    /// ASCII digits alone.
    case asciiCapableNumberPad = 11

    /// The old name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}
