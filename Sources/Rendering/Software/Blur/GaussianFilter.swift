import RenderScene

/// Carries out blurs, on the alpha alone or on four premultiplied channels: pixels to cells, along rows, along columns, back to pixels.
///
/// Cells hold 15 bits, 128 times a byte's value. All memory is kept.
final class GaussianFilter {
    /// What lies beyond the edges of a picture.
    enum Edge {
        case clear
        /// The outermost pixels go on.
        case extended
    }

    private let sources = ScratchBuffer<Int16>()
    private let rows = ScratchBuffer<Int16>()
    private let blurred = ScratchBuffer<Int16>()
    /// Of the pixels of each column, and of each cell.
    private let columnSums = ScratchBuffer<UInt16>()
    private let cellSums = ScratchBuffer<UInt32>()
    /// Two rows of cells, a value for each pixel.
    private let wideRows = ScratchBuffer<Int16>()
    private var weights = BlurWeights()

    /// The blurred alpha of the pixels of `output`, a byte each, without gaps.
    func alpha(
        of source: Surface, by blur: GaussianBlur, in output: DeviceRect, into bytes: UnsafeMutablePointer<UInt8>, _ kernels: Kernels
    ) {
        let cells = filter(source, by: blur, for: output, channels: 1, edge: .clear, kernels)
        write(output, from: cells, blur, channels: 1, into: bytes, kernels)
    }

    /// The blurred pixels of `output`, without gaps.
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

    /// Reads pixels between the cells that have been blurred.
    private func write(
        _ output: DeviceRect, from cells: DeviceRect, _ blur: GaussianBlur, channels: Int, into bytes: UnsafeMutablePointer<UInt8>,
        _ kernels: Kernels
    ) {
        let (count, stride) = (output.width * channels, cells.width * channels)
        let isDirect = blur.shift == 0
        if !isDirect { wideRows.reserve(2 * count) }
        var (upper, lower) = (wideRows.base, wideRows.base + count)
        // The rows of cells that these two hold.
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
        // In parts, so that places among the cells fit 32 bits.
        for left in stride(from: output.left, to: output.right, by: 1 << 16) {
            let place = blur.place(of: left, blur.offsetX)
            let index = place >> (FixedPoint.bits + blur.shift)
            kernels.widen(
                wide + (left - output.left) * channels, min(output.right - left, 1 << 16), cells: row + (index - cells.left) * channels,
                channels: channels, start: place - index << (FixedPoint.bits + blur.shift), shift: blur.shift)
        }
    }

    // MARK: Blurring cells

    /// Leaves the blurred cells that `output` is read from in `blurred`; gives where they lie.
    private func filter(
        _ source: Surface, by blur: GaussianBlur, for output: DeviceRect, channels: Int, edge: Edge, _ kernels: Kernels
    ) -> DeviceRect {
        let cells = blur.cells(of: output)
        // One more than the radius on each side: the weights of a moved cell reach one farther to the left.
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
        // The weights go by twos, so that a row beyond those that hold something may be looked at.
        for row in [filled.lowerBound - 1, filled.upperBound] where 0..<wide.height ~= row {
            (rows.base + row * inner).clear(inner)
        }
        weights.prepare(deviation: blur.deviationY, radius: blur.radius, fraction: blur.fraction(blur.offsetY))
        for row in 0..<cells.height { blurColumns(row, filled, inner, kernels) }
        return cells
    }

    /// One row of cells from those above and below it, of which only some hold anything.
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

    /// Leaves the means of each cell's pixels in `sources`; gives the rows of cells that hold anything, the others are left as they are.
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
        // Beyond a picture that goes on, each row of cells is the one before.
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

    /// Adds the sums of columns of pixels to those of the cells.
    private func collect(_ columns: SourceColumns, _ cells: DeviceRect, shift: Int, channels: Int, edge: Edge, _ kernels: Kernels) {
        let left = cells.left << shift
        if !columns.inside.isEmpty {
            kernels.collect(
                cellSums.base, columnSums.base + (columns.inside.lowerBound - columns.first) * channels, channels: channels,
                phase: columns.inside.lowerBound - left, columns.inside.count, shift: shift)
        }
        guard edge == .extended else { return }
        repeatColumn(0, columns.before, left, shift, channels)
        repeatColumn(columns.count - 1, columns.after, left, shift, channels)
    }

    /// Adds a column of pixels that goes on to a cell at a time.
    private func repeatColumn(_ column: Int, _ places: Range<Int>, _ left: Int, _ shift: Int, _ channels: Int) {
        var x = places.lowerBound
        while x < places.upperBound {
            let next = min((x >> shift + 1) << shift, places.upperBound)
            let cell = cellSums.base + ((x - left) >> shift) * channels
            for channel in 0..<channels { cell[channel] &+= UInt32(columnSums.base[column * channels + channel]) &* UInt32(next - x) }
            x = next
        }
    }

    /// So many rows add up in 16 bits.
    private static let mostRows = 256
}

/// The columns of a picture's pixels that some cells are made from.
private struct SourceColumns {
    /// The first of them.
    let first: Int
    let count: Int
    /// Those that lie in the cells.
    let inside: Range<Int>
    /// Columns of the cells' pixels beyond the picture.
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
