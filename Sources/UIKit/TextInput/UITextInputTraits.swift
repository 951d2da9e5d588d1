/// What typing into an object is like.
///
/// Differs from UIKit: there is no keyboard on the screen and nothing corrects what is typed; the traits that concern those are not declared.
/// Source: Apple, [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Whether what is typed must not be seen; false unless implemented.
    var isSecureTextEntry: Bool { get }

    /// Whether the return key does nothing while there is no text; false unless implemented.
    var enablesReturnKeyAutomatically: Bool { get }
}

extension UITextInputTraits {
    public var isSecureTextEntry: Bool { false }
    public var enablesReturnKeyAutomatically: Bool { false }
}
