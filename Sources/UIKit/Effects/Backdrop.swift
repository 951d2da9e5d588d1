import QuartzCore
import RenderScene

/// How what lies below a view is seen through it: blurred, with more or less colour, under a tint.
struct Backdrop {
    /// The standard deviation of the blur, in points.
    var radius = 0.0
    /// 1 leaves colours as they are, 0 makes them grey.
    var saturation = 1.0
    /// Blended over it.
    var tint = RGBA.zero
}
