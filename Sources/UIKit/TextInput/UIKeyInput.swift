/// A responder that takes what is typed while it is first responder.
///
/// Source: Apple, [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }

    /// Puts text in where the caret is, in place of what is selected. The return key gives a line feed, the tab key a tab.
    func insertText(_ text: String)

    /// Deletes what is selected, or what is before the caret.
    func deleteBackward()
}
