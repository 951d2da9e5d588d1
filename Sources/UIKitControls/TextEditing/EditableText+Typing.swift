import CoreGraphics

/// Replaced ranges and attributes of typed text, and the end of editing.
extension EditableText {
    private var all: NSRange { NSRange(location: 0, length: content.length) }

    /// The range that a typed key replaces: marked text, all of secure text or of text to be cleared, otherwise the selection.
    var replacedRange: NSRange { marked ?? (replacesSecret || clearsOnInsertion ? all : selection.range) }

    /// The range that backspace deletes; nil for none.
    var deletedRange: NSRange? {
        let range = replacesSecret ? all : selection.range
        if range.length > 0 { return range }
        let before = content.string.caretIndex(before: selection.caret)
        return before < selection.caret ? NSRange(location: before, length: selection.caret - before) : nil
    }

    func insert(_ text: String) {
        guard mark != nil else { return change(replacedRange, to: text) }
        setMark(text, selecting: NSRange(location: (text as NSString).length, length: 0), accepts: true)
    }

    func deleteAtCaret() {
        if let deletedRange { change(deletedRange, to: "") }
    }

    /// The attributes of typed text: those that the app has set, otherwise those of the text around it.
    var presentTypingAttributes: [NSAttributedString.Key: Any] { typedAttributes ?? attributes(before: replacedRange) }

    /// The attributes of text that replaces a range: those of the text it replaces, otherwise of the text before.
    func attributes(before range: NSRange) -> [NSAttributedString.Key: Any] {
        let index = range.length > 0 ? range.location : range.location - 1
        return index >= 0 && index < content.length ? content.attributes(at: index, effectiveRange: nil) : usualAttributes
    }

    /// The content with another text in a range.
    func replacing(_ range: NSRange, with text: NSAttributedString) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: content)
        copy.replaceCharacters(in: range, with: text)
        // Not copied again, which takes milliseconds for long texts: nothing else has it.
        return copy
    }

    /// Ends editing with the delegate's consent, by a function that resigns.
    func endEditing(_ leave: () -> Bool) -> Bool {
        guard isFirstResponder, isEditActive else { return leave() }
        guard permitsEnd else { return false }
        // The delegate may have ended editing.
        guard isFirstResponder else { return true }
        guard leave() else { return false }
        if isEditActive { finishEditing() }
        return true
    }
}
