/// A stretch of the text of an object that takes text.
///
/// Source: Apple, [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends; not before it begins.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing lies in it; true unless overridden.
    open var isEmpty: Bool { true }
}
