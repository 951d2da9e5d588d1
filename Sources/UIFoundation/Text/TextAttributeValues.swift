import CoreGraphics

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
        style.keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
        style.baseWritingDirection =
            switch values.baseWritingDirection {
            case .natural: nil
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        return style
    }
}

extension NSTextAttachment: TextAttachmentValue {
    package func textAttachment(color: CGColor) -> TextAttachment {
        guard let image = image ?? contents.flatMap({ UIImage(data: $0) }) else { return TextAttachment(bounds: bounds) }
        var pixels = image.uprightPixels
        if image.isDrawnAsTemplate { pixels = pixels?.recolored(with: color) }
        // A symbol's baseline is that of the text.
        let drop = image.baselineOffsetFromBottom ?? 0
        let frame = bounds.isEmpty ? CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - drop), size: image.size) : bounds
        return TextAttachment(bounds: frame, image: pixels, scale: Double(image.scale))
    }
}
