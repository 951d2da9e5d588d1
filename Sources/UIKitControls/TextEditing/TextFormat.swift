import Foundation

/// A format that the user gives text.
enum TextFormat: String {
    case bold = "toggleBoldface:"
    case italic = "toggleItalics:"
    case underline = "toggleUnderline:"

    /// Whether text with attributes has the format.
    func isOn(in attributes: [NSAttributedString.Key: Any]) -> Bool {
        switch self {
        case .bold: font(in: attributes).fontDescriptor.symbolicTraits.contains(.traitBold)
        case .italic: font(in: attributes).fontDescriptor.symbolicTraits.contains(.traitItalic)
        case .underline: (attributes[.underlineStyle] as? Int ?? 0) != 0
        }
    }

    /// The attributes with or without the format.
    func applied(_ isOn: Bool, to attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var changed = attributes
        switch self {
        case .underline: changed[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
        case .bold, .italic:
            let trait: UIFontDescriptor.SymbolicTraits = self == .bold ? .traitBold : .traitItalic
            let font = font(in: attributes)
            let present = font.fontDescriptor.symbolicTraits
            let traits = isOn ? present.union(trait) : present.subtracting(trait)
            if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
                changed[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
            }
        }
        return changed
    }

    private func font(in attributes: [NSAttributedString.Key: Any]) -> UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }
}

extension EditableText {
    /// Whether a format command can be performed; nil for other actions.
    func permitsFormat(_ action: Selector, sender: Any?) -> Bool? {
        guard TextFormat(rawValue: NSStringFromSelector(action)) != nil else { return nil }
        // The menu offers formats of selected text alone.
        return takesFormats && isChangeable && isFirstResponder && (!selection.isEmpty || !(sender is UIMenuController))
    }

    /// Gives the selection a format if some of it lacks it, otherwise removes it; undo takes it back.
    func toggleFormat(_ format: TextFormat) {
        guard takesFormats, isChangeable else { return }
        guard !selection.isEmpty else {
            let typing = presentTypingAttributes
            typedAttributes = format.applied(!format.isOn(in: typing), to: typing)
            return
        }
        let range = selection.range
        let piece = content.attributedSubstring(from: range)
        let whole = NSRange(location: 0, length: piece.length)
        var hasAll = true
        piece.enumerateAttributes(in: whole, options: []) { attributes, _, _ in hasAll = hasAll && format.isOn(in: attributes) }
        let changed = NSMutableAttributedString(attributedString: piece)
        piece.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            changed.setAttributes(format.applied(!hasAll, to: attributes), range: range)
        }
        changeRecord.endRun()
        apply(NSAttributedString(attributedString: changed), in: range)
        changeRecord.endRun()
        moveCaret(to: TextSelection(anchor: range.location, caret: NSMaxRange(range)))
    }
}
