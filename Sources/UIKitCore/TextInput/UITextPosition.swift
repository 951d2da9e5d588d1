/// A position between two characters of a text input object, opaque to others.
///
/// Source: Apple, [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {}
