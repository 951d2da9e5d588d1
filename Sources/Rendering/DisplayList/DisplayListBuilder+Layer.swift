import RenderScene

/// The parts of one layer in Core Animation's order: background, contents, sublayers, border.
extension DisplayListBuilder {
    /// Draws what lies below the sublayers, and opens the clip that they need.
    func drawBackground(_ drawing: LayerDrawing, hasSublayers: Bool) -> ClipOutcome {
        if let color = drawing.values.backgroundColor { fill(drawing.outline, with: color, under: drawing.matrix) }
        guard drawing.values.masksToBounds else {
            drawContents(drawing)
            return .unneeded
        }
        if let cut = contentsCutToBounds(drawing) {
            drawContents(drawing, cut: cut)
            return hasSublayers ? beginClip(drawing.outline, under: drawing.matrix) : .unneeded
        }
        let clip = beginClip(drawing.outline, under: drawing.matrix)
        if clip != .coversNothing { drawContents(drawing) }
        guard clip == .opened, !hasSublayers else { return clip }
        endClip()
        return .unneeded
    }

    /// Draws what lies above the sublayers.
    func drawBorder(_ drawing: LayerDrawing) {
        let width = drawing.values.borderWidth
        guard width > 0, let color = drawing.values.borderColor else { return }
        fill(Outline(drawing.bounds, radius: drawing.values.cornerRadius, rim: width), with: color, under: drawing.matrix)
    }

    private func fill(_ outline: Outline, with color: RGBA, under matrix: Homography) {
        guard color.w > 0, let shape = visibleShape(outline, under: matrix) else { return }
        let isOpaque = UInt32(premultiplying: color, opacity: 1) >> 24 == 255
        draw(.fill(.init(shape: shape, color: color)), of: shape, isOpaque: isOpaque)
    }

    /// The outline of masked contents where no clip is needed for it; nil where round corners cut contents that do not fill the bounds.
    private func contentsCutToBounds(_ drawing: LayerDrawing) -> Outline? {
        guard let image = drawing.values.contents,
            let placement = ContentsPlacement(image, of: drawing.values, in: drawing.bounds)
        else { return drawing.outline }
        if placement.rect.contains(drawing.bounds) { return drawing.outline }
        return drawing.outline.radius == 0 ? Outline(placement.rect.intersection(drawing.bounds)) : nil
    }

    /// Draws the contents within an outline; without one, wherever their gravity puts them.
    private func drawContents(_ drawing: LayerDrawing, cut: Outline? = nil) {
        guard let image = drawing.values.contents,
            let placement = ContentsPlacement(image, of: drawing.values, in: drawing.bounds),
            let shape = visibleShape(cut ?? Outline(placement.rect), under: drawing.matrix)
        else { return }
        let picture = DisplayCommand.Picture(
            shape: shape, image: image, texelScale: placement.texelScale, texelOffset: placement.texelOffset)
        draw(.image(picture), of: shape, isOpaque: image.isOpaque)
    }

    private func visibleShape(_ outline: Outline, under matrix: Homography) -> DisplayCommand.Shape? {
        let bounds = matrix.deviceBounds(of: outline.rect, within: visible)
        return bounds.isEmpty ? nil : DisplayCommand.Shape(outline: outline, matrix: matrix, bounds: bounds)
    }
}
