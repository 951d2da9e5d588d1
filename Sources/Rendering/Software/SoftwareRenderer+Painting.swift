/// From an outline to painted pixels: flatten, rasterise, mask, paint, row by row.
extension SoftwareRenderer {
    var innermost: PaintedLayer { layers[layers.count - 1] }

    /// Paints a shape on the innermost layer as far as that can be seen.
    func paint(_ shape: DisplayCommand.Shape, with paint: some Paint) {
        let layer = innermost
        sweep(shape, in: shape.bounds.intersection(layer.bounds), mask: layer.mask) { row in
            for run in row.runs {
                let x = Int(run.start)
                let pixels = layer.surface.pixel(x: x, y: row.y)
                let count = Int(run.end - run.start)
                if run.uniform == 0 {
                    paint.paint(pixels, x: x, y: row.y, count: count, coverage: UnsafePointer(row.bytes(at: run.start)))
                } else {
                    paint.paint(pixels, x: x, y: row.y, count: count, coverage: UInt32(bitPattern: run.uniform))
                }
            }
        }
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
