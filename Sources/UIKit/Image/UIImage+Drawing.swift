import CoreGraphics

extension UIImage {
    /// Draws the picture into the current context, its upper left corner at `point` (points), at its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture into the current context, its upper left corner at `point`, with a blend mode and an opacity of 0…1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context, stretched to `rect` (points), the orientation applied.
    ///
    /// Without a context, a picture or an area nothing happens. A template is drawn in the context's fill colour.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture into the current context, stretched to `rect`, with a blend mode and an opacity of 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage, rect.width > 0, rect.height > 0 else { return }
        let swaps = imageOrientation.swapsSides
        let stored = CGSize(width: swaps ? rect.height : rect.width, height: swaps ? rect.width : rect.height)
        context.saveGState()
        // Modes set on the context before stay in force unless this drawing asks for another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.translateBy(x: rect.midX, y: rect.midY)
        context.concatenate(imageOrientation.turn)
        let picture = renderingMode == .alwaysTemplate ? cgImage.recoloured(with: context.fillColor) : cgImage
        context.drawUpright(picture, in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height))
        context.restoreGState()
    }
}
