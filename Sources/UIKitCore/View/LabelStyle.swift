import CoreGraphics

/// The style of a label: of its plain text, and of attributed text without attributes.
struct LabelStyle {
    var font = LabelStyle.defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension LabelStyle {
    /// Creates a style from attributes, with a fallback for missing ones.
    init(_ attributes: [NSAttributedString.Key: Any], over style: LabelStyle) {
        self = style
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = paragraph.alignment
            lineBreakMode = paragraph.lineBreakMode
        }
        let shadow = attributes[.shadow] as? NSShadow
        shadowColor = shadow?.shadowColor as? UIColor
        if let shadow { shadowOffset = shadow.shadowOffset }
    }

    /// Returns the text with this style as fallback.
    func applied(to text: NSAttributedString) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: textColor, .paragraphStyle: NSParagraphStyle(paragraph.values),
        ]
        if let shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = shadowColor
            shadow.shadowOffset = shadowOffset
            attributes[.shadow] = shadow
        }
        let filled = NSMutableAttributedString(string: text.string, attributes: attributes)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            filled.replace(attributes, in: range)
        }
        return NSAttributedString(attributedString: filled)
    }
}
