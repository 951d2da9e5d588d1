import CoreGraphics

/// Text that an input method still composes.
struct TextMark {
    /// Its UTF-16 units.
    var range: NSRange
    /// The text that it replaced, for undo.
    let old: NSAttributedString
    /// The selection that the input method wants after the present change.
    var selection: TextSelection?
    /// Whether the present change is the last one.
    var isAccepted = false
}

extension EditableText {
    /// The marked text; nil for none.
    var marked: NSRange? { mark.flatMap { $0.isAccepted || $0.range.length == 0 ? nil : $0.range } }

    /// Replaces the marked text, or without one the selection; nil and empty text remove it and end the mark.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selected: The selection within it.
    ///   - accepts: Whether it is the user's text from now on.
    func setMark(_ text: String?, selecting selected: NSRange, accepts: Bool = false) {
        guard isChangeable else { return }
        let (text, range) = (text ?? "", mark?.range ?? replacedRange)
        guard range.length > 0 || !text.isEmpty else { return }
        let old = mark?.old ?? content.attributedSubstring(from: content.string.whole(range))
        let length = (text as NSString).length
        let start = range.location + min(max(selected.location, 0), length)
        let end = min(start + max(selected.length, 0), range.location + length)
        mark = TextMark(
            range: NSRange(location: range.location, length: length), old: old, selection: TextSelection(anchor: start, caret: end),
            isAccepted: accepts || length == 0)
        change(range, to: text)
        mark?.selection = nil
        if mark?.isAccepted == true { endMark() }
    }

    /// Accepts the marked text: it is the user's text from now on. Without one it does nothing.
    func endMark() {
        guard let ended = mark else { return }
        mark = nil
        if ended.range.length > 0 || ended.old.length > 0 {
            register(TextChange(location: ended.range.location, length: ended.range.length, old: ended.old))
        }
        changeRecord.endRun()
        markDidEnd(ended.range)
    }

    /// Notes a change of a range by something else than the input method: the mark keeps what is left of it.
    func changeMark(_ range: NSRange, length: Int) {
        guard let present = mark, present.selection == nil else { return }
        let isInside = range.location >= present.range.location && NSMaxRange(range) <= NSMaxRange(present.range)
        guard isInside else { return endMark() }
        mark?.range.length += length - range.length
    }

    /// Text with the highlight of what is marked.
    func highlightingMark(_ text: NSAttributedString) -> NSAttributedString {
        guard let marked, NSMaxRange(marked) <= text.length else { return text }
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.backgroundColor, value: tintColor.withAlphaComponent(0.2) as Any, range: marked)
        return copy
    }
}
