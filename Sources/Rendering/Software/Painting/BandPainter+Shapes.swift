/// From an outline to painted pixels: flatten, rasterize, mask, paint, row by row.
extension BandPainter {
    var innermost: PaintedLayer { layers[layers.count - 1] }

    /// Paints the visible part of a shape on the innermost layer.
    func paint(_ shape: DisplayCommand.Shape, with paint: some Paint) {
        let layer = innermost
        forEachVisiblePiece(of: shape.bounds.intersection(layer.bounds), on: layer) { self.paint(shape, in: $0, of: layer, with: paint) }
    }

    @inline(__always)
    private func paint(_ shape: DisplayCommand.Shape, in bounds: DeviceRect, of layer: PaintedLayer, with paint: some Paint) {
        if layer.mask == nil,
            let outline = outlineScratch.outline(of: shape, in: bounds, reach: layer.bounds.right, on: layer.surface, kernels)
        {
            if paint.paint(outline) { return }
            let whole = outline.wholePixels
            if !whole.isEmpty {
                for y in whole.top..<whole.bottom {
                    paint.paint(layer.surface.pixel(x: whole.left, y: y), x: whole.left, y: y, count: whole.width, coverage: 255)
                }
                return bounds.forEachPiece(around: whole) { sweep(shape, in: $0, mask: nil) { paint.paint($0, on: layer.surface) } }
            }
        }
        sweep(shape, in: bounds, mask: layer.mask) { paint.paint($0, on: layer.surface) }
    }

    /// Calls `body` with the pieces of some pixels that no occluder will cover.
    func forEachVisiblePiece(of bounds: DeviceRect, on layer: PaintedLayer, _ body: (DeviceRect) -> Void) {
        guard !bounds.isEmpty else { return }
        if layer.groupDepth > 0 { return body(bounds) }
        forEachVisiblePiece(of: bounds, besides: 0, body)
    }

    private func forEachVisiblePiece(of bounds: DeviceRect, besides first: Int, _ body: (DeviceRect) -> Void) {
        for index in first..<occluders.count where current < occluders[index].command {
            let hole = occluders[index].rect.intersection(bounds)
            guard !hole.isEmpty else { continue }
            return bounds.forEachPiece(around: hole) { forEachVisiblePiece(of: $0, besides: index + 1, body) }
        }
        body(bounds)
    }

    /// Calls `body` with the rows of a clip, through a mask.
    func sweep(_ clip: DisplayCommand.Clip, in bounds: DeviceRect, mask: ClipMask?, _ body: (CoverageRow) -> Void) {
        guard !clip.halfPlanes.isEmpty else { return sweep(clip.shape, in: bounds, mask: mask, body) }
        clipBytes.reserve(bounds.width)
        for y in bounds.top..<bounds.bottom {
            let columns = clip.halfPlanes.columns(of: y, within: bounds.left..<bounds.right)
            guard !columns.isEmpty else { continue }
            var run = CoverageRun(start: Int32(columns.lowerBound), end: Int32(columns.upperBound), uniform: 255)
            withUnsafeMutablePointer(to: &run) { run in
                var row = CoverageRow(
                    y: y, origin: bounds.left, bytes: clipBytes.base, runs: UnsafeMutableBufferPointer(start: run, count: 1))
                mask?.apply(to: &row, runs: maskedRuns)
                body(row)
            }
        }
    }

    /// Calls `body` with the covered rows of a shape, through a mask.
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
