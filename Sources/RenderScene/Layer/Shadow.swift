import CoreGraphics

/// The shadow of a layer on the content below it.
package struct Shadow: Sendable, Equatable {
    /// nil for no shadow.
    package var color: RGBA? = RGBA(0, 0, 0, 1)
    /// 0 to 1, as set; the renderer clamps.
    package var opacity = 0.0
    /// In points of the layer's own space.
    package var offset = SIMD2(0.0, -3)
    /// The standard deviation of the blur, in points of the layer's own space.
    package var radius = 3.0
    /// Shape of the shadow, in the layer's own space; nil for the layer's own content.
    package var path: PathData?

    package init() {}
}
