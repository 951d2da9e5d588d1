import CoreGraphics

/// A label's text with everything that decides how it is laid out: a value, measured and drawn without the label.
package struct LabelText {
    package var text: StyledText
    /// At most so many lines; 0 for any number.
    package var numberOfLines: Int
    /// What the last line does with the text that follows.
    package var truncation: TextLayout.LineBreaking
    /// Whether letters may move closer together before text is truncated.
    package var allowsTightening: Bool

    /// The text laid out in a size of points; no limit where nil. The same text in the same size is laid out once.
    package func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
        // What fits without limits is laid out once, whatever they are.
        if numberOfLines == 1 { _ = TextLayout.cached(text) }
        let width = width.map { Double($0) }
        let layout = TextLayout.cached(text, maxWidth: width, maxLines: numberOfLines, truncation: truncation)
        guard let height, layout.lines.count > 1, layout.size.height > height else { return layout }
        return TextLayout.cached(text, maxWidth: width, maxHeight: Double(height), maxLines: numberOfLines, truncation: truncation)
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

    /// The same text as it has to be to fit into a size, as far as it may: its letters closer together, then its fonts smaller.
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
