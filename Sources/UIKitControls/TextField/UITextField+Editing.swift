import CoreGraphics

extension UITextField {
    /// Begins editing; the keyboard is shown after the delegate knows, as on iOS.
    final func beginEditing(_ take: () -> Bool) -> Bool { deferringInputViews { takeEditing(take) } }

    private func takeEditing(_ take: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, take() else { return false }
        edit = TextFieldEdit(isActive: true)
        selection = TextSelection(at: content.length)
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { setContent(NSAttributedString()) }
        edit.replacesSecret = isSecureTextEntry && hasText
        bordersChanged()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return isFirstResponder
    }

    final func finishEditing() {
        UIMenuController.shared.hide(of: self)
        endMark()
        forgetChanges()
        edit = TextFieldEdit()
        bordersChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    // MARK: Editing by the user

    /// Changes the text and notifies observers.
    final func change(_ range: NSRange, to text: String) {
        let range = content.string.whole(range)
        let text = text.replacingLineBreaks
        guard range.length > 0 || !text.isEmpty else { return }
        apply(NSAttributedString(string: text, attributes: edit.typingAttributes ?? attributes(before: range)), in: range)
    }

    final func apply(_ text: NSAttributedString, in range: NSRange) {
        recordChange(range, length: text.length)
        content = replacing(range, with: text)
        edit.replacesSecret = false
        let typing = edit.typingAttributes
        if clearsOnInsertion { clearsOnInsertion = false }
        moveCaret(to: mark?.selection ?? TextSelection(at: range.location + text.length))
        edit.typingAttributes = typing
        contentChanged()
        invalidateIntrinsicContentSize()
        notifyOfChange()
    }

    final func notifyOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Clears the text; starts editing if necessary.
    final func clearPressed() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if holdsContent {
            mark = nil
            forgetChanges()
            content = NSAttributedString()
            clearBesidesText()
            edit.replacesSecret = false
            moveCaret(to: TextSelection())
            contentChanged()
            invalidateIntrinsicContentSize()
            notifyOfChange()
        }
        becomeFirstResponder()
    }

    // MARK: Keys

    /// Handles a key pressed while the field is first responder.
    package final func take(_ input: KeyInput) {
        guard isEditing else { return }
        let modifiers = input.modifiers
        switch input.key {
        case .text(let text): type(text, modifiers)
        case .return: pressReturn()
        case .delete: pressDelete(modifiers)
        case .forwardDelete:
            let caret = selection.caret
            let end = modifiers.contains(.alternate) ? wordBoundary(after: caret) : content.string.caretIndex(after: caret)
            erase(selection.isEmpty ? NSRange(location: caret, length: end - caret) : selection.range)
        case .left, .right: move(forward: (input.key == .right) != isRightToLeft, modifiers)
        case .up, .home: moveCaret(to: 0, modifiers)
        case .down, .end: moveCaret(to: content.length, modifiers)
        case .tab, .escape: break
        }
    }

    private func type(_ text: String, _ modifiers: UIKeyModifierFlags) {
        guard !text.isEmpty, modifiers.isDisjoint(with: [.command, .control]) else { return }
        let range = replacedRange
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
        insertText(text)
    }

    private func pressDelete(_ modifiers: UIKeyModifierFlags) {
        let caret = selection.caret
        if selection.isEmpty, !edit.replacesSecret, !modifiers.isDisjoint(with: [.alternate, .command]) {
            let start = modifiers.contains(.command) ? 0 : wordBoundary(before: caret)
            return erase(NSRange(location: start, length: caret - start))
        }
        if let range = deletedRange {
            guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
        }
        deleteBackward()
    }

    private func erase(_ range: NSRange) {
        guard range.length > 0, delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
        change(range, to: "")
    }

    private func pressReturn() {
        guard holdsContent || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // Resigns if there is a target for `editingDidEndOnExit`.
        if ends { resignFirstResponder() }
    }
}

extension String {
    fileprivate var replacingLineBreaks: String {
        contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}
