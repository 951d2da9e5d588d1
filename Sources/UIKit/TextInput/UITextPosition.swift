/// A place between two letters of an object that takes text; only that object knows which.
///
/// Source: Apple, [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {}
