import CoreGraphics

extension UITextView {
    /// Sets the selection; notifies the delegate.
    final func moveCaret(to new: TextSelection) {
        let text = content.string
        let rounded = TextSelection(anchor: text.caretIndex(new.anchor), caret: text.caretIndex(new.caret))
        ownTypingAttributes = nil
        columnX = nil
        guard rounded != selection else { return caretDidMove() }
        selection = rounded
        caretDidMove()
        delegate?.textViewDidChangeSelection(self)
    }

    final func select(units: NSRange) {
        let start = min(max(units.location, 0), content.length)
        moveCaret(to: TextSelection(anchor: start, caret: min(max(start &+ max(units.length, 0), start), content.length)))
    }

    /// Moves the caret; with shift extends the selection.
    final func moveCaret(to unit: Int, _ modifiers: UIKeyModifierFlags) {
        moveCaret(to: TextSelection(anchor: modifiers.contains(.shift) ? selection.anchor : unit, caret: unit))
        scrollToVisible(NSRange(location: unit, length: 0))
    }

    /// Handles an arrow key: by grapheme, by word with option, to the line's end with command.
    final func move(forward: Bool, _ modifiers: UIKeyModifierFlags) {
        let (text, caret) = (content.string, selection.caret)
        if modifiers.contains(.command) {
            let line = lines[lineIndex(of: caret)].units
            moveCaret(to: forward ? line.upperBound : line.lowerBound, modifiers)
        } else if modifiers.contains(.alternate) {
            moveCaret(to: forward ? wordBoundary(after: caret) : wordBoundary(before: caret), modifiers)
        } else if !selection.isEmpty, !modifiers.contains(.shift) {
            moveCaret(to: forward ? NSMaxRange(selection.range) : selection.range.location, modifiers)
        } else {
            moveCaret(to: forward ? text.caretIndex(after: caret) : text.caretIndex(before: caret), modifiers)
        }
    }

    /// Moves the caret up or down by lines, at the same horizontal position; before the first line to the beginning, after the last to
    /// the end. With command to the beginning or the end of the text.
    final func moveLine(by count: Int, _ modifiers: UIKeyModifierFlags) {
        let lines = lines
        let index = lineIndex(of: selection.caret)
        let x = columnX ?? lines[index].caretX(before: selection.caret)
        let next = modifiers.contains(.command) ? (count < 0 ? -1 : lines.count) : index + count
        let unit =
            next < 0 ? 0 : next >= lines.count ? content.length : lines[next].unit(nearest: x, in: content.string)
        moveCaret(to: unit, modifiers)
        columnX = x
    }

    final func wordBoundary(after unit: Int) -> Int { words.first { NSMaxRange($0) > unit }.map(NSMaxRange) ?? content.length }

    final func wordBoundary(before unit: Int) -> Int { words.last { $0.location < unit }?.location ?? 0 }

    private var words: [NSRange] { currentLayout.allWords }

    // MARK: Touches

    /// Handles taps: one begins editing and moves the caret to the nearest word boundary, two select the word, three the paragraph.
    ///
    /// A tap on the caret, and a selection, show the edit menu, unless the touch, which began at a time, has hidden it.
    final func tapped(_ count: Int, at point: CGPoint, since time: TimeInterval = 0) {
        let (wasEditing, former) = (isFirstResponder, selection)
        guard isEditable || isSelectable, isFirstResponder || becomeFirstResponder() else { return }
        defer {
            let hidTheMenu = UIMenuController.shared.hideTime >= time
            if !selection.isEmpty || wasEditing && count == 1 && selection == former && !hidTheMenu { showEditMenu() }
        }
        let unit = unit(nearest: point)
        let words = words
        switch count {
        case 1:
            guard isEditable else { return moveCaret(to: TextSelection(at: unit)) }
            let line = lines[lineIndex(of: unit)].units
            let word = words.first { $0.location <= unit && unit <= NSMaxRange($0) }
            let boundaries = [line.lowerBound, line.upperBound] + (word.map { [$0.location, NSMaxRange($0)] } ?? [unit])
            moveCaret(to: TextSelection(at: boundaries.min { (abs($0 - unit), $0) < (abs($1 - unit), $1) } ?? unit))
        case 2:
            guard let found = wordSelection(at: point, words: words, isEditable: isEditable) else { return }
            moveCaret(to: found)
        default:
            let paragraph = (content.string as NSString).paragraphRange(for: NSRange(location: unit, length: 0))
            moveCaret(to: TextSelection(anchor: paragraph.location, caret: NSMaxRange(paragraph)))
        }
    }

    // MARK: Positions

    /// Converts a position to UTF-16 units; another object's position counts as the beginning.
    final func unit(of position: UITextPosition) -> Int { min(max((position as? TextFieldPosition)?.unit ?? 0, 0), content.length) }

    final func units(of range: UITextRange) -> NSRange {
        let (start, end) = (unit(of: range.start), unit(of: range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    /// Moves by graphemes, or by lines up and down.
    final func textPosition(_ unit: Int, movedBy offset: Int, _ direction: UITextLayoutDirection) -> TextFieldPosition? {
        switch direction {
        case .up, .down:
            let (lines, index) = (lines, lineIndex(of: unit))
            let (next, overflows) = index.addingReportingOverflow(direction == .down ? offset : 0 &- offset)
            guard !overflows, lines.indices.contains(next) else { return nil }
            return TextFieldPosition(lines[next].unit(nearest: lines[index].caretX(before: unit), in: content.string))
        case .left, .right:
            let text = content.string
            var index = unit
            for _ in 0..<abs(max(offset, -Int.max)) {
                let isForward = (direction == .right) == (offset > 0)
                let next = isForward ? text.caretIndex(after: index) : text.caretIndex(before: index)
                guard next != index else { return nil }
                index = next
            }
            return TextFieldPosition(index)
        }
    }
}
