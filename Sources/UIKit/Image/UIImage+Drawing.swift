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

    /// Draws the picture into the current context, filling `rect` (points), the orientation applied.
    ///
    /// A resizable picture keeps its caps, and repeats or stretches the rest; another is stretched as a whole. A template is drawn in the
    /// context's fill colour. Without a context, a picture or an area nothing happens.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture into the current context, filling `rect`, with a blend mode and an opacity of 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        // Modes set on the context before stay in force unless this drawing asks for another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        if traits.caps != nil, rect.size != size, let picture = filledOut(to: rect.size) {
            context.drawUpright(coloured(picture, for: context), in: rect)
        } else {
            let swaps = imageOrientation.swapsSides
            let stored = CGSize(width: swaps ? rect.height : rect.width, height: swaps ? rect.width : rect.height)
            context.translateBy(x: rect.midX, y: rect.midY)
            context.concatenate(imageOrientation.turn)
            context.drawUpright(
                coloured(cgImage, for: context),
                in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height))
        }
        context.restoreGState()
    }

    /// Fills `rect` (points) of the current context with copies of the picture, one of them at the origin of the coordinates.
    ///
    /// Without a context, a picture or an area nothing happens. A part of a copy is cut off to whole pixels of the picture.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/drawaspattern(in:)
    public func drawAsPattern(in rect: CGRect) {
        let tile = size
        guard let context = UIGraphicsGetCurrentContext(), tile.width > 0, tile.height > 0, rect.width > 0, rect.height > 0,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        // From the corner of the copy that the upper left corner is in.
        let left = (rect.minX / tile.width).rounded(.down) * tile.width
        let top = (rect.minY / tile.height).rounded(.down) * tile.height
        let whole = CGRect(x: left, y: top, width: rect.maxX - left, height: rect.maxY - top)
        // Up to whole pixels, so that the copies are not stretched.
        let size = CGSize(width: (whole.width * scale).rounded(.up) / scale, height: (whole.height * scale).rounded(.up) / scale)
        guard let picture = resizableImage(withCapInsets: .zero).filledOut(to: size) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(coloured(picture, for: context), in: CGRect(origin: whole.origin, size: size))
        context.restoreGState()
    }

    private func coloured(_ picture: CGImage, for context: CGContext) -> CGImage {
        renderingMode == .alwaysTemplate ? picture.recoloured(with: context.fillColor) : picture
    }
}
