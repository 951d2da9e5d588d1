import CoreGraphics

/// Geometry of focus movement: the next rectangle in a direction, and the reading order of rectangles.
enum FocusGeometry {
    /// Distances below this count as equal, in points.
    private static let tolerance: CGFloat = 0.5

    /// Returns the index of the nearest rectangle in a direction; nil if there is none.
    ///
    /// Only rectangles in the beam count, which the start rectangle casts in that direction: they overlap it across the direction and
    /// extend farther than the start at both ends. Among those at the same distance the one whose middle is nearest across wins. A heading
    /// other than up, down, left and right has no next rectangle.
    ///
    /// - Complexity: O(*n*), where *n* is the number of candidates.
    static func next(from start: CGRect, toward heading: UIFocusHeading, among candidates: [CGRect]) -> Int? {
        guard let beam = Beam(start, heading) else { return nil }
        var best: (index: Int, gap: CGFloat, offset: CGFloat)?
        for (index, candidate) in candidates.enumerated() {
            guard let (gap, offset) = beam.distance(to: candidate) else { continue }
            if let best {
                guard gap < best.gap - tolerance || abs(gap - best.gap) <= tolerance && offset < best.offset else { continue }
            }
            best = (index, gap, offset)
        }
        return best?.index
    }

    /// A start rectangle in coordinates that grow along the direction.
    private struct Beam {
        let heading: UIFocusHeading
        let along: ClosedRange<CGFloat>
        let across: ClosedRange<CGFloat>

        init?(_ start: CGRect, _ heading: UIFocusHeading) {
            guard let (along, across) = Self.ranges(of: start, heading) else { return nil }
            (self.heading, self.along, self.across) = (heading, along, across)
        }

        private static func ranges(of rect: CGRect, _ heading: UIFocusHeading) -> (
            along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>
        )? {
            guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
            let (x, y) = (rect.minX...rect.maxX, rect.minY...rect.maxY)
            switch heading {
            case .right: return (x, y)
            case .left: return (-rect.maxX...(-rect.minX), y)
            case .down: return (y, x)
            case .up: return (-rect.maxY...(-rect.minY), x)
            default: return nil
            }
        }

        /// The gap along the direction and the distance of the middles across it; nil outside of the beam.
        func distance(to rect: CGRect) -> (gap: CGFloat, offset: CGFloat)? {
            guard let (other, width) = Self.ranges(of: rect, heading) else { return nil }
            let overlap = min(across.upperBound, width.upperBound) - max(across.lowerBound, width.lowerBound)
            guard overlap > FocusGeometry.tolerance, other.lowerBound > along.lowerBound + FocusGeometry.tolerance,
                other.upperBound > along.upperBound + FocusGeometry.tolerance
            else { return nil }
            let middle = (width.lowerBound + width.upperBound - across.lowerBound - across.upperBound) / 2
            return (max(0, other.lowerBound - along.upperBound), abs(middle))
        }
    }

    /// Returns the indices of rectangles in reading order: row by row, in a row from the leading to the trailing edge.
    ///
    /// A row has the topmost rectangle that is left, and those that overlap it vertically by at least half of the lower one's height. A
    /// row whose rectangles form columns, such as one beside a tall rectangle, is read column by column; each of them in reading order.
    ///
    /// - Complexity: O(*n*³) at most, where *n* is the number of rectangles; O(*n*²) without columns.
    static func readingOrder(of rects: [CGRect], isMirrored: Bool = false) -> [Int] {
        func leading(_ index: Int) -> CGFloat { isMirrored ? -rects[index].maxX : rects[index].minX }
        var order: [Int] = []
        var pending = [Array(rects.indices)]
        while let set = pending.popLast() {
            guard set.count > 1 else {
                order += set
                continue
            }
            let lines = rows(of: set, rects)
            let areas = lines.count > 1 ? lines : columns(of: set, rects, isMirrored: isMirrored)
            if areas.count > 1 {
                pending += areas.reversed()
            } else {
                order += set.sorted { (rects[$0].minY, leading($0), $0) < (rects[$1].minY, leading($1), $1) }
            }
        }
        return order
    }

    /// From top to bottom.
    private static func rows(of set: [Int], _ rects: [CGRect]) -> [[Int]] {
        var left = set.sorted { (rects[$0].minY, $0) < (rects[$1].minY, $1) }
        var rows: [[Int]] = []
        while let top = left.first {
            let row = left.filter { $0 == top || overlaps(rects[top], rects[$0]) }
            rows.append(row)
            let ids = Set(row)
            left.removeAll { ids.contains($0) }
        }
        return rows
    }

    /// Sets of rectangles with space between them, from the leading edge.
    private static func columns(of set: [Int], _ rects: [CGRect], isMirrored: Bool) -> [[Int]] {
        var columns: [[Int]] = []
        var end = -CGFloat.infinity
        for index in set.sorted(by: { (rects[$0].minX, $0) < (rects[$1].minX, $1) }) {
            if columns.isEmpty || rects[index].minX > end - tolerance {
                columns.append([index])
            } else {
                columns[columns.count - 1].append(index)
            }
            end = max(end, rects[index].maxX)
        }
        return isMirrored ? columns.reversed() : columns
    }

    private static func overlaps(_ one: CGRect, _ other: CGRect) -> Bool {
        let overlap = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return overlap > 0 && overlap >= min(one.height, other.height) / 2
    }
}
