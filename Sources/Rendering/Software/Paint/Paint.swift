/// Source of colour for the pixels of an outline: rows at absolute coordinates, with coverage.
protocol Paint {
    /// Paints pixels of uniform coverage, 1…255.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32)
    /// Paints pixels with individual coverage.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
    /// Paints all runs of a row.
    func paint(_ row: CoverageRow, on surface: Surface)
    /// Paints a whole outline, to the same bytes as row by row; returns false and paints nothing if it must be done by rows.
    func paint(_ outline: FlatOutline) -> Bool
}

extension Paint {
    func paint(_ outline: FlatOutline) -> Bool { false }

    @inline(__always)
    func paint(_ row: CoverageRow, on surface: Surface) {
        for run in row.runs { paint(run, of: row, on: surface) }
    }

    @inline(__always)
    func paint(_ run: CoverageRun, of row: CoverageRow, on surface: Surface) {
        let x = Int(run.start)
        let pixels = surface.pixel(x: x, y: row.y)
        let count = Int(run.end - run.start)
        if run.uniform == 0 {
            paint(pixels, x: x, y: row.y, count: count, coverage: UnsafePointer(row.bytes(at: run.start)))
        } else {
            paint(pixels, x: x, y: row.y, count: count, coverage: UInt32(bitPattern: run.uniform))
        }
    }
}
