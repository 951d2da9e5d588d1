import RenderScene

/// Path of a shape layer: the fill, and the stroke above it. Above the contents, below the sublayers, and not clipped to the bounds.
extension DisplayListBuilder {
    func drawShape(_ values: ShapeValues, of drawing: LayerDrawing) {
        guard values.path != nil else { return }
        let key = ShapeOutlines.Key(values, under: drawing.matrix)
        let outlines = shapes.value(of: layer(at: drawing.node), for: key) { ShapeOutlines($0, previous: $1, flattener: &flattener) }
        draw(outlines.fill, with: values.fillColor, under: drawing.matrix)
        draw(outlines.stroke, with: values.strokeColor, under: drawing.matrix)
    }

    private func draw(_ path: FlatPath?, with color: RGBA?, under matrix: Homography) {
        guard let path, let color, color.w > 0 else { return }
        let bounds = path.bounds.intersection(visible)
        guard !bounds.isEmpty else { return }
        let shape = DisplayCommand.Shape(path: path, matrix: matrix, bounds: bounds)
        draw(.fill(.init(shape: shape, color: color)), of: shape, isOpaque: false)
    }
}
