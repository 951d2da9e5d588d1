import CoreGraphics
import Foundation

/// The bitmap for a layer's drawing: whole pixels that cover the bounds.
struct ContentsCanvas {
    let context: CGContext
    /// Fractions of the bitmap's width and height covered by the bounds: less than 1 if the extent is no whole number of pixels.
    let coverage: SIMD2<Double>
    private let bounds: CGRect
    private let scale: CGFloat
    private let isOpaque: Bool

    /// - Parameters:
    ///   - bounds: drawn area, in the layer's space; standardised and not empty.
    ///   - scale: pixels per point; counts as 1 unless positive and finite.
    /// - Returns: nil if an image cannot have as many pixels.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let pixels = SIMD2(Double(bounds.width * scale), Double(bounds.height * scale))
        guard pixels.max() <= Self.longestEdge, pixels.x * pixels.y <= Double(CGImage.maximumPixelCount),
            let context = CGContext(uiKitSize: bounds.size, scale: scale, isOpaque: isOpaque)
        else { return nil }
        self.context = context
        self.bounds = bounds
        self.scale = scale
        self.isOpaque = isOpaque
        coverage = pointwiseMin(pixels / SIMD2(Double(context.width), Double(context.height)), SIMD2(1, 1))
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Prepares the context: copies the part of the old drawing to keep, and clips to the part to redraw.
    ///
    /// - Parameters:
    ///   - old: the previous drawing; ignored if its size differs.
    ///   - dirtyRect: part to redraw, in the layer's space; nil for all of it.
    ///   - isCleared: whether that part is cleared.
    func begin(over old: CGImage?, redrawing dirtyRect: CGRect?, isCleared: Bool) {
        guard let old, old.width == context.width, old.height == context.height, dirtyRect != nil || !isCleared else { return }
        let whole = CGRect(
            x: bounds.minX, y: bounds.minY, width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale)
        context.drawUpright(old, in: whole)
        guard let dirtyRect else { return }
        let dirty = wholePixels(around: dirtyRect).intersection(whole)
        context.clip(to: dirty.isNull ? .zero : dirty)
        guard isCleared else { return }
        if isOpaque {
            context.saveGState()
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(dirty)
            context.restoreGState()
        } else {
            context.clear(dirty)
        }
    }

    /// Rounds outwards, so that no pixel is partly redrawn.
    private func wholePixels(around rect: CGRect) -> CGRect {
        let inPixels = CGRect(
            x: (rect.minX - bounds.minX) * scale, y: (rect.minY - bounds.minY) * scale, width: rect.width * scale,
            height: rect.height * scale)
        let whole = inPixels.contracted(dx: 1.0 / 1024, dy: 1.0 / 1024).integral
        return CGRect(
            x: whole.minX / scale + bounds.minX, y: whole.minY / scale + bounds.minY, width: whole.width / scale,
            height: whole.height / scale)
    }

    /// Limit on the edges of a drawing, in pixels.
    private static let longestEdge = 16_384.0
}
