import CoreGraphics
import Foundation
import RenderScene

extension CATextLayer {
    final func number(_ key: String) -> CGFloat? {
        guard case .number(let number)? = value(forKey: key).flatMap({ AnimatableValue($0) }) else { return nil }
        return CGFloat(number)
    }

    final func setText(_ value: Any?, _ key: String) {
        // A copy: a mutable string may change later.
        let kept = (value as? NSAttributedString).map { NSAttributedString(attributedString: $0) } ?? value
        setValue(kept, forKey: key)
    }

    final func setFontSize(_ size: CGFloat) {
        guard size >= 0, size.isFinite else {
            return reportOnce("CATextLayer.fontSize", "\(self): fontSize \(size) is refused; the last size is kept")
        }
        if size != fontSize { setText(size, "fontSize") }
    }

    final func drawText(in context: CGContext) {
        guard let styled = styledText, bounds.width > 0, bounds.height > 0 else { return }
        // Unwrapped lines are truncated individually; of wrapped ones, the last that fits.
        let last = isWrapped ? truncation : nil
        let layout = TextLayout.cached(
            styled, maxWidth: Double(bounds.width), maxHeight: last == nil ? nil : Double(bounds.height), truncation: last)
        layout.draw(in: context, at: bounds.origin)
    }

    /// The text for layout; nil if there is nothing to draw.
    private var styledText: StyledText? {
        let paragraph = TextParagraphStyle(alignment: alignment, lineBreaking: isWrapped ? .wordWrap : truncation ?? .clipping)
        switch string {
        case let string as NSAttributedString:
            guard string.length > 0 else { return nil }
            return StyledText(string, style: TextStyle(font: FontDescription(size: 12)), paragraphStyle: paragraph).mapParagraphs { style in
                // The layer determines line breaks and, unless natural, the alignment.
                style.lineBreaking = paragraph.lineBreaking
                style.lists = []
                if paragraph.alignment != .natural { style.alignment = paragraph.alignment }
            }
        case let string as String:
            guard let foregroundColor, !string.isEmpty, fontSize > 0 else { return nil }
            var font = typeface
            font.size = Double(fontSize)
            return StyledText(string, style: TextStyle(font: font, color: foregroundColor), paragraphStyle: paragraph)
        case let other:
            if let other { reportOnce("CATextLayer.string", "\(self): string must be a string, not \(type(of: other)); nothing is drawn") }
            return nil
        }
    }

    private var typeface: FontDescription {
        let system = FontDescription(size: 36)
        switch font {
        case nil: return system
        case let font as any TextFontValue: return font.textFont
        case let name as String:
            guard let face = FontLibrary.faces.first(where: { $0.postScriptName == name }) else {
                return installedFamilyMatches(name) ? FontDescription(family: name, size: 36) : system
            }
            return FontDescription(family: face.family, size: 36, weight: face.weight, isItalic: face.isItalic, width: face.width)
        case let other?:
            reportOnce("CATextLayer.font", "\(self): font must be a font or a name, not \(type(of: other)); the system's is used")
            return system
        }
    }

    private var truncation: TextLayout.LineBreaking? {
        switch truncationMode {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        default: nil
        }
    }

    private var alignment: TextLayout.Alignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
