import RenderScene

/// Applies Gaussian blurs to alpha alone or to four premultiplied channels: pixels to cells, along rows, along columns, back to pixels.
///
/// Cells are 15-bit values, 128 times a byte. All memory is reused.
final class GaussianFilter {
    /// Treatment of pixels beyond the edges of an image.
    enum Edge {
        case clear
        /// The outermost pixels extend outwards.
        case extended
    }

    private let sources = ScratchBuffer<Int16>()
    private let rows = ScratchBuffer<Int16>()
    private let blurred = ScratchBuffer<Int16>()
    /// Accumulation buffers: a total for each column of pixels, and for each cell.
    private let columnSums = ScratchBuffer<UInt16>()
    private let cellSums = ScratchBuffer<UInt32>()
    /// Two rows of cells, interpolated to one value per pixel.
    private let wideRows = ScratchBuffer<Int16>()
    private var weights = BlurWeights()

    /// Writes the blurred alpha of the pixels of `output`, one byte each, tightly packed.
    func alpha(
        of source: Surface, by blur: GaussianBlur, in output: DeviceRect, into bytes: UnsafeMutablePointer<UInt8>, _ kernels: Kernels
    ) {
        let cells = filter(source, by: blur, for: output, channels: 1, edge: .clear, kernels)
        write(output, from: cells, blur, channels: 1, into: bytes, kernels)
    }

    /// Writes the blurred pixels of `output`, tightly packed.
    func blur(
        _ source: Surface, by blur: GaussianBlur, in output: DeviceRect, edge: Edge, into pixels: UnsafeMutablePointer<UInt32>,
        _ kernels: Kernels
    ) {
        let cells = filter(source, by: blur, for: output, channels: 4, edge: edge, kernels)
        let count = output.width * output.height * 4
        pixels.withMemoryRebound(to: UInt8.self, capacity: count) {
            write(output, from: cells, blur, channels: 4, into: $0, kernels)
        }
    }

    // MARK: Cells to pixels

    /// Interpolates pixels between blurred cells.
    private func write(
        _ output: DeviceRect, from cells: DeviceRect, _ blur: GaussianBlur, channels: Int, into bytes: UnsafeMutablePointer<UInt8>,
        _ kernels: Kernels
    ) {
        let (count, stride) = (output.width * channels, cells.width * channels)
        let isDirect = blur.shift == 0
        if !isDirect { wideRows.reserve(2 * count) }
        var (upper, lower) = (wideRows.base, wideRows.base + count)
        // The rows of cells held by these two buffers.
        var held: Range<Int>?
        for y in output.top..<output.bottom {
            let row = blur.cell(at: y, blur.offsetY)
            let cellRow = blurred.base + (row.index - cells.top) * stride
            let line = bytes + (y - output.top) * count
            if isDirect {
                kernels.mixToBytes(line, count, upper: cellRow, lower: cellRow, fy: 0)
                continue
            }
            if held?.lowerBound != row.index {
                swap(&upper, &lower)
                if held?.upperBound != row.index { widen(cellRow, output, from: cells, blur, channels: channels, into: upper, kernels) }
                widen(cellRow + stride, output, from: cells, blur, channels: channels, into: lower, kernels)
                held = row.index..<row.index + 1
            }
            kernels.mixToBytes(line, count, upper: upper, lower: lower, fy: UInt32(truncatingIfNeeded: row.fraction))
        }
    }

    private func widen(
        _ row: UnsafePointer<Int16>, _ output: DeviceRect, from cells: DeviceRect, _ blur: GaussianBlur, channels: Int,
        into wide: UnsafeMutablePointer<Int16>, _ kernels: Kernels
    ) {
        // In pieces, so that cell coordinates fit 32 bits.
        for left in stride(from: output.left, to: output.right, by: 1 << 16) {
            let position = blur.position(of: left, blur.offsetX)
            let index = position >> (FixedPoint.bits + blur.shift)
            kernels.widen(
                wide + (left - output.left) * channels, min(output.right - left, 1 << 16), cells: row + (index - cells.left) * channels,
                channels: channels, start: position - index << (FixedPoint.bits + blur.shift), shift: blur.shift)
        }
    }

    // MARK: Blurring cells

    /// Leaves the blurred cells for `output` in `blurred`; returns their bounds.
    private func filter(
        _ source: Surface, by blur: GaussianBlur, for output: DeviceRect, channels: Int, edge: Edge, _ kernels: Kernels
    ) -> DeviceRect {
        let cells = blur.cells(of: output)
        // One cell more than the radius on each side: the weights of a shifted cell reach one farther to the left.
        let wide = cells.outset(by: blur.radius + 1)
        let filled = gather(source, in: wide, shift: blur.shift, channels: channels, edge: edge, kernels)
        rows.reserve(cells.width * channels * wide.height)
        blurred.reserve(cells.width * channels * cells.height)
        let (inner, outer) = (cells.width * channels, wide.width * channels)
        weights.prepare(deviation: blur.deviation, radius: blur.radius, fraction: blur.fraction(blur.offsetX))
        for row in filled {
            let (source, target) = (sources.base + row * outer, rows.base + row * inner)
            if let only = weights.only {
                target.update(from: source + only * channels, count: inner)
            } else {
                kernels.weigh(target, inner, source, step: channels, weights.from(0), count: weights.count)
            }
        }
        // Weights are applied in pairs, so that a row beyond the filled ones may be read.
        for row in [filled.lowerBound - 1, filled.upperBound] where 0..<wide.height ~= row {
            (rows.base + row * inner).clear(inner)
        }
        weights.prepare(deviation: blur.deviationY, radius: blur.radius, fraction: blur.fraction(blur.offsetY))
        for row in 0..<cells.height { blurColumns(row, filled, inner, kernels) }
        return cells
    }

    /// Filters one row of cells vertically, from the filled rows above and below it.
    private func blurColumns(_ row: Int, _ filled: Range<Int>, _ count: Int, _ kernels: Kernels) {
        let target = blurred.base + row * count
        let taps = filled.clamped(to: row..<row + weights.count)
        guard !taps.isEmpty, weights.only.map({ taps.contains(row + $0) }) ?? true else {
            return target.clear(count)
        }
        if let only = weights.only { return target.update(from: rows.base + (row + only) * count, count: count) }
        let first = (taps.lowerBound - row) & ~1
        let end = (taps.upperBound - row + 1) & ~1
        kernels.weigh(target, count, rows.base + (row + first) * count, step: count, weights.from(first), count: end - first)
    }

    // MARK: Pixels to cells

    /// Leaves the mean of each cell's pixels in `sources`; returns the range of filled rows. Other rows are left untouched.
    private func gather(
        _ source: Surface, in cells: DeviceRect, shift: Int, channels: Int, edge: Edge, _ kernels: Kernels
    ) -> Range<Int> {
        let stride = cells.width * channels
        sources.reserve(stride * cells.height)
        let bounds = source.bounds
        var filled = 0..<cells.height
        if edge == .clear {
            let top = max(bounds.top >> shift - cells.top, 0)
            filled = top..<max(min((bounds.bottom - 1) >> shift + 1 - cells.top, cells.height), top)
        }
        // Beyond an extended image, each row of cells repeats the previous one.
        var repeated: Int?
        for row in filled {
            let top = (cells.top + row) << shift
            let isBeyond = top >= bounds.bottom || top + 1 << shift <= bounds.top
            if isBeyond, let repeated {
                (sources.base + row * stride).update(from: sources.base + repeated * stride, count: stride)
                continue
            }
            repeated = isBeyond ? row : nil
            gatherRow(source, row, of: cells, shift: shift, channels: channels, edge: edge, kernels)
        }
        return filled
    }

    private func gatherRow(
        _ source: Surface, _ row: Int, of cells: DeviceRect, shift: Int, channels: Int, edge: Edge, _ kernels: Kernels
    ) {
        let bounds = source.bounds
        let stride = cells.width * channels
        let columns = SourceColumns(of: bounds, in: cells, shift: shift)
        columnSums.reserve(columns.count * channels)
        cellSums.reserve(stride)
        columnSums.base.clear(columns.count * channels)
        cellSums.base.clear(stride)
        var added = 0
        let top = (cells.top + row) << shift
        for y in top..<top + 1 << shift {
            let inside = min(max(y, bounds.top), bounds.bottom - 1)
            if inside != y, edge == .clear { continue }
            kernels.addColumns(columnSums.base, columns.count, source.pixel(x: columns.first, y: inside), channels: channels)
            added += 1
            guard added == Self.mostRows else { continue }
            collect(columns, cells, shift: shift, channels: channels, edge: edge, kernels)
            columnSums.base.clear(columns.count * channels)
            added = 0
        }
        collect(columns, cells, shift: shift, channels: channels, edge: edge, kernels)
        let target = sources.base + row * stride
        let (up, down) = (UInt32(max(7 - 2 * shift, 0)), UInt32(max(2 * shift - 7, 0)))
        for index in 0..<stride { target[index] = Int16(truncatingIfNeeded: (cellSums.base[index] &<< up) &>> down) }
    }

    /// Adds the sums of pixel columns to those of the cells.
    private func collect(_ columns: SourceColumns, _ cells: DeviceRect, shift: Int, channels: Int, edge: Edge, _ kernels: Kernels) {
        let left = cells.left << shift
        if !columns.inside.isEmpty {
            kernels.collect(
                cellSums.base, columnSums.base + (columns.inside.lowerBound - columns.first) * channels, channels: channels,
                phase: columns.inside.lowerBound - left, columns.inside.count, shift: shift)
        }
        guard edge == .extended else { return }
        extendColumn(0, columns.before, left, shift, channels)
        extendColumn(columns.count - 1, columns.after, left, shift, channels)
    }

    /// Adds an extended edge column to one cell at a time.
    private func extendColumn(_ column: Int, _ cells: Range<Int>, _ left: Int, _ shift: Int, _ channels: Int) {
        var x = cells.lowerBound
        while x < cells.upperBound {
            let next = min((x >> shift + 1) << shift, cells.upperBound)
            let cell = cellSums.base + ((x - left) >> shift) * channels
            for channel in 0..<channels { cell[channel] &+= UInt32(columnSums.base[column * channels + channel]) &* UInt32(next - x) }
            x = next
        }
    }

    /// Number of rows whose sum fits 16 bits.
    private static let mostRows = 256
}

/// The source columns of pixels that a row of cells is made from.
private struct SourceColumns {
    /// Index of the first column.
    let first: Int
    let count: Int
    /// Columns inside the cells.
    let inside: Range<Int>
    /// Columns of the cells that are beyond the image's edges.
    let before: Range<Int>
    let after: Range<Int>

    init(of bounds: DeviceRect, in cells: DeviceRect, shift: Int) {
        let (left, right) = (cells.left << shift, cells.right << shift)
        first = min(max(left, bounds.left), bounds.right - 1)
        let end = max(min(right, bounds.right), first + 1)
        count = end - first
        let start = max(first, left)
        inside = start..<max(min(end, right), start)
        before = left..<max(min(first, right), left)
        after = min(max(end, left), right)..<right
    }
}
