import CoreGraphics
import Foundation

extension UIColor: TextColorValue {
    package var textColor: CGColor { cgColor }
}

extension NSShadow: TextShadowValue {
    package var textShadow: TextShadow? {
        guard let color = (shadowColor as? any TextColorValue)?.textColor else { return nil }
        return TextShadow(offset: shadowOffset, blur: Double(shadowBlurRadius), color: color)
    }
}

extension NSParagraphStyle: TextParagraphStyleValue {
    package var textParagraphStyle: TextParagraphStyle {
        var style = TextParagraphStyle(alignment: values.alignment.layoutAlignment, lineBreaking: values.lineBreakMode.layoutLineBreaking)
        style.firstLineHeadIndent = Double(values.firstLineHeadIndent)
        style.headIndent = Double(values.headIndent)
        style.tailIndent = Double(values.tailIndent)
        style.lineSpacing = Double(values.lineSpacing)
        style.paragraphSpacing = Double(values.paragraphSpacing)
        style.paragraphSpacingBefore = Double(values.paragraphSpacingBefore)
        style.minimumLineHeight = Double(values.minimumLineHeight)
        style.maximumLineHeight = Double(values.maximumLineHeight)
        style.lineHeightMultiple = Double(values.lineHeightMultiple)
        style.tabStops = values.tabStops.map {
            TextParagraphStyle.TabStop(location: Double($0.location), alignment: $0.alignment.layoutAlignment)
        }
        style.defaultTabInterval = Double(values.defaultTabInterval)
        style.pushesOut = values.lineBreakStrategy.contains(.pushOut)
        let factor = values.hyphenationFactor == 0 && values.usesDefaultHyphenation ? 1 : values.hyphenationFactor
        if factor > 0 { style.hyphenation = .init(factor: Double(factor), language: Locale.preferredLanguages.first ?? "en") }
        style.keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
        style.baseWritingDirection =
            switch values.baseWritingDirection {
            case .natural: nil
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        style.lists = values.textLists.map(\.textList)
        return style
    }
}

extension NSTextAttachment: TextAttachmentValue {
    package func textAttachment(color: CGColor) -> TextAttachment {
        let image = shownImage
        var attachment = Self.attachment(image, in: ownBounds(of: image), color)
        // A subclass decides by the methods that it may override.
        if type(of: self) != NSTextAttachment.self { attachment.fitting = TextAttachment.Fitting(self, color: color) }
        return attachment
    }

    package func textAttachment(color: CGColor, in line: CGRect, at index: Int, of container: AnyObject?) -> TextAttachment {
        let container = container as? NSTextContainer
        let bounds = attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        let image = bounds.isEmpty ? nil : image(forBounds: bounds, textContainer: container, characterIndex: index)
        return Self.attachment(image, in: bounds, color)
    }

    private static func attachment(_ image: UIImage?, in bounds: CGRect, _ color: CGColor) -> TextAttachment {
        guard let image else { return TextAttachment(bounds: bounds) }
        var pixels = image.uprightPixels
        if image.isDrawnAsTemplate { pixels = pixels?.recolored(with: color) }
        return TextAttachment(bounds: bounds, image: pixels, scale: Double(image.scale))
    }

    final var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    /// The bounds, or those of an image's own size.
    final func ownBounds(of image: UIImage?) -> CGRect {
        guard bounds.isEmpty, let image else { return bounds }
        // A symbol's baseline is that of the text.
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - (image.baselineOffsetFromBottom ?? 0)), size: image.size)
    }
}
