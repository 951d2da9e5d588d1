import CoreGraphics

extension UIImage {
    final func drawUpright(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        // A symbol is drawn in the size that it fills.
        let enlarged = symbol?.pixels(zoom: max(rect.width / max(size.width, 1), rect.height / max(size.height, 1)))
        guard let cgImage = enlarged ?? cgImage else { return }
        context.saveGState()
        // The context's blend mode stays in force unless this call passes another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        if traits.caps != nil, rect.size != size, let filled = filledOut(to: rect.size) {
            context.drawUpright(colored(filled, for: context), in: rect)
        } else if let drawn = drawn(in: rect.size, scale: abs(context.ctm.a) > 0 ? abs(context.ctm.a) : scale) {
            context.drawUpright(colored(drawn, for: context), in: rect)
        } else {
            let swaps = imageOrientation.swapsAxes
            let stored = CGSize(width: swaps ? rect.height : rect.width, height: swaps ? rect.width : rect.height)
            context.translateBy(x: rect.midX, y: rect.midY)
            context.concatenate(imageOrientation.transform)
            context.drawUpright(
                colored(cgImage, for: context),
                in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height))
        }
        context.restoreGState()
    }

    final func drawTiles(in rect: CGRect) {
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
        context.drawUpright(colored(filled, for: context), in: CGRect(origin: whole.origin, size: size))
        context.restoreGState()
    }

    /// The pixels of a drawing at another size than the image's own, in points; nil for other images, and for one that is rotated or too
    /// large.
    package final func drawn(in size: CGSize, scale: CGFloat) -> CGImage? {
        guard let drawing = traits.drawing, traits.orientation == .up, size != self.size else { return nil }
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width * height <= CGFloat(CGImage.maximumPixelCount) else { return nil }
        return try? drawing.image(width: Int(width), height: Int(height))
    }

    private func colored(_ filled: CGImage, for context: CGContext) -> CGImage {
        renderingMode == .alwaysTemplate ? filled.recolored(with: context.fillColor) : filled
    }
}
