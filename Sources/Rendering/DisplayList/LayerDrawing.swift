import RenderScene

/// One layer about to be drawn: sampled values, bounds, and map from its plane to the target.
struct LayerDrawing {
    let node: DisplayListBuilder.NodeIndex
    let values: LayerValues
    /// Finite; may be empty.
    let bounds: PlaneRect
    /// From the layer's plane to target pixels.
    let matrix: Homography
    /// Opacity of the layer, times that of enclosing layers that fade each part separately.
    let opacity: Double
    /// Number of clips and groups open around the layer.
    let outerScopes: Int

    /// Opacity of each part; the rest applies to the layer as a whole.
    var ungroupedOpacity: Double { values.allowsGroupOpacity ? 1 : opacity }

    /// The bounds, with the layer's corners.
    @inline(__always)
    var outline: Outline { values.isPlain ? Outline(bounds, radius: values.cornerRadius) : outline(rim: nil) }

    /// The outline, or only its rim.
    func outline(rim: Double?) -> Outline {
        Outline(bounds, radius: values.cornerRadius, rim: rim, corners: values.roundCorners, curve: values.cornerCurve)
    }
}
