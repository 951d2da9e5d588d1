import CoreGraphics

/// The caret, and positions in the text.
extension EditableText {
    /// Sets the selection; notifies the delegate.
    func moveCaret(to new: TextSelection) {
        let text = content.string
        let rounded = TextSelection(anchor: text.caretIndex(new.anchor), caret: text.caretIndex(new.caret))
        typedAttributes = nil
        forgetColumn()
        if let marked = mark?.range, new.range.location < marked.location || NSMaxRange(new.range) > NSMaxRange(marked) { endMark() }
        guard rounded != selection else { return caretDidMove() }
        selection = rounded
        caretDidMove()
        selectionDidChange()
    }

    /// Moves the caret; with shift extends the selection.
    func moveCaret(to unit: Int, _ modifiers: UIKeyModifierFlags) {
        moveCaret(to: TextSelection(anchor: modifiers.contains(.shift) ? selection.anchor : unit, caret: unit))
        showCaret(at: unit)
    }

    /// Handles an arrow key: by grapheme, by word with option, to the line's end with command. Without shift it collapses the selection
    /// to its edge.
    func move(forward: Bool, _ modifiers: UIKeyModifierFlags) {
        let (text, caret) = (content.string, selection.caret)
        if modifiers.contains(.command) {
            let line = lineUnits(around: caret)
            moveCaret(to: forward ? line.upperBound : line.lowerBound, modifiers)
        } else if modifiers.contains(.alternate) {
            moveCaret(to: forward ? wordBoundary(after: caret) : wordBoundary(before: caret), modifiers)
        } else if !selection.isEmpty, !modifiers.contains(.shift) {
            moveCaret(to: forward ? NSMaxRange(selection.range) : selection.range.location, modifiers)
        } else {
            moveCaret(to: forward ? text.caretIndex(after: caret) : text.caretIndex(before: caret), modifiers)
        }
    }

    func wordBoundary(after unit: Int) -> Int { words.first { NSMaxRange($0) > unit }.map(NSMaxRange) ?? content.length }

    func wordBoundary(before unit: Int) -> Int { words.last { $0.location < unit }?.location ?? 0 }

    /// Handles taps: one begins editing and moves the caret to the nearest word boundary, two select the word, three everything, or the
    /// paragraph where there are lines.
    ///
    /// A tap on the caret, and a selection, show the edit menu, unless the touch, which began at a time, has hidden it.
    func tapped(_ count: Int, at point: CGPoint, since time: TimeInterval = 0) {
        let (wasEditing, former) = (isFirstResponder, selection)
        guard takesTaps, isFirstResponder || becomeFirstResponder() else { return }
        defer {
            let hidTheMenu = EditMenuState.current.hideTime >= time
            if !selection.isEmpty || wasEditing && count == 1 && selection == former && !hidTheMenu { showEditMenu() }
        }
        if let new = selection(ofTaps: count, at: point) { moveCaret(to: new) }
    }

    /// The one of some positions that is nearest to another; the first of two.
    func nearest(of units: [Int], to unit: Int) -> Int { units.min { (abs($0 - unit), $0) < (abs($1 - unit), $1) } ?? unit }

    // MARK: UITextInput

    /// Converts a position to UTF-16 units; another object's position counts as the beginning.
    func unit(of position: UITextPosition) -> Int { min(max((position as? TextUnitPosition)?.unit ?? 0, 0), content.length) }

    func units(of range: UITextRange) -> NSRange {
        let (start, end) = (unit(of: range.start), unit(of: range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func range(from one: Int, to other: Int) -> TextUnitRange {
        TextUnitRange(NSRange(location: min(one, other), length: abs(other - one)))
    }

    /// Moves by graphemes; nil beyond the ends. A negative offset moves the other way.
    func textPosition(_ unit: Int, movedBy offset: Int, forward: Bool) -> TextUnitPosition? {
        let text = content.string
        var index = unit
        for _ in 0..<abs(max(offset, -Int.max)) {
            let next = forward == (offset > 0) ? text.caretIndex(after: index) : text.caretIndex(before: index)
            guard next != index else { return nil }
            index = next
        }
        return TextUnitPosition(index)
    }
}
