import CoreGraphics

extension UITextView {
    final func beginEditing(_ take: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        guard take() else { return false }
        guard isEditable else { return true }
        isEditingText = true
        caretDidMove()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return isFirstResponder
    }

    final func finishEditing() {
        UIMenuController.shared.hide(of: self)
        endMark()
        forgetChanges()
        isEditingText = false
        caretDidMove()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    // MARK: Changes

    /// Changes the text on behalf of the user and notifies observers.
    final func change(_ range: NSRange, to text: String) {
        let range = content.string.whole(range)
        guard range.length > 0 || !text.isEmpty else { return }
        apply(NSAttributedString(string: text, attributes: ownTypingAttributes ?? attributes(before: range)), in: range)
    }

    final func apply(_ text: NSAttributedString, in range: NSRange) {
        recordChange(range, length: text.length)
        let typing = ownTypingAttributes
        contentEdit = TextEdit(range: range, length: text.length)
        content = replacing(range, with: text)
        let edit = contentEdit
        contentEdit = nil
        if clearsOnInsertion { clearsOnInsertion = false }
        textDidChange(edit)
        moveCaret(to: mark?.selection ?? TextSelection(at: range.location + text.length))
        ownTypingAttributes = typing
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
        scrollToVisible(selection.range)
    }

    // MARK: Keys

    /// Handles a key pressed while the view is first responder.
    final func takeKey(_ input: KeyInput) {
        let modifiers = input.modifiers
        switch input.key {
        case .left, .right: return move(forward: input.key == .right, modifiers)
        case .up, .down: return moveLine(by: input.key == .down ? 1 : -1, modifiers)
        case .home: return moveCaret(to: 0, modifiers)
        case .end: return moveCaret(to: content.length, modifiers)
        default: break
        }
        guard isEditingText else { return }
        switch input.key {
        case .text(let text):
            if modifiers.isDisjoint(with: [.command, .control]) { type(text) }
        case .return: type("\n")
        case .tab: type("\t")
        case .delete: erase(backward: true, modifiers)
        case .forwardDelete: erase(backward: false, modifiers)
        default: break
        }
    }

    private func type(_ text: String) {
        guard !text.isEmpty, delegate?.textView(self, shouldChangeTextIn: replacedRange, replacementText: text) ?? true else { return }
        insertText(text)
    }

    private func erase(backward: Bool, _ modifiers: UIKeyModifierFlags) {
        let (text, caret) = (content.string, selection.caret)
        var range = selection.range
        if range.length == 0 {
            let other: Int
            if modifiers.contains(.command), backward {
                other = lines.first { $0.units.contains(caret) || $0.units.upperBound == caret }?.units.lowerBound ?? 0
            } else if modifiers.contains(.alternate) {
                other = backward ? wordBoundary(before: caret) : wordBoundary(after: caret)
            } else {
                other = backward ? text.caretIndex(before: caret) : text.caretIndex(after: caret)
            }
            range = NSRange(location: min(other, caret), length: abs(other - caret))
        }
        guard range.length > 0 || backward, delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true else { return }
        if backward, modifiers.isDisjoint(with: [.command, .alternate]) { deleteBackward() } else { change(range, to: "") }
    }
}
