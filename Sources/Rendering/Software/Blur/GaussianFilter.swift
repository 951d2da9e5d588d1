import RenderScene

/// Carries out blurs, on the alpha alone or on four premultiplied channels: pixels to cells, along rows, along columns, back to pixels.
///
/// Cells hold 16 bits, 256 times a byte's value. All memory is kept.
final class GaussianFilter {
    /// What lies beyond the edges of a picture.
    enum Edge {
        case clear
        /// The outermost pixels go on.
        case extended
    }

    private let sources = ScratchBuffer<UInt16>()
    private let rows = ScratchBuffer<UInt16>()
    private let blurred = ScratchBuffer<UInt16>()
    private let sums = ScratchBuffer<UInt32>()
    private var weights = BlurWeights()

    /// The blurred alpha as a colour's: writes the pixels of `output`, without gaps.
    func shadow(
        of source: Surface, by blur: GaussianBlur, color: UInt32, in output: DeviceRect, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let cells = filter(source, by: blur, for: output, channels: 1, edge: .clear)
        forEachPixel(of: output, blur, cells, channels: 1) { index, corner, x, y in
            pixels[index] = PixelArithmetic.scale(color, by: corner.value(0, x, y))
        }
    }

    /// The blurred pixels of `output`, without gaps.
    func blur(
        _ source: Surface, by blur: GaussianBlur, in output: DeviceRect, edge: Edge, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let cells = filter(source, by: blur, for: output, channels: 4, edge: edge)
        forEachPixel(of: output, blur, cells, channels: 4) { index, corner, x, y in
            pixels[index] =
                corner.value(0, x, y) | corner.value(1, x, y) << 8 | corner.value(2, x, y) << 16 | corner.value(3, x, y) << 24
        }
    }

    /// Four neighbouring cells.
    private struct Corner {
        let upper: UnsafePointer<UInt16>
        let lower: UnsafePointer<UInt16>
        let next: Int

        /// A channel's byte between the cells, in 1/256 from the first.
        @inline(__always)
        func value(_ channel: Int, _ x: UInt32, _ y: UInt32) -> UInt32 {
            let above = UInt32(upper[channel]) &* (256 &- x) &+ UInt32(upper[channel &+ next]) &* x
            let below = UInt32(lower[channel]) &* (256 &- x) &+ UInt32(lower[channel &+ next]) &* x
            // At most 65,280 · 256 each; cut to 16 bits before they are weighted again.
            let mixed = (above &>> 8) &* (256 &- y) &+ (below &>> 8) &* y
            return (mixed &+ 0x8000) &>> 16
        }
    }

    @inline(__always)
    private func forEachPixel(
        of output: DeviceRect, _ blur: GaussianBlur, _ cells: DeviceRect, channels: Int,
        _ body: (_ index: Int, _ corner: Corner, _ x: UInt32, _ y: UInt32) -> Void
    ) {
        let stride = cells.width * channels
        let isDirect = blur.shift == 0
        var index = 0
        for y in output.top..<output.bottom {
            let row = blur.cell(at: y, blur.offsetY)
            let upper = UnsafePointer(blurred.base + (row.index - cells.top) * stride)
            let lower = isDirect ? upper : upper + stride
            for x in output.left..<output.right {
                let column = blur.cell(at: x, blur.offsetX)
                let at = (column.index - cells.left) * channels
                let corner = Corner(upper: upper + at, lower: lower + at, next: isDirect ? 0 : channels)
                body(index, corner, UInt32(truncatingIfNeeded: column.fraction), UInt32(truncatingIfNeeded: row.fraction))
                index += 1
            }
        }
    }

    /// Leaves the blurred cells that `output` is read from in `blurred`; gives where they lie.
    private func filter(_ source: Surface, by blur: GaussianBlur, for output: DeviceRect, channels: Int, edge: Edge) -> DeviceRect {
        let cells = blur.cells(of: output)
        // One more than the radius on each side: the weights of a moved cell reach one farther to the left.
        let wide = cells.outset(by: blur.radius + 1)
        gather(source, in: wide, shift: blur.shift, channels: channels, edge: edge)
        rows.reserve(cells.width * channels * wide.height)
        blurred.reserve(cells.width * channels * cells.height)
        let (inner, outer) = (cells.width * channels, wide.width * channels)
        sums.reserve(inner)
        weights.prepare(deviation: blur.deviation, radius: blur.radius, fraction: blur.fraction(blur.offsetX))
        for row in 0..<wide.height {
            add(sources.base + row * outer, step: channels, count: inner, into: rows.base + row * inner)
        }
        weights.prepare(deviation: blur.deviationY, radius: blur.radius, fraction: blur.fraction(blur.offsetY))
        for row in 0..<cells.height {
            add(rows.base + row * inner, step: inner, count: inner, into: blurred.base + row * inner)
        }
        return cells
    }

    /// The weighted sum of rows that begin `step` values after each other.
    private func add(_ source: UnsafePointer<UInt16>, step: Int, count: Int, into result: UnsafeMutablePointer<UInt16>) {
        let sums = sums.base
        sums.update(repeating: 0x8000, count: count)
        for tap in 0..<weights.count {
            let weight = weights[tap]
            guard weight > 0 else { continue }
            let values = source + tap * step
            for index in 0..<count { sums[index] = sums[index] &+ UInt32(values[index]) &* weight }
        }
        for index in 0..<count { result[index] = UInt16(truncatingIfNeeded: sums[index] &>> 16) }
    }

    /// The means of each cell's pixels.
    private func gather(_ source: Surface, in cells: DeviceRect, shift: Int, channels: Int, edge: Edge) {
        let stride = cells.width * channels
        sources.reserve(stride * cells.height)
        sums.reserve(stride)
        let bounds = source.bounds
        // Beyond a picture that goes on, each row of cells is the one before.
        var repeated: Int?
        for row in 0..<cells.height {
            let top = (cells.top + row) << shift
            let (first, last) = (max(top, bounds.top), min(top + 1 << shift, bounds.bottom))
            let isBeyond = first >= last && edge == .extended
            if isBeyond, let repeated {
                (sources.base + row * stride).update(from: sources.base + repeated * stride, count: stride)
                continue
            }
            repeated = isBeyond ? row : nil
            sums.base.update(repeating: 0, count: stride)
            for y in top..<top + 1 << shift {
                let inside = min(max(y, bounds.top), bounds.bottom - 1)
                if inside != y, edge == .clear { continue }
                addPixels(of: source, row: inside, to: cells, shift: shift, channels: channels, edge: edge)
            }
            let target = sources.base + row * stride
            for index in 0..<stride { target[index] = UInt16(truncatingIfNeeded: (UInt64(sums.base[index]) &<< 8) &>> UInt64(2 &* shift)) }
        }
    }

    private func addPixels(of source: Surface, row y: Int, to cells: DeviceRect, shift: Int, channels: Int, edge: Edge) {
        let bounds = source.bounds
        let all = DeviceRect(left: cells.left << shift, top: y, right: cells.right << shift, bottom: y + 1)
        let pixels = source.pixel(x: bounds.left, y: y)
        let inside = edge == .clear ? DeviceRect(left: bounds.left, top: y, right: bounds.right, bottom: y + 1).intersection(all) : all
        let (left, right) = (min(max(bounds.left, inside.left), inside.right), max(min(bounds.right, inside.right), inside.left))
        addRun(of: pixels[0], from: inside.left, to: left, cells, shift, channels)
        for x in left..<max(right, left) { add(pixels[x &- bounds.left], times: 1, at: (x >> shift) &- cells.left, channels) }
        addRun(of: pixels[bounds.width - 1], from: max(right, left), to: inside.right, cells, shift, channels)
    }

    /// Adds a pixel that goes on from one column to another, a cell at a time.
    private func addRun(of pixel: UInt32, from first: Int, to end: Int, _ cells: DeviceRect, _ shift: Int, _ channels: Int) {
        var x = first
        while x < end {
            let next = min((x >> shift + 1) << shift, end)
            add(pixel, times: UInt32(next - x), at: (x >> shift) - cells.left, channels)
            x = next
        }
    }

    @inline(__always)
    private func add(_ pixel: UInt32, times count: UInt32, at cell: Int, _ channels: Int) {
        let sum = sums.base + cell &* channels
        guard channels == 4 else {
            sum[0] = sum[0] &+ (pixel &>> 24) &* count
            return
        }
        sum[0] = sum[0] &+ (pixel & 255) &* count
        sum[1] = sum[1] &+ (pixel &>> 8 & 255) &* count
        sum[2] = sum[2] &+ (pixel &>> 16 & 255) &* count
        sum[3] = sum[3] &+ (pixel &>> 24) &* count
    }
}
