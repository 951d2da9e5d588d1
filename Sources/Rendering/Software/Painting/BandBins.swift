/// Index from bands of rows to the commands that may change them.
struct BandBins {
    /// Rows per band.
    let height: Int
    /// Offset of each band's first command in `indexes`; one more for the end.
    private var starts: [Int32]
    /// Command indexes, band after band.
    private var indexes: [Int32]

    /// - Parameters:
    ///   - rows: height of the target.
    ///   - height: rows per band.
    init(_ list: DisplayList, rows: Int, height: Int) {
        self.height = height
        let bands = (rows + height - 1) / height
        let ranges = Self.ranges(of: list, height, bands)
        starts = Array(repeating: 0, count: bands + 1)
        for range in ranges { for band in range { starts[Int(band) + 1] += 1 } }
        for band in 0..<bands { starts[band + 1] += starts[band] }
        indexes = Array(repeating: 0, count: Int(starts[bands]))
        var next = starts
        for (command, range) in ranges.enumerated() {
            for band in range {
                indexes[Int(next[Int(band)])] = Int32(command)
                next[Int(band)] += 1
            }
        }
    }

    /// Range of bands that each command may change. The end of a scope goes wherever its begin goes, and a shadow caster wherever its
    /// shadow falls.
    private static func ranges(of list: DisplayList, _ height: Int, _ bands: Int) -> [Range<Int32>] {
        var open: [(range: Range<Int32>, shaded: Range<Int32>?)] = []
        return list.commands.summaries.map { summary in
            let (role, reach) = (summary.role, summary.reach)
            let shaded = open.last?.shaded
            switch role {
            case .end: return open.removeLast().range
            case .middle: return open[open.count - 1].range
            case .drawing, .begin, .beginShadow: break
            }
            let first = max(reach.top, 0) / height
            let end = reach.isEmpty || reach.bottom <= 0 ? first : max(min((reach.bottom - 1) / height + 1, bands), first)
            // Clamped to the scope: masked content may extend beyond its mask.
            let own = Int32(first)..<Int32(end)
            let range = shaded ?? open.last.map { own.clamped(to: $0.range) } ?? own
            if role == .begin { open.append((range, shaded)) }
            if role == .beginShadow { open.append((range, range)) }
            return range
        }
    }

    /// Calls `body` with the indexes of the commands that may change a tile.
    func withCommands(in tile: DeviceRect, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
        let band = tile.top / height
        indexes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Int(starts[band])..<Int(starts[band + 1])])) }
    }
}
