import ObjectiveCRuntime

/// Methods to control and follow the editing of a text view. Every method is optional.
///
/// Source: Apple, [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called when editing has begun, after the keyboard was announced.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Whether editing may end; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether typing may replace a range, in UTF-16 units; true by default. Deleting replaces with an empty text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user has changed the text or its attributes; not for changes by the app.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection has changed, also by the app.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        target("textViewShouldBeginEditing:").map { $0.textViewShouldBeginEditing(textView) } ?? true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        target("textViewDidBeginEditing:")?.textViewDidBeginEditing(textView)
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        target("textViewShouldEndEditing:").map { $0.textViewShouldEndEditing(textView) } ?? true
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        target("textViewDidEndEditing:")?.textViewDidEndEditing(textView)
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        target("textView:shouldChangeTextInRange:replacementText:")
            .map { $0.textView(textView, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        target("textViewDidChange:")?.textViewDidChange(textView)
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        target("textViewDidChangeSelection:")?.textViewDidChangeSelection(textView)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITextViewDelegate)? { _forwardingTarget(of: name) }
}
