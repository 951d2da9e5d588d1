import Foundation

extension StyledText {
    /// Converts an attributed string; the given styles apply to ranges without an attribute, or with a value of the wrong type.
    ///
    /// Dynamic colors are resolved for the current traits.
    ///
    /// - Parameters:
    ///   - string: the text.
    ///   - style: the style of ranges without attributes.
    ///   - paragraphStyle: the style of paragraphs without one.
    ///   - base: the first unit of `string` in the whole text.
    ///   - container: the text's `NSTextContainer`, for attachments that ask for it.
    package init(
        _ string: NSAttributedString, style: TextStyle, paragraphStyle: TextParagraphStyle = TextParagraphStyle(), from base: Int = 0,
        in container: AnyObject? = nil
    ) {
        var runs: [TextLayout.Run] = []
        var paragraphs: [ParagraphRun] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            guard !attributes.isEmpty else { return }
            let values = TextAttributes(attributes)
            runs.append(TextLayout.Run(range: range, style: values.style(over: style)))
            if let paragraph = values.paragraphStyle { paragraphs.append(ParagraphRun(range: range, style: paragraph)) }
        }
        self.init(string.string, style: style, runs: runs, paragraphStyle: paragraphStyle, paragraphStyles: paragraphs)
        setFittings(from: base, in: container)
    }

    /// The same for text with uniform attributes, without an attributed string: on Linux Foundation leaks its attributes.
    package init(_ string: String, attributes: [NSAttributedString.Key: Any], style: TextStyle) {
        let all = NSRange(location: 0, length: string.utf16.count)
        guard !attributes.isEmpty, all.length > 0 else {
            self.init(string, style: style)
            return
        }
        let values = TextAttributes(attributes)
        self.init(
            string, style: style, runs: [TextLayout.Run(range: all, style: values.style(over: style))],
            paragraphStyles: values.paragraphStyle.map { [ParagraphRun(range: all, style: $0)] } ?? [])
    }
}

/// The attributes of a range of text, read with their expected types.
package struct TextAttributes {
    private let values: [NSAttributedString.Key: Any]

    package init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    /// The value of an attribute.
    package subscript(name: String) -> Any? { value(name) }

    package var font: FontDescription? { (value(TextAttributeName.font) as? any TextFontValue)?.textFont }

    package var paragraphStyle: TextParagraphStyle? {
        (value(TextAttributeName.paragraphStyle) as? any TextParagraphStyleValue)?.textParagraphStyle
    }

    /// `base` overridden by these attributes.
    package func style(over base: TextStyle) -> TextStyle {
        var style = base
        if let font { style.font = font }
        let intent = number(TextAttributeName.inlinePresentationIntent).map { UInt(max($0, 0)) } ?? 0
        if intent & 1 != 0 { style.font.isItalic = true }
        // The system's bold font is semibold.
        if intent & 2 != 0 { style.font.weight = max(style.font.weight, style.font.family == FontDescription.systemFamily ? 600 : 700) }
        if intent & 4 != 0 { style.font.family = FontDescription.monospacedFamily }
        if let color = color(TextAttributeName.foregroundColor) { style.color = color }
        if let kern = number(TextAttributeName.kern) { style.kern = kern }
        if let tracking = number(TextAttributeName.tracking) { style.tracking = tracking }
        if let underline = number(TextAttributeName.underlineStyle) {
            style.underline = rule(underline, color: TextAttributeName.underlineColor)
        }
        if let strikethrough = number(TextAttributeName.strikethroughStyle) {
            style.strikethrough = rule(strikethrough, color: TextAttributeName.strikethroughColor)
        }
        if intent & 32 != 0, style.strikethrough == nil { style.strikethrough = TextRule(rawStyle: 1, color: nil) }
        if let background = color(TextAttributeName.backgroundColor) { style.background = background }
        if let shadow = value(TextAttributeName.shadow) as? any TextShadowValue { style.shadow = shadow.textShadow }
        if let width = number(TextAttributeName.strokeWidth) { style.strokeWidth = width }
        if let color = color(TextAttributeName.strokeColor) { style.strokeColor = color }
        if let offset = number(TextAttributeName.baselineOffset) { style.baselineOffset = offset }
        if let obliqueness = number(TextAttributeName.obliqueness) { style.obliqueness = obliqueness }
        if let expansion = number(TextAttributeName.expansion) { style.expansion = expansion }
        if let ligature = number(TextAttributeName.ligature) { style.ligature = Int(min(max(ligature, 0), 2)) }
        if let attachment = value(TextAttributeName.attachment) as? any TextAttachmentValue {
            style.attachment = attachment.textAttachment(color: style.color)
        }
        return style
    }

    private func value(_ name: String) -> Any? { values[NSAttributedString.Key(name)] }

    private func color(_ name: String) -> CGColor? { (value(name) as? any TextColorValue)?.textColor }

    private func rule(_ style: Double, color name: String) -> TextRule? {
        TextRule(rawStyle: Int(min(max(style, 0), 0xFFFF)), color: color(name))
    }

    /// A Swift number or an `NSNumber`; nil if it is not finite.
    private func number(_ name: String) -> Double? {
        let number: Double?
        switch value(name) {
        case let value as CGFloat: number = Double(value)
        case let value as Double: number = value
        case let value as Float: number = Double(value)
        case let value as Int: number = Double(value)
        case let value as NSNumber: number = value.doubleValue
        default: number = nil
        }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

/// The attribute names of attributed strings; equal to Apple's, and shared by UIKit and QuartzCore.
package enum TextAttributeName {
    package static let font = "NSFont"
    package static let paragraphStyle = "NSParagraphStyle"
    package static let foregroundColor = "NSColor"
    package static let backgroundColor = "NSBackgroundColor"
    package static let ligature = "NSLigature"
    package static let kern = "NSKern"
    package static let tracking = "CTTracking"
    package static let strikethroughStyle = "NSStrikethrough"
    package static let underlineStyle = "NSUnderline"
    package static let strokeColor = "NSStrokeColor"
    package static let strokeWidth = "NSStrokeWidth"
    package static let shadow = "NSShadow"
    package static let attachment = "NSAttachment"
    package static let link = "NSLink"
    package static let inlinePresentationIntent = "NSInlinePresentationIntent"
    package static let baselineOffset = "NSBaselineOffset"
    package static let underlineColor = "NSUnderlineColor"
    package static let strikethroughColor = "NSStrikethroughColor"
    package static let obliqueness = "NSObliqueness"
    package static let expansion = "NSExpansion"
}
