import CoreGraphics

/// One line of a flow layout and the distribution of its items across.
///
/// A line takes as many items as fit with the minimum spacing; the remaining space is distributed between them, so that they reach from
/// edge to edge; where only one item fits, it is centered. The last line of items of one size is spaced as if it continued with them, so
/// that they form a grid; that of differing sizes begins at the leading edge, with the minimum spacing.
package struct FlowLine: Equatable {
    /// Index of its first item.
    package let first: Int
    package let count: Int
    /// Space before the first item.
    package let lead: CGFloat
    /// Space between two items.
    package let gap: CGFloat
    /// Thickness of the thickest item; the others are centered in it.
    package let thickness: CGFloat
    /// Offset from the start of the first line.
    package var along: CGFloat = 0

    /// Tolerance for rounding before a further item counts as too wide.
    package static let slack: CGFloat = 1e-6

    /// Items that take less than this across with their spacing, in points, do not share a line: there would be more of them than pixels.
    /// Nor does a layout search for visible lines that advance by less.
    package static let least: CGFloat = 1.0 / 64

    /// Creates the line that begins with an item.
    ///
    /// - Parameters:
    ///   - sizes: the size of an item.
    ///   - total: the number of items.
    ///   - isGrid: whether all items have one size.
    package init(from first: Int, of total: Int, space: CGFloat, spacing: CGFloat, isGrid: Bool, size: (Int) -> FlowSize) {
        var left = space - size(first).across
        var fitting = 1
        var thickness = size(first).along
        // Items equal to the last one are assumed beyond it, which spaces the line like a full one.
        while true {
            let next = size(min(first + fitting, total - 1))
            guard left + Self.slack >= next.across + spacing, next.across + spacing >= Self.least else { break }
            left -= next.across + spacing
            if first + fitting < total { thickness = max(thickness, next.along) }
            fitting += 1
        }
        self.first = first
        count = min(fitting, total - first)
        left = max(left, 0)
        self.thickness = thickness
        guard isGrid || first + count < total else {
            (lead, gap) = (0, spacing)
            return
        }
        lead = fitting == 1 ? left / 2 : 0
        gap = spacing + (fitting > 1 ? left / CGFloat(fitting - 1) : 0)
    }

    /// Frame of one of its items, from the start of the first line.
    ///
    /// - Complexity: O(*i*), where *i* is the number of items before it in the line.
    package func frame(of item: Int, size: (Int) -> FlowSize) -> FlowRect {
        let own = size(item)
        let across = (first..<item).reduce(lead) { $0 + size($1).across + gap }
        return FlowRect(along: along + (thickness - own.along) / 2, across: across, size: own)
    }
}

extension [FlowLine] {
    /// Index of the last line that satisfies a predicate that all lines before it satisfy; the first if none does.
    package func lastIndex(upTo holds: (FlowLine) -> Bool) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// Items of the lines between two offsets.
    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard let last, high >= 0, low <= last.along + last.thickness else { return 0..<0 }
        var first = lastIndex(upTo: { $0.along <= low })
        if self[first].along + self[first].thickness < low { first += 1 }
        let end = lastIndex(upTo: { $0.along <= high })
        return first <= end ? self[first].first..<self[end].first + self[end].count : 0..<0
    }
}
