import QuartzCore
import RenderScene

/// Filter of a backdrop: blur, saturation and tint.
struct Backdrop {
    /// The standard deviation of the blur, in points.
    var radius = 0.0
    /// 1 keeps colours, 0 converts to grey.
    var saturation = 1.0
    /// Blended over the result.
    var tint = RGBA.zero
}
