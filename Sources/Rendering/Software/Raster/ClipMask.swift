/// Visibility of each pixel of a rectangle through the enclosing clips.
final class ClipMask {
    @exclusivity(unchecked) private(set) var bounds = DeviceRect.empty
    private let bytes = ScratchBuffer<UInt8>()
    /// For each row, the longest fully visible run.
    private let clear = ScratchBuffer<SIMD2<Int32>>()

    /// Starts a mask in which nothing is visible.
    func begin(in bounds: DeviceRect) {
        self.bounds = bounds
        bytes.reserve(bounds.width * bounds.height)
        clear.reserve(bounds.height)
        bytes.base.clear(bounds.width * bounds.height)
        clear.base.update(repeating: SIMD2(0, 0), count: bounds.height)
    }

    /// Makes the coverage of a row visible.
    func open(_ row: CoverageRow) {
        let line = bytes.base + (row.y - bounds.top) * bounds.width - bounds.left
        var longest = SIMD2<Int32>(0, 0)
        for run in row.runs {
            let count = Int(run.end - run.start)
            if run.uniform == 0 {
                (line + Int(run.start)).update(from: row.bytes(at: run.start), count: count)
            } else {
                (line + Int(run.start)).fill(count, with: run.uniform)
            }
            if run.uniform == 255, run.end - run.start > longest.y - longest.x { longest = SIMD2(run.start, run.end) }
        }
        clear.base[row.y - bounds.top] = longest
    }

    /// Multiplies a row's coverage by the mask's; `runs` holds the result, which has at most three times as many runs.
    func apply(to row: inout CoverageRow, runs: ScratchBuffer<CoverageRun>) {
        runs.reserve(row.runs.count * 3)
        let line = bytes.base + (row.y - bounds.top) * bounds.width - bounds.left
        let clear = clear.base[row.y - bounds.top]
        var count = 0
        for run in row.runs {
            let from = min(max(clear.x, run.start), run.end)
            let to = min(max(clear.y, from), run.end)
            if run.start < from {
                Self.multiply(row, run, run.start..<from, by: line)
                runs.base[count] = CoverageRun(start: run.start, end: from, uniform: 0)
                count += 1
            }
            if from < to {
                runs.base[count] = CoverageRun(start: from, end: to, uniform: run.uniform)
                count += 1
            }
            if to < run.end {
                Self.multiply(row, run, to..<run.end, by: line)
                runs.base[count] = CoverageRun(start: to, end: run.end, uniform: 0)
                count += 1
            }
        }
        row.runs = UnsafeMutableBufferPointer(start: runs.base, count: count)
    }

    private static func multiply(_ row: CoverageRow, _ run: CoverageRun, _ range: Range<Int32>, by line: UnsafePointer<UInt8>) {
        let coverage = row.bytes(at: range.lowerBound)
        let mask = line + Int(range.lowerBound)
        for index in 0..<range.count {
            let own = run.uniform == 0 ? UInt32(coverage[index]) : UInt32(bitPattern: run.uniform)
            coverage[index] = UInt8(truncatingIfNeeded: PixelArithmetic.product(own, UInt32(mask[index])))
        }
    }
}
