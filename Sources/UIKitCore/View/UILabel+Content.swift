import CoreGraphics

extension UILabel {
    /// The text as it is set, in the label's current colors and direction.
    package var labelText: LabelText { asCurrent { makeText() } }

    private func makeText() -> LabelText {
        var style = TextStyle(font: font.textFont, color: shownColor ?? textColor.textColor)
        if let shadowColor { style.shadow = TextShadow(offset: shadowOffset, blur: 0, color: shadowColor.textColor) }
        let paragraph = TextParagraphStyle(alignment: textAlignment.layoutAlignment, lineBreaking: lineBreakMode.layoutLineBreaking)
        var text =
            switch content {
            case .plain(let string): StyledText(string ?? "", style: style, paragraphStyle: paragraph)
            case .styled(let string): StyledText(string, style: style, paragraphStyle: paragraph)
            }
        if let shownColor, case .styled = content { text = text.mapStyles { $0.color = shownColor } }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        text = text.mapParagraphs { style in
            // The label truncates by itself, and only the last line.
            if style.lineBreaking != .charWrap, style.lineBreaking != .clipping { style.lineBreaking = .wordWrap }
            if style.alignment == .natural {
                let direction = style.baseWritingDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
                style.alignment = direction == .rightToLeft ? .right : .left
            }
        }
        return LabelText(
            text: text, numberOfLines: max(numberOfLines, 0), truncation: lineBreakMode.layoutLineBreaking,
            allowsTightening: allowsDefaultTighteningForTruncation)
    }

    /// The color of the whole text while the label is disabled or highlighted; nil for its own.
    private var shownColor: CGColor? {
        if !isEnabled { return UILabel.disabledColor.textColor }
        return isHighlighted ? highlightedTextColor?.textColor : nil
    }

    /// The label keeps the displayed style: after attributed text, that of its first character.
    func setText(_ text: String?) {
        if case .plain(let old) = content, old == text { return }
        content = .plain(text)
        fallback = style
        textChanged()
    }

    /// Stores a copy with the label's style as fallback, and makes the style of its first character the label's.
    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else { return setText(nil) }
        let filled = fallback.applied(to: text)
        if case .styled(let old) = content, old.isSame(as: filled) { return }
        content = .styled(filled)
        if filled.length > 0 { style = LabelStyle(filled.attributes(at: 0, effectiveRange: nil), over: style) }
        textChanged()
        adjustFonts()
    }

    /// Displays text with uniform attributes. If these are only font and color it is stored as plain text in the label's style, because
    /// Foundation on Linux never releases objects in an attributed string.
    func show(_ string: String?, _ attributes: [NSAttributedString.Key: Any]) {
        guard let string, attributes.count == 2, let font = attributes[.font] as? UIFont,
            let color = attributes[.foregroundColor] as? UIColor
        else {
            attributedText = string.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        text = string
        shadowColor = nil
        self.font = font
        textColor = color
    }

    /// The text with its complete style; nil for no text.
    var combinedText: NSAttributedString? {
        switch content {
        case .plain(let string): string.map { style.applied(to: NSAttributedString(string: $0)) }
        case .styled(let string): string
        }
    }

    /// Changes an attribute of the whole text if it is attributed.
    func restyle(_ change: (_ text: NSMutableAttributedString, _ all: NSRange) -> Void) {
        guard case .styled(let string) = content, string.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: string)
        change(copy, NSRange(location: 0, length: copy.length))
        content = .styled(NSAttributedString(attributedString: copy))
    }

    /// Changes the paragraph style of every paragraph if the text is attributed.
    func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        restyle { text, all in
            var changed: [(NSParagraphStyle, NSRange)] = []
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                guard let old = value as? NSParagraphStyle, let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
                change(style)
                changed.append((style, range))
            }
            for (style, range) in changed { text.replace(.paragraphStyle, by: style, in: range) }
        }
    }

    /// Updates scaling fonts to the preferred text size.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        fallback.font = fallback.font.adjusted(for: traits)
        if case .plain = content { style.font = style.font.adjusted(for: traits) }
        restyle { text, all in
            var changed: [(UIFont, NSRange)] = []
            text.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
                if let font = value as? UIFont, font.followsContentSizeCategory { changed.append((font.adjusted(for: traits), range)) }
            }
            for (font, range) in changed { text.replace(.font, by: font, in: range) }
            if let first = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil { style.font = first }
        }
        textChanged()
    }

    func textChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
