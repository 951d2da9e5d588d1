import RenderScene

/// Cached image of a rasterized layer and its subtree.
struct RasterizedLayer {
    /// nil if nothing is visible.
    let image: CGImage?
    /// Position of the image in the layer's plane, in points.
    let rect: PlaneRect
    /// Pixels per point.
    let scale: Double
}

extension DisplayListBuilder {
    /// Draws the cached image of a layer as contents, faded and blended as one.
    func draw(_ layer: RasterizedLayer, _ values: LayerValues, under matrix: Homography, opacity: Double) {
        guard let image = layer.image, let shape = visibleShape(Outline(layer.rect), under: matrix) else { return }
        let command = DisplayCommand.Image(
            shape: shape, image: image, texelScale: SIMD2(repeating: layer.scale),
            texelOffset: SIMD2(layer.rect.left, layer.rect.top) * -layer.scale, filters: values.filters)
        let opensGroup = opacity < 1 || values.blendMode != .normal
        if opensGroup { beginGroup(opacity: opacity, blendMode: values.blendMode) }
        draw(.image(command), of: shape, isOpaque: false)
        if opensGroup { endGroup() }
    }
}
