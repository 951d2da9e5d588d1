/// Traits of text input.
///
/// Differs from UIKit: traits of the on-screen keyboard and of corrections are not declared, since neither exists. Source: Apple,
/// [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Whether typed text is hidden; false by default.
    var isSecureTextEntry: Bool { get }

    /// Whether the return key is disabled while there is no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get }
}

extension UITextInputTraits {
    public var isSecureTextEntry: Bool { false }
    public var enablesReturnKeyAutomatically: Bool { false }
}
