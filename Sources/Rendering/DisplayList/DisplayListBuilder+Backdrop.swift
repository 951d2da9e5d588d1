import RenderScene

/// Backdrop of a layer, the content beneath it seen through its filters: the lowest part of the layer, within its bounds and corners.
extension DisplayListBuilder {
    func drawBackdrop(_ drawing: LayerDrawing) {
        let filters = drawing.values.backgroundFilters
        guard !filters.isEmpty, let shape = visibleShape(drawing.outline, under: drawing.matrix) else { return }
        let matrix = drawing.matrix
        let center = matrix(SIMD2((drawing.bounds.left + drawing.bounds.right) / 2, (drawing.bounds.top + drawing.bounds.bottom) / 2))
        guard center.z > 0 else { return }
        // Mean scale of both axes: the backdrop is not part of the layer's plane, so the blur does not slant with it.
        let scale = (abs(matrix.determinant) / (center.z * center.z * center.z)).squareRoot()
        let first = list.pixelFilters.count
        for filter in filters { if let filter = PixelFilter(filter, scale: scale) { list.pixelFilters.append(filter) } }
        guard list.pixelFilters.count > first else { return }
        list.lastBackdrop = list.commands.count
        let command = DisplayCommand.Backdrop(
            shape: shape, filters: first..<list.pixelFilters.count, ownScopes: scopes.count - drawing.outerScopes)
        draw(.backdrop(command), of: shape, isOpaque: false)
    }
}
