import CoreGraphics

extension UITextField {
    /// Whether the text runs from right to left.
    final var isRightToLeft: Bool { line(width: 0, isTruncated: false).isRightToLeft }

    /// The selection that taps make: the nearest word boundary, the word, everything.
    final func selection(ofTaps count: Int, at point: CGPoint) -> TextSelection? {
        switch count {
        case 1:
            let boundaries = [0, content.length] + words.flatMap { [$0.location, NSMaxRange($0)] }
            return TextSelection(at: nearest(of: boundaries, to: unit(nearest: point)))
        case 2: return wordSelection(at: point, words: words, isEditable: true)
        default: return TextSelection(anchor: 0, caret: content.length)
        }
    }

    // MARK: UITextInput

    final func select(_ range: UITextRange) {
        guard edit.isActive else { return }
        moveCaret(to: TextSelection(anchor: unit(of: range.start), caret: unit(of: range.end)))
    }

    /// Moves by UTF-16 units; an index inside a grapheme is moved on to its end, or back to its beginning.
    final func textPosition(_ unit: Int, movedBy offset: Int) -> TextUnitPosition? {
        let (index, overflows) = unit.addingReportingOverflow(offset)
        guard !overflows, 0...content.length ~= index else { return nil }
        let text = content.string
        let whole = text.caretIndex(index)
        return TextUnitPosition(whole < index && offset > 0 ? text.caretIndex(after: index) : whole)
    }

    /// Moves by graphemes.
    final func textPosition(_ unit: Int, movedBy offset: Int, _ direction: UITextLayoutDirection) -> TextUnitPosition? {
        switch direction {
        case .right: textPosition(unit, movedBy: offset, forward: !isRightToLeft)
        case .left: textPosition(unit, movedBy: offset, forward: isRightToLeft)
        // There is only one line.
        case .up, .down: offset == 0 ? TextUnitPosition(unit) : nil
        }
    }
}
