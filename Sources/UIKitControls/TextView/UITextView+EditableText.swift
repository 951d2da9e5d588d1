import CoreGraphics

extension UITextView: EditableText {
    final var isChangeable: Bool { isEditingText }

    final func permitsChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    final func rectangles(of range: NSRange) -> [CGRect] { rects(for: range) }
}
