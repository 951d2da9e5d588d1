import RenderScene

/// The colours of a gradient layer: above background and contents, below the sublayers, within the bounds and their corners.
extension DisplayListBuilder {
    func drawGradient(_ values: GradientValues, of drawing: LayerDrawing) {
        guard !values.colors.isEmpty, let shape = visibleShape(drawing.outline, under: drawing.matrix) else { return }
        let stops = GradientStops(colors: values.colors, locations: values.locations)
        let ramp = ramps.value(of: drawing.layer, for: stops) { stops, _ in GradientRamp(stops) }
        guard !ramp.isClear else { return }
        let course = GradientCourse(values, in: drawing.bounds, under: drawing.matrix)
        draw(.gradient(.init(shape: shape, ramp: ramp, course: course)), of: shape, isOpaque: ramp.isOpaque)
    }
}
