import RenderScene

/// What lies below a layer, seen through it: the lowest of its parts, within its bounds and corners.
extension DisplayListBuilder {
    func drawBackdrop(_ drawing: LayerDrawing) {
        guard let backdrop = drawing.values.backdrop, backdrop.radius.isFinite, backdrop.saturation.isFinite else { return }
        guard backdrop.radius > 0 || backdrop.saturation != 1 || backdrop.tint.w > 0 else { return }
        guard let shape = visibleShape(drawing.outline, under: drawing.matrix) else { return }
        let matrix = drawing.matrix
        let center = matrix(SIMD2((drawing.bounds.left + drawing.bounds.right) / 2, (drawing.bounds.top + drawing.bounds.bottom) / 2))
        guard center.z > 0 else { return }
        // The mean of both directions' scales: what lies below is no part of the layer's plane, so the blur does not slant with it.
        let scale = (abs(matrix.determinant) / (center.z * center.z * center.z)).squareRoot()
        let command = DisplayCommand.Backdrop(
            shape: shape, blur: GaussianBlur(deviation: max(backdrop.radius, 0) * scale), backdrop: backdrop,
            ownScopes: scopes.count - drawing.outerScopes)
        list.hasBackdrops = true
        draw(.backdrop(command), of: shape, isOpaque: false)
    }
}
