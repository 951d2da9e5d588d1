/// From an outline to painted pixels: flatten, rasterise, mask, paint, row by row.
extension BandPainter {
    var innermost: PaintedLayer { layers[layers.count - 1] }

    /// Paints a shape on the innermost layer as far as that can be seen.
    func paint(_ shape: DisplayCommand.Shape, with paint: some Paint) {
        let layer = innermost
        let bounds = shape.bounds.intersection(layer.bounds)
        let hole = hidden(of: bounds, on: layer)
        if hole == bounds { return }
        sweep(shape, in: bounds, mask: layer.mask) { row in
            guard row.y >= hole.top, row.y < hole.bottom else {
                return paint.paint(row, on: layer.surface)
            }
            for run in row.runs {
                var left = run
                left.end = min(run.end, Int32(hole.left))
                if left.start < left.end { paint.paint(left, of: row, on: layer.surface) }
                var right = run
                right.start = max(run.start, Int32(hole.right))
                if right.start < right.end { paint.paint(right, of: row, on: layer.surface) }
            }
        }
    }

    /// What of some pixels will be covered by something opaque.
    private func hidden(of bounds: DeviceRect, on layer: PaintedLayer) -> DeviceRect {
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
            flattener.flatten(shape, into: rasterizer, visible: bounds)
        }
        rasterizer.sweep { row in
            mask?.apply(to: &row, runs: maskedRuns)
            body(row)
        }
    }
}
