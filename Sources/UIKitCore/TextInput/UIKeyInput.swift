/// A responder that receives typed text while it is first responder.
///
/// Source: Apple, [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }

    /// Inserts text at the caret, replacing the selection. The return key gives a line feed, the tab key a tab.
    func insertText(_ text: String)

    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}
