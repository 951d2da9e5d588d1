import CoreGraphics

extension UITextField: EditableText {
    final var isChangeable: Bool { isEditing }

    final var changeRecord: TextChangeRecord {
        get { edit.record }
        set { edit.record = newValue }
    }

    final func permitsChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func rectangles(of range: NSRange) -> [CGRect] { rects(for: range).map(\.rect) }
}
