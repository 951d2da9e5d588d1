/// A range of text in a text input object.
///
/// Source: Apple, [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range, not before its start.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty; true unless overridden.
    open var isEmpty: Bool { true }
}
