import RenderScene

/// One layer about to be drawn: its sampled values, its bounds, and where its plane lies on the target.
struct LayerDrawing {
    let place: DisplayListBuilder.Place
    let values: LayerValues
    /// Finite; may be empty.
    let bounds: PlaneRect
    /// From the layer's plane to the target's pixels.
    let matrix: Homography
    /// The layer's own, and that of layers around it that let each part fade for itself.
    let opacity: Double
    /// How many clips and groups are open around the layer.
    let outerScopes: Int

    /// What each part is faded by; the rest is done for the whole.
    var partOpacity: Double { values.allowsGroupOpacity ? 1 : opacity }

    /// The bounds with the layer's corners.
    @inline(__always)
    var outline: Outline { values.isPlain ? Outline(bounds, radius: values.cornerRadius) : outline(rim: nil) }

    /// The same shape, or only its rim.
    func outline(rim: Double?) -> Outline {
        Outline(bounds, radius: values.cornerRadius, rim: rim, corners: values.roundCorners, curve: values.cornerCurve)
    }
}
