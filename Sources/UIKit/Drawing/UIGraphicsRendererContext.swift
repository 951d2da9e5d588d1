import CoreGraphics

/// Where a renderer's drawing goes, with the most common drawing at hand.
///
/// Rectangles are points, origin at the upper left of the renderer's bounds.
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context that is drawn into; it is current while the renderer's actions run.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills `rect` with the fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills `rect` with the fill colour and the blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes the edges of `rect` with the stroke colour and the context's line width, half on either side.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Strokes the edges of `rect` with the stroke colour, the context's line width and the blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    /// Limits further drawing to `rect` and the clip before.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
