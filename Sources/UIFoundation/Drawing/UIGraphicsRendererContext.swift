import CoreGraphics

/// The drawing environment of a renderer, with common drawing operations.
///
/// Rectangles are points, with the origin at the top left of the renderer's bounds. Source:
/// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, current while the renderer's actions run.
    open private(set) var cgContext: CGContext
    /// The renderer's format.
    open private(set) var format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills `rect` with the fill color.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills `rect` with the fill color and the blend mode.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes the edges of `rect` with the stroke color and the context's line width, half on either side.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Strokes the edges of `rect` with the stroke color, the context's line width and the blend mode.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    /// Intersects the clip with `rect`.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
