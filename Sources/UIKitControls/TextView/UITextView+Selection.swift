import CoreGraphics

extension UITextView {
    final func select(units: NSRange) {
        let start = min(max(units.location, 0), content.length)
        moveCaret(to: TextSelection(anchor: start, caret: min(max(start &+ max(units.length, 0), start), content.length)))
    }

    /// Moves the caret up or down by lines, at the same horizontal position; before the first line to the beginning, after the last to
    /// the end. With command to the beginning or the end of the text.
    final func moveLine(by count: Int, _ modifiers: UIKeyModifierFlags) {
        let lines = lines
        let index = lineIndex(of: selection.caret)
        let x = columnX ?? lines[index].caretX(before: selection.caret)
        let next = modifiers.contains(.command) ? (count < 0 ? -1 : lines.count) : index + count
        let unit =
            next < 0 ? 0 : next >= lines.count ? content.length : lines[next].unit(nearest: x)
        moveCaret(to: unit, modifiers)
        columnX = x
    }

    /// The selection that taps make: the nearest word boundary of the line, or the position in text that is not edited; the word; the
    /// paragraph.
    final func selection(ofTaps count: Int, at point: CGPoint) -> TextSelection? {
        let unit = unit(nearest: point)
        switch count {
        case 1:
            guard isEditable else { return TextSelection(at: unit) }
            let line = lineUnits(around: unit)
            let word = words.first { $0.location <= unit && unit <= NSMaxRange($0) }
            let boundaries = [line.lowerBound, line.upperBound] + (word.map { [$0.location, NSMaxRange($0)] } ?? [unit])
            return TextSelection(at: nearest(of: boundaries, to: unit))
        case 2: return wordSelection(at: point, words: words, isEditable: isEditable)
        default:
            let paragraph = (content.string as NSString).paragraphRange(for: NSRange(location: unit, length: 0))
            return TextSelection(anchor: paragraph.location, caret: NSMaxRange(paragraph))
        }
    }

    // MARK: Positions

    /// Moves by graphemes, or by lines up and down.
    final func textPosition(_ unit: Int, movedBy offset: Int, _ direction: UITextLayoutDirection) -> TextUnitPosition? {
        switch direction {
        case .up, .down:
            let (lines, index) = (lines, lineIndex(of: unit))
            let (next, overflows) = index.addingReportingOverflow(direction == .down ? offset : 0 &- offset)
            guard !overflows, lines.indices.contains(next) else { return nil }
            return TextUnitPosition(lines[next].unit(nearest: lines[index].caretX(before: unit)))
        case .left, .right: return textPosition(unit, movedBy: offset, forward: direction == .right)
        }
    }
}
