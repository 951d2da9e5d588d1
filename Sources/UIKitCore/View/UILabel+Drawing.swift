import CoreGraphics

extension UILabel {
    /// The size of the text in points for a maximum width, rounded up to the screen's pixels; cached until something changes.
    func textSize(width: CGFloat, numberOfLines: Int) -> CGSize {
        let scale = mainScreenScale()
        if let known = measured.first(where: { $0.width == width && $0.numberOfLines == numberOfLines && $0.scale == scale }) {
            return known.size
        }
        var text = labelText
        text.numberOfLines = numberOfLines
        let size = text.size(width: width, scale: scale)
        if measured.count == MeasuredLabel.limit { measured.removeFirst() }
        measured.append(MeasuredLabel(width: width, numberOfLines: numberOfLines, scale: scale, size: size))
        return size
    }

    /// Draws the text into the current context, vertically centered in `rect`; as many lines as fit, at least one.
    func drawLayout(in rect: CGRect) {
        guard text?.isEmpty == false, rect.width > 0, rect.height.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        let full = labelText
        let minimumScale = adjustsFontSizeToFitWidth ? min(minimumScaleFactor, 1) : 1
        let (text, scale) = full.fitted(to: rect.size, minimumScale: minimumScale)
        let layout = text.layout(width: rect.width, height: rect.height)
        var top = rect.minY + (rect.height - layout.size.height) / 2
        if scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
            // The baseline of the smaller line is that of the full-size one.
            let line = full.layout(width: nil)
            top = rect.minY + (rect.height - line.size.height) / 2
            if baselineAdjustment == .alignBaselines { top += line.firstBaseline - layout.firstBaseline }
        }
        // The first baseline is aligned to a pixel boundary for sharp edges.
        let baseline = top + layout.firstBaseline
        let pixels = abs(context.ctm.d) > 0 && context.ctm.b == 0 ? abs(context.ctm.d) : 1
        let origin = CGPoint(x: rect.minX, y: top + (baseline * pixels).rounded() / pixels - baseline)
        layout.draw(in: context, at: origin)
    }
}

extension TextLayout {
    /// From the top, in points.
    fileprivate var firstBaseline: CGFloat { CGFloat(lines.first?.baseline ?? 0) }
}
