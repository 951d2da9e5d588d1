import CoreGraphics

extension UITextField {
    /// Sets the selection; notifies the delegate during editing.
    final func moveCaret(to new: TextSelection) {
        let text = content.string
        let rounded = TextSelection(anchor: text.caretIndex(new.anchor), caret: text.caretIndex(new.caret))
        edit.typingAttributes = nil
        guard rounded != selection else { return caretChanged() }
        selection = rounded
        caretChanged()
        if edit.isActive { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Moves the caret; with shift extends the selection.
    final func moveCaret(to unit: Int, _ modifiers: UIKeyModifierFlags) {
        moveCaret(to: TextSelection(anchor: modifiers.contains(.shift) ? selection.anchor : unit, caret: unit))
    }

    /// Handles an arrow key: by grapheme, by word with option, to the end with command. Without shift it collapses the selection to its
    /// edge.
    final func move(forward: Bool, _ modifiers: UIKeyModifierFlags) {
        let (text, caret) = (content.string, selection.caret)
        if modifiers.contains(.command) {
            moveCaret(to: forward ? content.length : 0, modifiers)
        } else if modifiers.contains(.alternate) {
            moveCaret(to: forward ? wordBoundary(after: caret) : wordBoundary(before: caret), modifiers)
        } else if !selection.isEmpty, !modifiers.contains(.shift) {
            moveCaret(to: forward ? NSMaxRange(selection.range) : selection.range.location, modifiers)
        } else {
            moveCaret(to: forward ? text.caretIndex(after: caret) : text.caretIndex(before: caret), modifiers)
        }
    }

    final func wordBoundary(after unit: Int) -> Int { words.first { NSMaxRange($0) > unit }.map(NSMaxRange) ?? content.length }

    final func wordBoundary(before unit: Int) -> Int { words.last { $0.location < unit }?.location ?? 0 }

    /// Whether the text runs from right to left.
    final var isRightToLeft: Bool { line(width: 0, isTruncated: false).isRightToLeft }

    // MARK: Touches

    /// Handles taps: one begins editing and moves the caret to the nearest word boundary, two select the word, three everything.
    ///
    /// A tap on the caret, and a selection, show the edit menu, unless the touch, which began at a time, has hidden it.
    final func tapped(_ count: Int, at point: CGPoint, since time: TimeInterval = 0) {
        let (wasEditing, former) = (isFirstResponder, selection)
        guard isFirstResponder || becomeFirstResponder() else { return }
        defer {
            let hidTheMenu = UIMenuController.shared.hideTime >= time
            if !selection.isEmpty || wasEditing && count == 1 && selection == former && !hidTheMenu { showEditMenu() }
        }
        let unit = unit(nearest: point)
        switch count {
        case 1:
            let boundaries = [0, content.length] + words.flatMap { [$0.location, NSMaxRange($0)] }
            let nearest = boundaries.min { (abs($0 - unit), $0) < (abs($1 - unit), $1) }
            moveCaret(to: TextSelection(at: nearest ?? unit))
        case 2:
            guard let found = wordSelection(at: point, words: words, isEditable: true) else { return }
            moveCaret(to: found)
        default: moveCaret(to: TextSelection(anchor: 0, caret: content.length))
        }
    }

    // MARK: UITextInput

    /// Converts a position to UTF-16 units; another object's position counts as the beginning.
    final func unit(of position: UITextPosition) -> Int {
        min(max((position as? TextFieldPosition)?.unit ?? 0, 0), content.length)
    }

    final func units(of range: UITextRange) -> NSRange {
        let (start, end) = (unit(of: range.start), unit(of: range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    final func select(_ range: UITextRange) {
        guard edit.isActive else { return }
        moveCaret(to: TextSelection(anchor: unit(of: range.start), caret: unit(of: range.end)))
    }

    final func range(from one: Int, to other: Int) -> TextFieldRange {
        TextFieldRange(NSRange(location: min(one, other), length: abs(other - one)))
    }

    /// Moves by UTF-16 units; an index inside a grapheme is moved on to its end, or back to its beginning.
    final func textPosition(_ unit: Int, movedBy offset: Int) -> TextFieldPosition? {
        let (index, overflows) = unit.addingReportingOverflow(offset)
        guard !overflows, 0...content.length ~= index else { return nil }
        let text = content.string
        let whole = text.caretIndex(index)
        return TextFieldPosition(whole < index && offset > 0 ? text.caretIndex(after: index) : whole)
    }

    /// Moves by graphemes.
    final func textPosition(_ unit: Int, movedBy offset: Int, _ direction: UITextLayoutDirection) -> TextFieldPosition? {
        let isForward: Bool
        switch direction {
        case .right: isForward = !isRightToLeft
        case .left: isForward = isRightToLeft
        // There is only one line.
        case .up, .down: return offset == 0 ? TextFieldPosition(unit) : nil
        }
        let text = content.string
        var index = unit
        for _ in 0..<abs(max(offset, -Int.max)) {
            let next = isForward == (offset > 0) ? text.caretIndex(after: index) : text.caretIndex(before: index)
            guard next != index else { return nil }
            index = next
        }
        return TextFieldPosition(index)
    }
}
