import RenderScene

/// Parts of one layer in Core Animation's order: background, contents, gradient or shape, sublayers, border.
extension DisplayListBuilder {
    /// Draws the parts below the sublayers, and opens the clip that sublayers need.
    func drawBackground(_ drawing: LayerDrawing, hasSublayers: Bool) -> ClipOutcome {
        let isPlain = drawing.values.isPlain
        let hasContents = drawing.values.contents != nil || !isPlain
        ungroupedOpacity = isPlain ? 1 : drawing.ungroupedOpacity
        defer { ungroupedOpacity = 1 }
        if !isPlain { drawBackdrop(drawing) }
        if let color = drawing.values.backgroundColor { fill(drawing.outline, with: color, under: drawing.matrix) }
        if !isPlain, let pattern = drawing.values.backgroundPattern { drawBackground(pattern, of: drawing) }
        guard drawing.values.masksToBounds else {
            if hasContents { drawContents(drawing) }
            drawKind(drawing)
            return .unneeded
        }
        if let cut = contentsCutToBounds(drawing) {
            drawContents(drawing, cut: cut)
            drawKind(drawing)
            return hasSublayers ? beginClip(drawing.outline, under: drawing.matrix) : .unneeded
        }
        let clip = beginClip(drawing.outline, under: drawing.matrix)
        if clip != .coversNothing {
            drawContents(drawing)
            drawKind(drawing, isClipped: clip == .opened)
        }
        guard clip == .opened, !hasSublayers else { return clip }
        endClip()
        return .unneeded
    }

    /// Draws the parts above the sublayers.
    func drawBorder(_ drawing: LayerDrawing) {
        let width = drawing.values.borderWidth
        ungroupedOpacity = drawing.ungroupedOpacity
        defer { ungroupedOpacity = 1 }
        guard width > 0, let color = drawing.values.borderColor else { return }
        fill(drawing.outline(rim: width), with: color, under: drawing.matrix)
    }

    /// Draws the content specific to the layer's class.
    private func drawKind(_ drawing: LayerDrawing, isClipped: Bool = false) {
        if drawing.values.isPlain { return }
        switch drawing.values.kind {
        case .plain, .replicator, .space: break
        case .gradient(let values): drawGradient(values, of: drawing, isClipped: isClipped)
        case .shape(let values): drawShape(values, of: drawing)
        case .emitter: drawParticles(of: drawing)
        }
    }

    private func drawBackground(_ pattern: BackgroundPattern, of drawing: LayerDrawing) {
        let bounds = drawing.bounds
        let scale = drawing.values.contentsScale > 0 && drawing.values.contentsScale.isFinite ? drawing.values.contentsScale : 1
        guard !bounds.isEmpty, let shape = visibleShape(drawing.outline, under: drawing.matrix),
            let image = pattern.image(covering: CGSize(width: bounds.width, height: bounds.height), scale: scale)
        else { return }
        let command = DisplayCommand.Image(
            shape: shape, image: image, texelScale: SIMD2(scale, scale), texelOffset: SIMD2(-bounds.left, -bounds.top) * scale)
        draw(.image(command), of: shape, isOpaque: false)
    }

    private func fill(_ outline: Outline, with color: RGBA, under matrix: Homography) {
        guard color.w > 0, let shape = visibleShape(outline, under: matrix) else { return }
        draw(.fill(.init(shape: shape, color: color)), of: shape, isOpaque: UInt32(opacity: color.w) == 255)
    }

    /// The outline that clips masked contents without a clip of their own; nil if round corners cut contents that do not fill the bounds
    /// (one of two during a crossfade included), or if a path or particles may need clipping.
    private func contentsCutToBounds(_ drawing: LayerDrawing) -> Outline? {
        switch drawing.values.kind {
        case .shape, .emitter: return nil
        default: break
        }
        if let fade = drawing.values.contentsFade {
            let fillBounds = [fade.old, drawing.values.contents].allSatisfy { image in
                image.flatMap { ContentsPlacement($0, of: drawing.values, in: drawing.bounds) }?.rect.contains(drawing.bounds) ?? true
            }
            return fillBounds ? drawing.outline : nil
        }
        guard let image = drawing.values.contents,
            let placement = ContentsPlacement(image, of: drawing.values, in: drawing.bounds)
        else { return drawing.outline }
        if placement.rect.contains(drawing.bounds) { return drawing.outline }
        return drawing.outline.radius == 0 ? Outline(placement.rect.intersection(drawing.bounds)) : nil
    }

    /// Draws the contents within an outline, or where their gravity places them. During a change of contents, old and new are crossfaded.
    private func drawContents(_ drawing: LayerDrawing, cut: Outline? = nil) {
        guard !drawing.values.isPlain, let fade = drawing.values.contentsFade else {
            return draw(drawing.values.contents, of: drawing, cut: cut)
        }
        switch UInt32(opacity: fade.fraction) {
        case 0: draw(fade.old, of: drawing, cut: cut)
        case 255: draw(drawing.values.contents, of: drawing, cut: cut)
        default:
            beginCrossfade()
            draw(fade.old, of: drawing, cut: cut)
            nextOfCrossfade()
            draw(drawing.values.contents, of: drawing, cut: cut)
            endCrossfade(fade.fraction)
        }
    }

    private func draw(_ image: CGImage?, of drawing: LayerDrawing, cut: Outline?) {
        guard let image,
            let placement = ContentsPlacement(image, of: drawing.values, in: drawing.bounds),
            let shape = visibleShape(cut ?? Outline(placement.rect), under: drawing.isFlipped ? drawing.upright : drawing.matrix)
        else { return }
        let command = DisplayCommand.Image(
            shape: shape, image: image, texelScale: placement.texelScale, texelOffset: placement.texelOffset,
            stretch: placement.stretch, filters: drawing.values.filters)
        draw(.image(command), of: shape, isOpaque: image.isOpaque)
    }

    @inline(__always)
    func visibleShape(_ outline: Outline, under matrix: Homography) -> DisplayCommand.Shape? {
        let bounds = matrix.deviceBounds(of: outline.rect, within: visible)
        return bounds.isEmpty ? nil : DisplayCommand.Shape(outline: outline, matrix: matrix, bounds: bounds)
    }
}

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
    /// Whether y grows upwards in the layer's plane; contents are upright all the same.
    var isFlipped = false

    /// The matrix with y growing downwards within the bounds.
    var upright: Homography { Homography(1, 0, 0, 0, -1, 0, 0, bounds.top + bounds.bottom, 1).concatenating(matrix) }

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
