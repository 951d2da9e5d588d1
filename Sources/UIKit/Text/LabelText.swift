import CoreGraphics

/// A label's text with everything that decides how it is laid out: a value, measured and drawn without the label.
package struct LabelText {
    package var text: String
    package var font: UIFont
    package var color: UIColor
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    /// At most so many lines; 0 for any number.
    package var numberOfLines: Int

    /// The text laid out in `width` points; nil for no limit.
    func layout(width: CGFloat?) -> TextLayout {
        TextLayout(
            text, style: TextStyle(font: font.fontDescription, color: color.cgColor), maxWidth: width.map { Double($0) },
            maxLines: numberOfLines, alignment: alignment.layoutAlignment, lineBreaking: lineBreakMode.layoutLineBreaking)
    }

    /// The size of the text in points in at most `width`, rounded up to pixels of `scale` per point.
    func size(width: CGFloat?, scale: CGFloat) -> CGSize {
        let size = layout(width: width).size
        func roundedUp(_ length: CGFloat) -> CGFloat {
            // Not a pixel more for the last bit of a sum.
            (length * scale - 1e-6).rounded(.up) / scale
        }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// The same text in the largest font, not above its own and not below `minimumScale` times it, whose one line fits into `width`.
    package func shrunk(toFit width: CGFloat, minimumScale: CGFloat) -> LabelText {
        let needed = layout(width: nil).size.width
        guard width > 0, needed > width else { return self }
        var copy = self
        // Widths are proportional to the size; the last bit is given away so that the text does fit.
        let factor = max(width / needed * 0.9999, minimumScale)
        copy.font = font.withSize(font.pointSize * factor)
        return copy
    }
}
