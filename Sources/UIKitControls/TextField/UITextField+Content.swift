import CoreGraphics

extension UITextField {
    /// Sets the text on behalf of the app; the caret moves to its end.
    final func setContent(_ text: NSAttributedString) {
        mark = nil
        forgetChanges()
        content = text
        edit.replacesSecret = false
        moveCaret(to: TextSelection(at: text.length))
        contentChanged()
        invalidateIntrinsicContentSize()
    }

    final func setPlaceholder(_ text: NSAttributedString?) {
        style.placeholder = text.map(NSAttributedString.init(attributedString:))
        contentChanged()
        invalidateIntrinsicContentSize()
    }

    final func setStyle(_ attributes: [NSAttributedString.Key: Any]) {
        style.attributes = attributes
        content = NSAttributedString(string: content.string, attributes: attributes)
        contentChanged()
        invalidateIntrinsicContentSize()
    }

    /// Sets an attribute of the whole text, and of later text.
    final func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        style.attributes[key] = value
        let copy = NSMutableAttributedString(attributedString: content)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        content = NSAttributedString(attributedString: copy)
        contentChanged()
        if key == .font { invalidateIntrinsicContentSize() }
    }

    final func setAlignment(_ alignment: NSTextAlignment) {
        guard let paragraph = style.paragraph.mutableCopy() as? NSMutableParagraphStyle else { return }
        paragraph.alignment = alignment
        restyle(.paragraphStyle, NSParagraphStyle(paragraph.values))
    }

    final func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if style.font.followsContentSizeCategory { style.attributes[.font] = style.font.adjusted(for: traits) }
        let copy = NSMutableAttributedString(attributedString: content)
        content.enumerateAttribute(.font, in: NSRange(location: 0, length: content.length), options: []) { value, range, _ in
            if let font = value as? UIFont, font.followsContentSizeCategory {
                copy.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
        }
        content = NSAttributedString(attributedString: copy)
        contentChanged()
        invalidateIntrinsicContentSize()
    }

    final func securityChanged() {
        edit.replacesSecret = isSecureTextEntry && isEditing && hasText
        contentChanged()
        invalidateIntrinsicContentSize()
    }

    // MARK: Displayed text

    /// The displayed text: dots for secure text, spaces for line breaks; as many UTF-16 units as the text, or one per grapheme.
    final var shownString: String {
        if isSecureTextEntry { return String(repeating: "\u{2022}", count: content.string.count) }
        let text = content.string
        guard text.unicodeScalars.contains(where: \.breaksLines) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.breaksLines ? " " : $0 }))
    }

    /// Lays out the text in one line; with a font that fits `width` if the field adjusts it, and truncated with an ellipsis.
    final func line(width: CGFloat, isTruncated: Bool) -> TextLayout {
        let shown = NSMutableAttributedString(attributedString: content)
        if isSecureTextEntry {
            shown.setAttributedString(NSAttributedString(string: shownString, attributes: style.attributes))
        } else if shown.string.unicodeScalars.contains(where: \.breaksLines) {
            for (index, unit) in shown.string.utf16.enumerated() where Unicode.Scalar(unit)?.breaksLines ?? false {
                shown.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
            }
        }
        let marked = isSecureTextEntry ? shown : highlightingMark(shown)
        return layout(of: marked, color: style.color, width: width, isTruncated: isTruncated)
    }

    final func placeholderLine(width: CGFloat) -> TextLayout {
        layout(of: style.placeholder ?? NSAttributedString(), color: .placeholderText, width: width, isTruncated: true)
    }

    private func layout(of text: NSAttributedString, color: UIColor, width: CGFloat, isTruncated: Bool) -> TextLayout {
        var styled = asCurrent { StyledText(text, style: TextStyle(font: style.font.textFont, color: color.textColor)) }
        if !isEnabled {
            let disabled = asCurrent { UILabel.disabledColor.textColor }
            styled = styled.mapStyles { $0.color = disabled }
        }
        styled = styled.mapParagraphs { paragraph in
            // The field positions and truncates its line by itself.
            paragraph.lineBreaking = .wordWrap
            paragraph.alignment = .left
            (paragraph.firstLineHeadIndent, paragraph.headIndent, paragraph.tailIndent) = (0, 0, 0)
        }
        let box = StyledText.Box(width: Double(width), maxLines: 1, truncation: .truncatingTail)
        if adjustsFontSizeToFitWidth, minimumFontSize > 0, minimumFontSize.isFinite {
            styled = styled.shrunk(toFit: box, minimum: Double(minimumFontSize / style.font.pointSize)).text
        }
        _ = TextLayout.cached(styled)
        return isTruncated
            ? TextLayout.cached(styled, maxWidth: max(Double(width), 0), maxLines: 1, truncation: .truncatingTail)
            : TextLayout.cached(styled)
    }

    /// Converts an index in the text to the displayed text.
    final func shownUnit(_ unit: Int) -> Int {
        guard isSecureTextEntry else { return unit }
        let text = content.string
        return text.distance(from: text.startIndex, to: String.Index(utf16Offset: unit, in: text))
    }

    /// Converts an index in the displayed text to the text.
    final func unit(ofShown shown: Int) -> Int {
        guard isSecureTextEntry else { return content.string.caretIndex(shown) }
        let text = content.string
        return (text.index(text.startIndex, offsetBy: shown, limitedBy: text.endIndex) ?? text.endIndex).utf16Offset(in: text)
    }

    /// The words of the text; secure text is one word.
    final var words: [NSRange] {
        isSecureTextEntry ? [NSRange(location: 0, length: content.length)] : line(width: 0, isTruncated: false).words
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLines: Bool { value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 }
}
