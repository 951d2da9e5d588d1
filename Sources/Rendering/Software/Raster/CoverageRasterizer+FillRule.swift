import CoreGraphics

/// A side between two heights of a row, in 1/256 pixel.
struct Crossing {
    let top: Int
    let bottom: Int
    let winding: Int

    /// Twice the place half-way down, which orders sides that do not cross.
    @inline(__always)
    var middle: Int { top + bottom }
}

/// Paths may wind around a point more than once, both ways, and cross themselves. Summed areas would count what overlaps twice, so here a row
/// is cut wherever a side begins or ends and, near crossings, finely; between two cuts the sides are in order from left to right, and those
/// where the rule changes its mind bound the inside.
extension CoverageRasterizer {
    /// Adds the shares of a row as a rule sees them and drops the sides that end in it; returns the cover of everything left of the clip.
    func accumulate(row: Int, by rule: CGPathFillRule) -> Int32 {
        guard active.count <= Self.mostSides else { return accumulateAreas(row: row) }
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

    /// More sides than this in one row are summed by their areas: exact unless they overlap within a pixel.
    private static let mostSides = 512
    /// Sides that cross are told apart to within this height, in 1/256 pixel.
    private static let finest = 8

    /// Adds what lies between two heights at which no side begins or ends.
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

    /// Puts the crossings in order half-way down; false where they are in another order above or below. Insertion: few are out of place.
    private func sortCrossings() -> Bool {
        crossings.withUnsafeMutableBufferPointer { crossings in
            for index in 1..<crossings.count {
                let moved = crossings[index]
                var place = index
                while place > 0, moved.middle < crossings[place - 1].middle {
                    crossings[place] = crossings[place - 1]
                    place -= 1
                }
                crossings[place] = moved
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
