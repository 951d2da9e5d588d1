import CoreGraphics

/// An edge between two heights of a row, in 1/256 pixel.
struct Crossing {
    let top: Int
    let bottom: Int
    let winding: Int

    /// Twice the x-coordinate at half height, which orders edges that do not cross.
    @inline(__always)
    var middle: Int { top + bottom }
}

/// Exact fill rules. Paths may wind around a point more than once, in both directions, and intersect themselves; accumulated areas would
/// count overlaps twice. So a row is cut into slabs wherever an edge begins or ends and, near intersections, finely; within a slab the
/// edges are in order from left to right, and those where the rule changes bound the inside.
extension CoverageRasterizer {
    /// Accumulates a row by a fill rule and drops the edges that end in it; returns the cover of everything left of the clip.
    func accumulate(row: Int, by rule: CGPathFillRule) -> Int32 {
        guard active.count <= Self.mostEdges else { return accumulateAreas(row: row) }
        let (top, bottom) = (row << FixedPoint.bits, (row + 1) << FixedPoint.bits)
        cuts.removeAll(keepingCapacity: true)
        for edge in active {
            if edge.y0 > top { cuts.append(edge.y0) }
            if edge.y1 < bottom { cuts.append(edge.y1) }
        }
        cuts.append(bottom)
        if cuts.count > 2 { cuts.sort() }
        var outside: Int32 = 0
        var from = top
        for to in cuts where to > from {
            outside &+= addSlab(from, to, rule)
            from = to
        }
        active.removeAll { $0.lastRow <= row }
        return outside
    }

    /// Rows with more edges are accumulated by area: exact unless edges overlap within a pixel.
    private static let mostEdges = 512
    /// Height down to which slabs with intersecting edges are halved, in 1/256 pixel.
    private static let finest = 8

    /// Accumulates a slab, between two heights at which no edge begins or ends.
    private func addSlab(_ top: Int, _ bottom: Int, _ rule: CGPathFillRule) -> Int32 {
        crossings.removeAll(keepingCapacity: true)
        for edge in active where edge.y0 <= top && edge.y1 >= bottom {
            crossings.append(Crossing(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
        }
        guard crossings.count > 1 else { return 0 }
        if sortCrossings() || bottom - top <= Self.finest { return addInside(height: bottom - top, rule) }
        let middle = (top + bottom) / 2
        return addSlab(top, middle, rule) &+ addSlab(middle, bottom, rule)
    }

    /// Sorts the crossings by x at half height; returns false if their order differs at the top or bottom. Insertion sort: few are out of
    /// order.
    private func sortCrossings() -> Bool {
        crossings.withUnsafeMutableBufferPointer { crossings in
            for index in 1..<crossings.count {
                let moved = crossings[index]
                var slot = index
                while slot > 0, moved.middle < crossings[slot - 1].middle {
                    crossings[slot] = crossings[slot - 1]
                    slot -= 1
                }
                crossings[slot] = moved
            }
            for index in 1..<crossings.count
            where crossings[index].top < crossings[index - 1].top || crossings[index].bottom < crossings[index - 1].bottom {
                return false
            }
            return true
        }
    }

    private func addInside(height: Int, _ rule: CGPathFillRule) -> Int32 {
        var outside: Int32 = 0
        var winding = 0
        var wasInside = false
        for crossing in crossings {
            winding += crossing.winding
            let isInside = rule == .winding ? winding != 0 : winding & 1 != 0
            guard isInside != wasInside else { continue }
            outside &+= addSegment(
                left: min(crossing.top, crossing.bottom), right: max(crossing.top, crossing.bottom), height: height,
                winding: isInside ? 1 : -1)
            wasInside = isInside
        }
        return outside
    }
}
