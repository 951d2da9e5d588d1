import CoreGraphics

/// The shadow that a layer casts on what lies below it.
package struct Shadow: Sendable, Equatable {
    /// nil casts none.
    package var color: RGBA? = RGBA(0, 0, 0, 1)
    /// 0 to 1, as set; the renderer clamps.
    package var opacity = 0.0
    /// In points of the layer's own space.
    package var offset = SIMD2(0.0, -3)
    /// The standard deviation of the blur, in points of the layer's own space.
    package var radius = 3.0
    /// What casts the shadow, in the layer's own space; nil is what the layer shows.
    package var path: PathData?

    package init() {}
}
