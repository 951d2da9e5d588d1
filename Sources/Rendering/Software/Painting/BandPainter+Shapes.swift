/// From an outline to painted pixels: flatten, rasterise, mask, paint, row by row.
extension BandPainter {
    var innermost: PaintedLayer { layers[layers.count - 1] }

    /// Paints a shape on the innermost layer as far as that can be seen.
    func paint(_ shape: DisplayCommand.Shape, with paint: some Paint) {
        let layer = innermost
        let bounds = shape.bounds.intersection(layer.bounds)
        let hole = hidden(of: bounds, on: layer)
        guard !hole.isEmpty else { return self.paint(shape, in: bounds, of: layer, with: paint) }
        for part in [
            DeviceRect(left: bounds.left, top: bounds.top, right: bounds.right, bottom: hole.top),
            DeviceRect(left: bounds.left, top: hole.top, right: hole.left, bottom: hole.bottom),
            DeviceRect(left: hole.right, top: hole.top, right: bounds.right, bottom: hole.bottom),
            DeviceRect(left: bounds.left, top: hole.bottom, right: bounds.right, bottom: bounds.bottom),
        ] { self.paint(shape, in: part, of: layer, with: paint) }
    }

    @inline(__always)
    private func paint(_ shape: DisplayCommand.Shape, in bounds: DeviceRect, of layer: PaintedLayer, with paint: some Paint) {
        guard !bounds.isEmpty else { return }
        if layer.mask == nil,
            let outline = outlineRoom.outline(of: shape, in: bounds, reach: layer.bounds.right, on: layer.surface, kernels),
            paint.paint(outline)
        {
            return
        }
        sweep(shape, in: bounds, mask: layer.mask) { paint.paint($0, on: layer.surface) }
    }

    /// What of some pixels will be covered by something opaque.
    func hidden(of bounds: DeviceRect, on layer: PaintedLayer) -> DeviceRect {
        guard let occluder, current < occluder.command, layer.groupDepth == 0 else { return .empty }
        return occluder.rect.intersection(bounds)
    }

    /// Gives the rows that a shape covers, through a mask, to `body`.
    @inline(__always)
    func sweep(_ shape: DisplayCommand.Shape, in bounds: DeviceRect, mask: ClipMask?, _ body: (CoverageRow) -> Void) {
        guard !bounds.isEmpty else { return }
        rasterizer.begin(in: bounds, rule: shape.path?.rule)
        if let path = shape.path {
            rasterizer.add(path)
        } else {
            flattener.flatten(shape, into: rasterizer, visible: bounds, kernels)
        }
        rasterizer.sweep { row in
            mask?.apply(to: &row, runs: maskedRuns)
            body(row)
        }
    }
}
