import CoreGraphics

extension UITextField: EditableText {
    final var isChangeable: Bool { isEditing }
    final var isEditActive: Bool { edit.isActive }
    final var takesTaps: Bool { true }
    final var replacesSecret: Bool { edit.replacesSecret }
    final var takesFormats: Bool { allowsEditingTextAttributes && !isSecureTextEntry }
    final var usualAttributes: [NSAttributedString.Key: Any] { style.attributes }
    final var permitsEnd: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    final var typedAttributes: [NSAttributedString.Key: Any]? {
        get { edit.typingAttributes }
        set { edit.typingAttributes = newValue }
    }

    final var changeRecord: TextChangeRecord {
        get { edit.record }
        set { edit.record = newValue }
    }

    final var mark: TextMark? {
        get { edit.mark }
        set { edit.mark = newValue }
    }

    final func markDidEnd(_ range: NSRange) { contentChanged() }

    final func permitsChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func editMenu(for range: NSRange, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    final func rectangles(of range: NSRange) -> [CGRect] { rects(for: range).map(\.rect) }

    // There is only one line, which scrolls with the caret.
    final func lineUnits(around unit: Int) -> Range<Int> { 0..<content.length }
    final func showCaret(at unit: Int) {}
    final func forgetColumn() {}

    final func caretDidMove() { caretChanged() }

    final func selectionDidChange() {
        if edit.isActive { delegate?.textFieldDidChangeSelection(self) }
    }
}
