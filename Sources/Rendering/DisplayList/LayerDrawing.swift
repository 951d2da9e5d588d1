import RenderScene

/// One layer about to be drawn: its sampled values, its bounds, and where its plane lies on the target.
struct LayerDrawing {
    let layer: LayerID
    let values: LayerValues
    /// Finite; may be empty.
    let bounds: PlaneRect
    /// From the layer's plane to the target's pixels.
    let matrix: Homography

    /// The bounds with the layer's corners.
    var outline: Outline { Outline(bounds, radius: values.cornerRadius) }
}
