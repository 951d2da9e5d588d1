import CoreGraphics

/// Writes attributed strings as documents.
struct DocumentWriter {
    private let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    func data(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) throws -> Data {
        let type = attributes[.documentType].flatMap(DocumentValues.type)
        let encoding = attributes[.characterEncoding].flatMap(DocumentValues.encoding)
        for (key, value) in attributes where key != .documentType && key != .characterEncoding {
            reportOnce(
                "NSAttributedString.data.\(key.rawValue)",
                "NSAttributedString.data(from:documentAttributes:): \(key.rawValue) with the value \(value) is ignored; .documentType and "
                    + ".characterEncoding are written")
        }
        switch type {
        case .plain:
            guard let data = text.string.data(using: encoding ?? .utf8) else {
                throw DocumentError.sentence(
                    "The encoding \(encoding ?? .utf8) lacks characters of the text; .utf8 has all.", .fileWriteInapplicableStringEncoding)
            }
            return data
        case .html: return Data(html().utf8)
        default:
            let name = type.map { "of the type \($0.rawValue) cannot be written" } ?? "cannot be written without a .documentType"
            throw DocumentError.sentence("A document \(name); .html and .plain are written.", .featureUnsupported)
        }
    }

    private func html() -> String {
        var html = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
        let string = text.string as NSString
        var start = 0
        while start < string.length {
            var (end, contentEnd) = (0, 0)
            string.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: start, length: 0))
            html += "<p style=\"\(paragraphStyle(at: start))\">"
            let content = NSRange(location: start, length: contentEnd - start)
            text.enumerateAttributes(in: content) { attributes, range, _ in
                if range.length > 0 { html += run(string.substring(with: range), attributes) }
            }
            html += "</p>\n"
            start = max(end, start + 1)
        }
        return html + "</body>\n</html>\n"
    }

    private func paragraphStyle(at location: Int) -> String {
        let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle ?? .default
        var css = "white-space: pre-wrap; margin: \(px(style.paragraphSpacingBefore)) \(px(max(-style.tailIndent, 0)))"
        css += " \(px(style.paragraphSpacing)) \(px(style.headIndent))"
        if style.firstLineHeadIndent != style.headIndent { css += "; text-indent: \(px(style.firstLineHeadIndent - style.headIndent))" }
        if style.minimumLineHeight > 0 { css += "; line-height: \(px(style.minimumLineHeight))" }
        switch style.alignment {
        case .left: css += "; text-align: left"
        case .center: css += "; text-align: center"
        case .right: css += "; text-align: right"
        case .justified: css += "; text-align: justify"
        case .natural: break
        }
        if style.baseWritingDirection == .rightToLeft { css += "; direction: rtl" }
        return css
    }

    private func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        var css = ""
        if let font = attributes[.font] as? UIFont { css += self.css(font) }
        if let color = attributes[.foregroundColor] as? UIColor { css += "; color: \(self.css(color))" }
        if let color = attributes[.backgroundColor] as? UIColor { css += "; background-color: \(self.css(color))" }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")].filter {
            (number(attributes[$0.0]) ?? 0) != 0
        }
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        if !lines.isEmpty || link != nil {
            css += "; text-decoration: " + (lines.isEmpty ? "none" : lines.map(\.1).joined(separator: " "))
        }
        if let kern = number(attributes[.kern]), kern != 0 { css += "; letter-spacing: \(px(CGFloat(kern)))" }
        if let rise = number(attributes[.baselineOffset]), rise != 0 { css += "; vertical-align: \(px(CGFloat(rise)))" }
        if css.hasPrefix("; ") { css.removeFirst(2) }
        let style = css.isEmpty ? "" : " style=\"\(Self.escaped(css))\""
        let content = (attributes[.attachment] as? NSTextAttachment).map(image) ?? Self.escaped(string)
        if let link { return "<a href=\"\(Self.escaped(link))\"\(style)>\(content)</a>" }
        return style.isEmpty ? content : "<span\(style)>\(content)</span>"
    }

    private func image(_ attachment: NSTextAttachment) -> String {
        guard let data = attachment.contents ?? attachment.image?.pngData() else { return "" }
        let size = attachment.bounds.size
        let lengths = attachment.bounds.isEmpty ? "" : " width=\"\(number(size.width))\" height=\"\(number(size.height))\""
        return "<img src=\"data:;base64,\(data.base64EncodedString())\"\(lengths)>"
    }

    private func css(_ font: UIFont) -> String {
        let description = font.fontDescription
        let family = description.family == FontDescription.systemFamily ? "-apple-system" : "'\(description.family)'"
        var css = "font-family: \(family); font-size: \(px(font.pointSize))"
        if description.weight != 400 { css += "; font-weight: \(Int(description.weight.rounded()))" }
        if description.isItalic { css += "; font-style: italic" }
        return css
    }

    private func css(_ color: UIColor) -> String {
        let rgba = color.cgColor.rgba
        let components = [rgba.x, rgba.y, rgba.z].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
        return rgba.w == 1
            ? "rgb(\(components.joined(separator: ", ")))" : "rgba(\(components.joined(separator: ", ")), \(number(CGFloat(rgba.w))))"
    }

    private func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Int).map { Double($0) }
    }

    private func px(_ length: CGFloat) -> String { number(length) + "px" }

    /// A number with at most three decimals.
    private func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{A0}": result += "&nbsp;"
            case "\u{2028}": result += "<br>"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
