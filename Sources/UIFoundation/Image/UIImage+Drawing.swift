import CoreGraphics

extension UIImage {
    /// Draws the image into the current context at its own size, with the top left corner at `point` (points).
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, with the top left corner at `point`, a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, filling `rect` (points), with the orientation applied.
    ///
    /// A resizable image keeps its caps, and tiles or stretches the rest; another is stretched as a whole. A template is drawn in the
    /// context's fill colour. No effect without a context, for an empty image or an empty rectangle.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image into the current context, filling `rect`, with a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        // The context's blend mode stays in force unless this call passes another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        if traits.caps != nil, rect.size != size, let filled = filledOut(to: rect.size) {
            context.drawUpright(coloured(filled, for: context), in: rect)
        } else {
            let swaps = imageOrientation.swapsAxes
            let stored = CGSize(width: swaps ? rect.height : rect.width, height: swaps ? rect.width : rect.height)
            context.translateBy(x: rect.midX, y: rect.midY)
            context.concatenate(imageOrientation.transform)
            context.drawUpright(
                coloured(cgImage, for: context),
                in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height))
        }
        context.restoreGState()
    }

    /// Tiles `rect` (points) of the current context with the image, aligned to the origin of the coordinates.
    ///
    /// No effect without a context, for an empty image or an empty rectangle. Partial tiles are cropped to whole pixels of the image.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/drawaspattern(in:)
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels in the rectangle and *s* that of the image's.
    public func drawAsPattern(in rect: CGRect) {
        let tile = size
        guard let context = UIGraphicsGetCurrentContext(), tile.width > 0, tile.height > 0, rect.width > 0, rect.height > 0,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        // Starts at the corner of the tile that contains the top left corner.
        let left = (rect.minX / tile.width).rounded(.down) * tile.width
        let top = (rect.minY / tile.height).rounded(.down) * tile.height
        let whole = CGRect(x: left, y: top, width: rect.maxX - left, height: rect.maxY - top)
        // Rounded up to whole pixels, so that the tiles are not stretched.
        let size = CGSize(width: (whole.width * scale).rounded(.up) / scale, height: (whole.height * scale).rounded(.up) / scale)
        guard let filled = resizableImage(withCapInsets: .zero).filledOut(to: size) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(coloured(filled, for: context), in: CGRect(origin: whole.origin, size: size))
        context.restoreGState()
    }

    private func coloured(_ filled: CGImage, for context: CGContext) -> CGImage {
        renderingMode == .alwaysTemplate ? filled.recoloured(with: context.fillColor) : filled
    }
}
