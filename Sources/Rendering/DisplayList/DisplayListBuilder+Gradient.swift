import RenderScene

/// Colors of a gradient layer: above background and contents, below the sublayers, within the bounds and their corners.
extension DisplayListBuilder {
    /// - Parameter isClipped: whether a clip to the bounds is open; a second outline would antialias the edges twice.
    func drawGradient(_ values: GradientValues, of drawing: LayerDrawing, isClipped: Bool) {
        let bounds = drawing.bounds
        let outline = isClipped ? Outline(bounds.inset(by: -min(bounds.width, bounds.height) / 2)) : drawing.outline
        guard !values.colors.isEmpty, !bounds.isEmpty, let shape = visibleShape(outline, under: drawing.matrix) else { return }
        let stops = GradientStops(colors: values.colors, locations: values.locations)
        let ramp = ramps.value(of: layer(at: drawing.node), for: stops) { stops, _ in GradientRamp(stops) }
        guard !ramp.isClear else { return }
        let map = GradientMap(values, in: drawing.bounds, under: drawing.matrix)
        draw(.gradient(.init(shape: shape, ramp: ramp, map: map)), of: shape, isOpaque: ramp.isOpaque)
    }
}
