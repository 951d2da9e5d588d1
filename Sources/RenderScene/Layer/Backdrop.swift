import CoreGraphics

/// How what lies below a layer is seen through it: blurred, with more or less colour, under a tint.
package struct Backdrop: Sendable, Equatable {
    /// The standard deviation of the blur, in points of the layer's own space.
    package var radius: Double
    /// 1 leaves colours as they are, 0 makes them grey.
    package var saturation: Double
    /// Blended over it.
    package var tint: RGBA

    package init(radius: Double = 0, saturation: Double = 1, tint: RGBA = .zero) {
        (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
    }
}
