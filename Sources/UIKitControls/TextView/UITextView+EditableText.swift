import CoreGraphics

extension UITextView: EditableText {
    final var isChangeable: Bool { isEditingText }
    final var isEditActive: Bool { isEditingText }
    final var takesTaps: Bool { isEditable || isSelectable }
    final var replacesSecret: Bool { false }
    final var takesFormats: Bool { allowsEditingTextAttributes && isEditable }
    final var usualAttributes: [NSAttributedString.Key: Any] { style.attributes }
    final var permitsEnd: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
    final var words: [NSRange] { currentFlow.words }

    final var typedAttributes: [NSAttributedString.Key: Any]? {
        get { ownTypingAttributes }
        set { ownTypingAttributes = newValue }
    }

    final func markDidEnd(_ range: NSRange) {
        textDidChange(NSMaxRange(range) <= content.length ? TextEdit(range: range, length: range.length) : nil)
    }

    final func editMenu(for range: NSRange, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    final func permitsChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    final func rectangles(of range: NSRange) -> [CGRect] { rects(for: range) }

    final func lineUnits(around unit: Int) -> Range<Int> { lines[lineIndex(of: unit)].units }
    final func showCaret(at unit: Int) { scrollToVisible(NSRange(location: unit, length: 0)) }
    final func forgetColumn() { columnX = nil }
    final func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }
}
