/// The default style of a field's text.
struct TextFieldStyle {
    var attributes: [NSAttributedString.Key: Any] = [
        .font: defaultFont, .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default,
    ]
    var placeholder: NSAttributedString?

    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    var color: UIColor { attributes[.foregroundColor] as? UIColor ?? .label }
    var paragraph: NSParagraphStyle { attributes[.paragraphStyle] as? NSParagraphStyle ?? .default }
    var alignment: NSTextAlignment { paragraph.alignment }

    /// The same style in another color.
    func colored(_ color: UIColor) -> TextFieldStyle {
        var style = self
        style.attributes[.foregroundColor] = color
        return style
    }

    /// Returns the text with this style as fallback.
    func applied(to text: NSAttributedString) -> NSAttributedString {
        let filled = NSMutableAttributedString(string: text.string, attributes: attributes)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
            filled.addAttributes(own, range: range)
        }
        return NSAttributedString(attributedString: filled)
    }
}
