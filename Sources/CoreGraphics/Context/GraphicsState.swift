import Foundation

/// The state saved by ``CGContext/saveGState()``; Cairo saves the clip separately.
struct GraphicsState {
    /// From user space to Quartz's device space: pixels, y up from the bottom left corner.
    var ctm = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var shouldSubpixelPositionFonts = true
    var shadow: ContextShadow?
    /// The coverage of clip masks; part of the clip, which Cairo does not support.
    var clipMask: ClipMask?
    /// The color spaces of components given without one.
    var fillColorSpace = CGColorSpaceCreateDeviceGray()
    var strokeColorSpace = CGColorSpaceCreateDeviceGray()
    /// From text space to user space.
    var textMatrix = CGAffineTransform.identity
    var textDrawingMode = CGTextDrawingMode.fill
    /// The offset of patterns, in base space.
    var patternPhase = CGSize.zero
}
