/// Traits of text input: the keyboard that suits it, and corrections of typed text.
///
/// Differs from UIKit: the host's keyboard types what its keys say; nothing is corrected, capitalized or completed, as with a hardware
/// keyboard whose corrections are off. The traits are kept. Source: Apple,
/// [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Whether typed text is hidden; false by default.
    var isSecureTextEntry: Bool { get }

    /// Whether the return key is disabled while there is no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get }

    /// The capitalization of typed text; sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }

    /// Whether typed words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get }

    /// Whether misspelled words are marked.
    var spellCheckingType: UITextSpellCheckingType { get }

    /// Whether straight quotes become curly ones.
    var smartQuotesType: UITextSmartQuotesType { get }

    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get }

    /// Whether spaces are inserted and deleted with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get }

    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }

    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get }

    /// The meaning of the text, for automatic filling; nil for none.
    var textContentType: UITextContentType! { get }

    /// Requirements of a password that the system makes; nil for none.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    public var isSecureTextEntry: Bool { false }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var textContentType: UITextContentType! { nil }
    public var passwordRules: UITextInputPasswordRules? { nil }
}
