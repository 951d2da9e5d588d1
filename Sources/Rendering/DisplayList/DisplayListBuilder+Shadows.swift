import RenderScene

/// Shadows below the layers that cast them.
extension DisplayListBuilder {
    /// The shadow of a layer, if visible.
    func visibleShadow(of drawing: LayerDrawing) -> Shadow? {
        guard let shadow = drawing.values.shadow, shadow.opacity * (shadow.color?.w ?? 0) >= Self.faintest else { return nil }
        return shadow
    }

    /// Draws the shadow of the layer's shadow path, regardless of its content.
    func drawShadowOfPath(_ shadow: Shadow, of drawing: LayerDrawing) {
        let key = ShadowOutline.Key(path: shadow.path, matrix: drawing.matrix)
        let outline = shadowOutlines.value(of: layer(at: drawing.node), for: key) { key, _ in
            ShadowOutline(path: key.path.flatMap { flattener.flatten($0, under: key.matrix, rule: .winding) })
        }
        guard let path = outline.path, let color = shadow.color, let blur = ShadowBlur(shadow, of: drawing),
            let begin = placed(blur, drawing.matrix, color, shadow.opacity * drawing.ungroupedOpacity, showsCaster: false)
        else { return }
        list.commands.append(.beginShadow(begin))
        let bounds = path.bounds.intersection(visible)
        if !bounds.isEmpty {
            let shape = DisplayCommand.Shape(path: path, matrix: drawing.matrix, bounds: bounds)
            draw(.fill(.init(shape: shape, color: RGBA(0, 0, 0, 1))), of: shape, isOpaque: false)
        }
        endShadow()
    }

    /// Opens a shadow caster; returns false if memory is short, and the layer goes without a shadow.
    func beginShadow(_ shadow: Shadow, of drawing: LayerDrawing) -> Bool {
        guard let color = shadow.color, let blur = ShadowBlur(shadow, of: drawing),
            let begin = placed(
                blur, drawing.matrix, color, shadow.opacity, showsCaster: true,
                extent: extent(of: drawing.values, at: drawing.node, withShadow: false))
        else { return false }
        list.commands.append(.beginShadow(begin))
        return true
    }

    private func placed(
        _ blur: ShadowBlur, _ matrix: Homography, _ color: RGBA, _ opacity: Double, showsCaster: Bool, extent: PlaneRect? = nil
    )
        -> DisplayCommand.Shadow?
    {
        // Limits memory: casters farther out than this cannot reach the target, and the layer draws nothing outside its extent.
        var limits = target.outset(by: Self.farthest)
        if let extent { limits = matrix.deviceBounds(of: extent, within: limits) }
        let bounds = blur.source(of: visible).intersection(limits).union(visible)
        let bytesPerRow = bounds.width * MemoryLayout<UInt32>.stride
        let rows = bounds.height - visible.height
        guard (scopes.last?.extraBytes ?? 0) + rows * bytesPerRow <= Self.mostExtraBytes else { return nil }
        let begin = DisplayCommand.Shadow(
            blur: blur, color: color, showsCaster: showsCaster, bounds: bounds, shadowBounds: visible, opacity: opacity)
        open(visible: bounds, bytesPerRow: bytesPerRow, addingRows: rows)
        return begin
    }

    func endShadow() {
        let scope = scopes.removeLast()
        guard scope.drawingCount > 0, case .beginShadow(var begin) = list.commands[scope.command] else {
            list.commands.removeAll(from: scope.command)
            return
        }
        begin.bounds = scope.touched
        begin.shadowBounds = begin.blur.image(of: scope.touched, within: visible)
        list.commands[scope.command] = .beginShadow(begin)
        list.commands.append(.endShadow)
        noteDrawing(touching: begin.shadowBounds, at: scope.command)
        // With two images, the shadow and its caster, a group remains a group; a single one cannot be faded on its own either.
        noteDrawing(touching: scope.touched.intersection(visible), at: scope.command)
    }

    /// In pixels beyond the target.
    static let farthest = 1024
}
