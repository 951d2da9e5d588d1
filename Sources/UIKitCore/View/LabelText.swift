import CoreGraphics

/// A label's text with all layout parameters: a value, measured and drawn without the label.
package struct LabelText {
    package var text: StyledText
    /// Maximum number of lines; 0 is unlimited.
    package var numberOfLines: Int
    /// Truncation of the last line.
    package var truncation: TextLayout.LineBreaking
    /// Whether letter spacing may be tightened before truncation.
    package var allowsTightening: Bool

    /// The text laid out in a size in points; nil is unlimited. Cached by text and size.
    package func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
        // Text that fits without limits is laid out once for any limits.
        if numberOfLines == 1 { _ = TextLayout.cached(text) }
        let width = width.map { Double($0) }
        let layout = TextLayout.cached(text, maxWidth: width, maxLines: numberOfLines, truncation: truncation)
        guard let height, layout.lines.count > 1, layout.size.height > height else { return layout }
        return TextLayout.cached(text, maxWidth: width, maxHeight: Double(height), maxLines: numberOfLines, truncation: truncation)
    }

    /// Returns the size of the text in points for a maximum `width`, rounded up to pixels of `scale` per point.
    func size(width: CGFloat?, scale: CGFloat) -> CGSize {
        let size = layout(width: width).size
        func roundedUp(_ length: CGFloat) -> CGFloat {
            // Avoids an extra pixel from rounding errors.
            (length * scale - 1e-6).rounded(.up) / scale
        }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// Returns the text made to fit into `size`: first tightened, then in smaller fonts, where the label allows that.
    package func fitted(to size: CGSize, minimumScale: CGFloat) -> (text: LabelText, scale: CGFloat) {
        guard allowsTightening || minimumScale < 1 else { return (self, 1) }
        let height = numberOfLines == 1 ? nil : Double(size.height)
        let box = StyledText.Box(width: Double(size.width), height: height, maxLines: numberOfLines, truncation: truncation)
        var (fitted, scale) = (self, 1.0)
        if allowsTightening { fitted.text = text.tightened(toFit: box) }
        (fitted.text, scale) = fitted.text.shrunk(toFit: box, minimum: Double(minimumScale))
        return (fitted, CGFloat(scale))
    }
}
