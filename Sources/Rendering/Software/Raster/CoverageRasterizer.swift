import CPixels
import CoreGraphics

/// Computes the exact coverage of each pixel by outlines, row by row: scanline area accumulation.
///
/// As in FreeType and AGG, each edge adds to the cells it crosses its height there (`cover`) and the area between it and the cell's left
/// edge; the sum from the left is the covered area. Only one row is in memory at a time: edges are cut to it from their absolute
/// coordinates, so that neither the clip nor the first row drawn affects the bytes.
final class CoverageRasterizer {
    @exclusivity(unchecked) private(set) var clip = DeviceRect.empty
    @exclusivity(unchecked) private var edges: [Edge] = []
    /// Active edges of the current row, for fill rules.
    @exclusivity(unchecked) var active: [Edge] = []
    /// Active edges of the current row, for outlines.
    @exclusivity(unchecked) private var swept: [SweptEdge] = []
    /// Linked lists of edges by first row: for each row of the clip, the index of the last outline edge that begins there; for each edge
    /// the one before it; -1 for none.
    private let begun = ScratchBuffer<Int32>()
    @exclusivity(unchecked) private var before: [Int32] = []
    /// Fill rule for contours that may overlap; nil for outlines, which do not.
    @exclusivity(unchecked) private var rule: CGPathFillRule?
    /// Used by `+FillRule`.
    @exclusivity(unchecked) var cuts: [Int] = []
    @exclusivity(unchecked) var crossings: [Crossing] = []
    // Accumulation buffers of one row, from the clip's left; zero between rows. They wrap around: only more than 16,000 windings on one
    // pixel could overflow.
    private let covers = ScratchBuffer<Int32>()
    private let areas = ScratchBuffer<Int32>()
    private let touched = ScratchBuffer<UInt64>()
    private let bytes = ScratchBuffer<UInt8>()
    private let runs = ScratchBuffer<CoverageRun>()
    @exclusivity(unchecked) private var runCount = 0

    /// Removes all contours; those added next are clipped to a rectangle.
    func begin(in clip: DeviceRect, rule: CGPathFillRule? = nil) {
        self.clip = clip
        self.rule = rule
        edges.removeAll(keepingCapacity: true)
        before.removeAll(keepingCapacity: true)
        begun.reserve(clip.height)
        if rule == nil { begun.base.update(repeating: -1, count: clip.height) }
        covers.reserve(clip.width, filling: 0)
        areas.reserve(clip.width, filling: 0)
        touched.reserve((clip.width + 63) >> 6, filling: 0)
        // Padding for kernels that read ahead.
        bytes.reserve(clip.width + 8)
        runs.reserve(clip.width)
    }

    /// Adds a closed contour; one of the opposite direction inside another is a hole.
    func add(_ contour: HomogeneousContour) {
        contour.forEachEdge { addEdge($0) }
    }

    /// Adds the edges of an outline.
    func add(_ outline: kinora_outline) {
        for index in 0..<Int(outline.count) {
            let (x0, y0) = (Int(outline.x[index]), Int(outline.y[index]))
            let (x1, y1) = (Int(outline.x[index + 1]), Int(outline.y[index + 1]))
            if y0 < y1 {
                addEdge(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
            } else if y0 > y1 {
                addEdge(Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
            }
        }
    }

    /// Adds an edge of an outline.
    @inline(__always)
    func addEdge(_ edge: Edge) {
        guard edge.lastRow >= clip.top, edge.firstRow < clip.bottom, min(edge.x0, edge.x1) < clip.right << FixedPoint.bits else { return }
        let left = clip.left << FixedPoint.bits
        let row = max(edge.firstRow, clip.top) - clip.top
        before.append(begun.base[row])
        begun.base[row] = Int32(edges.count)
        guard max(edge.x0, edge.x1) <= left else { return edges.append(edge) }
        // Entirely left of the clip: only its height matters.
        edges.append(Edge(x0: left - 1, y0: edge.y0, x1: left - 1, y1: edge.y1, winding: edge.winding))
    }

    /// Adds the edges of a path. Edges outside the clip are kept, because the rule needs all that cross a row.
    func add(_ path: FlatPath) {
        for edge in path.edges {
            if edge.firstRow >= clip.bottom { break }
            if edge.lastRow >= clip.top { edges.append(edge) }
        }
    }

    /// Calls `body` with each covered row, from the top; it may change the row's runs and bytes.
    @inline(__always)
    func sweep(_ body: (inout CoverageRow) -> Void) {
        if let rule { sweep(by: rule, body) } else { sweepOutlines(body) }
    }

    @inline(__always)
    private func sweepOutlines(_ body: (inout CoverageRow) -> Void) {
        swept.removeAll(keepingCapacity: true)
        var left = edges.count
        var y = clip.top
        while y < clip.bottom {
            var index = Int(begun.base[y - clip.top])
            while index >= 0 {
                swept.append(SweptEdge(edges[index], row: y))
                index = Int(before[index])
                left -= 1
            }
            if swept.isEmpty {
                if left == 0 { return }
            } else {
                emit(y, outside: accumulate(row: y), body)
            }
            y += 1
        }
    }

    private func sweep(by rule: CGPathFillRule, _ body: (inout CoverageRow) -> Void) {
        edges.sort { $0.y0 < $1.y0 }
        active.removeAll(keepingCapacity: true)
        var next = 0
        var y = clip.top
        while y < clip.bottom {
            while next < edges.count, edges[next].firstRow <= y {
                if edges[next].lastRow >= y { active.append(edges[next]) }
                next += 1
            }
            if active.isEmpty {
                guard next < edges.count else { return }
                y = edges[next].firstRow
                continue
            }
            emit(y, outside: accumulate(row: y, by: rule), body)
            y += 1
        }
    }

    @inline(__always)
    private func emit(_ y: Int, outside: Int32, _ body: (inout CoverageRow) -> Void) {
        gather(from: outside)
        guard runCount > 0 else { return }
        var row = CoverageRow(
            y: y, origin: clip.left, bytes: bytes.base, runs: UnsafeMutableBufferPointer(start: runs.base, count: runCount))
        body(&row)
    }

    /// Accumulates the outline edges of a row and drops those that end in it; returns the cover of everything left of the clip.
    private func accumulate(row: Int) -> Int32 {
        var outside: Int32 = 0
        var kept = 0
        swept.withUnsafeMutableBufferPointer { edges in
            for index in edges.indices {
                let winding = edges[index].winding
                let continues = edges[index].advance(row: row) { left, right, height in
                    outside &+= addSegment(left: left, right: right, height: height, winding: winding)
                }
                guard continues else { continue }
                if kept < index { edges[kept] = edges[index] }
                kept &+= 1
            }
        }
        if kept < swept.count { swept.removeLast(swept.count - kept) }
        return outside
    }

    /// Accumulates the active edges of a row without a rule, and drops those that end in it.
    func accumulateAreas(row: Int) -> Int32 {
        var outside: Int32 = 0
        var index = 0
        while index < active.count {
            let edge = active[index]
            let top = max(edge.y0, row << FixedPoint.bits)
            let bottom = min(edge.y1, (row + 1) << FixedPoint.bits)
            let (from, to) = (edge.x(at: top), edge.x(at: bottom))
            outside &+= addSegment(left: min(from, to), right: max(from, to), height: bottom - top, winding: edge.winding)
            if edge.lastRow <= row {
                active.swapAt(index, active.count - 1)
                active.removeLast()
            } else {
                index += 1
            }
        }
        return outside
    }

    /// Computes the coverage of an edge within one row, where it spans `height` from `left` to `right`, and adds it to the cells; returns
    /// its cover left of the clip.
    func addSegment(left: Int, right: Int, height: Int, winding: Int) -> Int32 {
        let first = left >> FixedPoint.bits
        let last = right > left ? (right - 1) >> FixedPoint.bits : first
        if first == last, first >= clip.left {
            let fractions = left + right - 2 * (first << FixedPoint.bits)
            addCell(first, cover: height * winding, area: fractions * height * winding)
            return 0
        }
        if last < clip.left { return Int32(height * winding) }
        // Height of the segment, from its left end, where it leaves each cell, in either direction: an incremental division with a constant
        // quotient and remainder per cell.
        let width = right &- left
        var cell = max(first, clip.left)
        var from = max(left, cell << FixedPoint.bits)
        var fromHeight = from == left ? 0 : (from &- left) &* height / width
        let outside = fromHeight
        let end = min(last, clip.right &- 1)
        var (toHeight, rest) = (((cell &+ 1) << FixedPoint.bits &- left) &* height).quotientAndRemainder(dividingBy: width)
        let (step, stepRest) = cell < end ? (FixedPoint.one &* height).quotientAndRemainder(dividingBy: width) : (0, 0)
        while cell <= end {
            let to = min(right, (cell &+ 1) << FixedPoint.bits)
            let reached = to == right ? height : toHeight
            let cover = (reached &- fromHeight) &* winding
            addCell(cell, cover: cover, area: (from &+ to &- 2 &* (cell << FixedPoint.bits)) &* cover)
            (from, fromHeight) = (to, reached)
            cell &+= 1
            toHeight &+= step
            rest &+= stepRest
            if rest >= width {
                rest &-= width
                toHeight &+= 1
            }
        }
        return Int32(outside * winding)
    }

    @inline(__always)
    private func addCell(_ x: Int, cover: Int, area: Int) {
        guard x < clip.right else { return }
        let index = x - clip.left
        covers.base[index] &+= Int32(truncatingIfNeeded: cover)
        areas.base[index] &+= Int32(truncatingIfNeeded: area)
        touched.base[index >> 6] |= 1 << UInt64(index & 63)
    }

    /// Converts the row's cells to runs, and clears them.
    private func gather(from outside: Int32) {
        runCount = 0
        var cover = outside
        var x = 0
        for word in 0..<(clip.width + 63) >> 6 {
            var bits = touched.base[word]
            guard bits != 0 else { continue }
            touched.base[word] = 0
            while bits != 0 {
                let cell = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if cell > x { append(coverage(cover << 9), from: x, to: cell) }
                cover &+= covers.base[cell]
                append(coverage(cover << 9 &- areas.base[cell]), from: cell, to: cell + 1)
                covers.base[cell] = 0
                areas.base[cell] = 0
                x = cell + 1
            }
        }
        if x < clip.width { append(coverage(cover << 9), from: x, to: clip.width) }
    }

    private static let wholePixel: Int32 = 2 * 256 * 256

    /// Converts twice the area, in squares of 1/256 pixel, to 0…255, rounded.
    @inline(__always)
    private func coverage(_ doubleArea: Int32) -> Int32 {
        let whole = Self.wholePixel
        var area = doubleArea.magnitude
        if rule == .evenOdd {
            // Rows with too many edges for the exact rule.
            area %= 2 * UInt32(whole)
            if area > UInt32(whole) { area = 2 * UInt32(whole) - area }
        }
        return (Int32(min(area, UInt32(whole))) * 255 + whole / 2) / whole
    }

    /// Shorter runs of uniform coverage are not worth a kernel call of their own.
    private static let shortest = 24

    @inline(__always)
    private func append(_ coverage: Int32, from start: Int, to end: Int) {
        guard coverage > 0 else { return }
        let (first, last) = (Int32(clip.left + start), Int32(clip.left + end))
        let joins = runCount > 0 && runs.base[runCount - 1].end == first
        if end - start >= Self.shortest {
            runs.base[runCount] = CoverageRun(start: first, end: last, uniform: coverage)
            runCount += 1
            return
        }
        (bytes.base + start).fill(end - start, with: coverage)
        if joins, runs.base[runCount - 1].uniform == 0 {
            runs.base[runCount - 1].end = last
        } else {
            runs.base[runCount] = CoverageRun(start: first, end: last, uniform: 0)
            runCount += 1
        }
    }
}
