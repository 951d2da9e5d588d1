import CoreGraphics

/// Layout of a section's items with estimated sizes until they are measured.
///
/// Lines are stored up to the last measured item; the items after it are all alike. Measuring in order, as in scrolling, rebuilds only the
/// last lines.
package struct EstimatedFlowItems {
    package let estimate: FlowSize
    package let count: Int
    package let space, itemSpacing, lineSpacing: CGFloat
    private var sizes: [Int: FlowSize] = [:]
    /// Whether an item was not as estimated.
    private var differs = false
    private var lines: [FlowLine] = []
    /// The last measured item.
    private var last = -1
    private var tail = FlowItems.none
    private var tailFirst = 0
    private var tailStart: CGFloat = 0

    package init(_ estimate: FlowSize, sizes: [Int: FlowSize], count: Int, space: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        self.estimate = estimate
        self.count = count
        self.space = space
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        take(sizes)
    }

    /// Adds measured sizes.
    ///
    /// - Complexity: O(*l*), where *l* is the number of lines from the first of these items, or from the end of the stored lines,
    ///   to the last; O(*n*) more where these reach the last item, where *n* is the number of measured ones.
    package mutating func take(_ new: [Int: FlowSize]) {
        sizes.merge(new) { _, other in other }
        differs = differs || new.values.contains { $0 != estimate }
        last = max(last, new.keys.max() ?? -1)
        let first = new.keys.min() ?? 0
        // A line before it may have space for an item that has become smaller.
        let kept = lines.isEmpty ? 0 : max(lines.lastIndex(upTo: { $0.first <= first }) - 1, 0)
        lines.removeSubrange(kept...)
        var next = lines.last.map { $0.first + $0.count } ?? 0
        var along = lines.last.map { $0.along + $0.thickness + lineSpacing } ?? 0
        // Only the last line depends on it.
        let isGrid = last == count - 1 && isUniform
        while next <= last, next < count {
            var line = FlowLine(from: next, of: count, space: space, spacing: itemSpacing, isGrid: isGrid) { sizes[$0] ?? estimate }
            line.along = along
            lines.append(line)
            next += line.count
            along += line.thickness + lineSpacing
        }
        (tailFirst, tailStart) = (next, along)
        tail = FlowItems(alike: estimate, count: count - next, space: space, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    }

    /// Whether all items have one size.
    private var isUniform: Bool {
        guard differs else { return true }
        return sizes.count == count && sizes.allSatisfy { $0.value == sizes[0] }
    }

    package var length: CGFloat {
        if tailFirst < count { return tailStart + tail.length }
        return lines.last.map { $0.along + $0.thickness } ?? 0
    }

    package func frame(of item: Int) -> FlowRect {
        guard item < tailFirst else {
            var frame = tail.frame(of: item - tailFirst)
            frame.along += tailStart
            // The last line of differing sizes.
            if differs, case .alike(let size, let line, let count, _) = tail {
                let index = item - tailFirst, first = (count - 1) / line.count * line.count
                if index >= first { frame.across = CGFloat(index - first) * (size.across + itemSpacing) }
            }
            return frame
        }
        return lines[lines.lastIndex(upTo: { $0.first <= item })].frame(of: item) { sizes[$0] ?? estimate }
    }

    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let head = lines.items(from: low, to: high)
        let rest = tail.items(from: low - tailStart, to: high - tailStart)
        guard !rest.isEmpty else { return head }
        return (head.isEmpty ? rest.lowerBound + tailFirst : head.lowerBound)..<rest.upperBound + tailFirst
    }
}
