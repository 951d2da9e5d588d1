/// Requirements of a password, for those that the system makes.
///
/// Differs from UIKit: no system makes passwords here, so that the rules only keep what they are given. Source: Apple,
/// [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules).
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    private let storedDescriptor: String

    /// Creates rules from their description, such as `required: upper; minlength: 8;`.
    public init(descriptor passwordRulesDescriptor: String) {
        storedDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The description.
    open var passwordRulesDescriptor: String { storedDescriptor }
}
