import CoreGraphics

extension UILabel {
    /// The text in a picture of the bounds' size (points), or nil where there is nothing to see.
    func picture(size: CGSize, scale: CGFloat) -> CGImage? {
        guard text?.isEmpty == false, size.width > 0, size.height > 0,
            let context = CGContext(uiKitSize: size, scale: scale, isOpaque: false)
        else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContextStack.with(context) { drawText(in: bounds) }
        return context.makeImage()
    }

    /// Draws the text into the current context, centred vertically in `rect`; as many lines as `rect` is high enough for, at least one.
    func drawLayout(in rect: CGRect) {
        var text = labelText
        guard !text.text.isEmpty, rect.width > 0, rect.height.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        let lineHeight = text.font.lineHeight
        if text.numberOfLines != 1, lineHeight > 0 {
            let room = Int(max(1, min((rect.height + 0.5) / lineHeight, 1_000_000)))
            text.numberOfLines = text.numberOfLines == 0 ? room : min(text.numberOfLines, room)
        }
        var baselineDrop: CGFloat = 0
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let fullAscender = text.font.ascender
            text = text.shrunk(toFit: rect.width, minimumScale: min(minimumScaleFactor, 1))
            // The baseline stays where the full size has it.
            baselineDrop = fullAscender - text.font.ascender
        }
        let layout = text.layout(width: rect.width)
        let height = baselineDrop == 0 ? layout.size.height : lineHeight
        let top = rect.minY + (rect.height - height) / 2 + baselineDrop
        // The first baseline stands on an edge between pixels, so that the feet of letters are sharp.
        let baseline = top + (layout.lines.first?.baseline ?? 0)
        let pixels = abs(context.ctm.d) > 0 && context.ctm.b == 0 ? abs(context.ctm.d) : 1
        let origin = CGPoint(x: rect.minX, y: top + (baseline * pixels).rounded() / pixels - baseline)
        layout.draw(in: context, at: origin)
    }
}
