import Foundation

/// What ``CGContext/saveGState()`` saves; the clip is saved beside it by Cairo.
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
    var shadow: ContextShadow?
    /// What masks let through; part of the clip, but Cairo has no such part.
    var clipMask: ClipMask?
    /// The spaces of components given without one.
    var fillColorSpace = CGColorSpaceCreateDeviceGray()
    var strokeColorSpace = CGColorSpaceCreateDeviceGray()
    /// How far patterns are moved, in base space.
    var patternPhase = CGSize.zero
}
