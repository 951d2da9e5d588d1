import CoreGraphics

/// How the items of one line of a flow layout share the room across.
///
/// As many items as fit with the least spacing make a line; what is left is shared out between them, so that they reach from edge to edge. The last line
/// is spaced as if more items like its last one followed; where one item alone fits it lies in the middle.
struct FlowLine: Equatable {
    /// The number of its first item.
    let first: Int
    let count: Int
    /// Before the first item.
    let lead: CGFloat
    /// Between two items.
    let gap: CGFloat
    /// Of the highest item: the others lie in its middle.
    let thickness: CGFloat
    /// From the first line's beginning.
    var along: CGFloat = 0

    /// What is added by rounding before a further item counts as too wide.
    static let slack: CGFloat = 1e-6

    /// Items that take less than this across with the spacing, points, do not share a line: there would be more of them than pixels. Nor does a layout look
    /// for what is seen among lines that go on by less.
    static let least: CGFloat = 1.0 / 64

    /// The line that begins with an item.
    ///
    /// - Parameters:
    ///   - sizes: the size of an item.
    ///   - total: how many items there are.
    init(from first: Int, of total: Int, room: CGFloat, spacing: CGFloat, size: (Int) -> FlowSize) {
        var left = room - size(first).across
        var fitting = 1
        var thickness = size(first).along
        // Beyond the last item others like it are thought of, to space the line as a full one.
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
        lead = fitting == 1 ? left / 2 : 0
        gap = spacing + (fitting > 1 ? left / CGFloat(fitting - 1) : 0)
        self.thickness = thickness
    }

    /// Where one of its items lies, from the first line's beginning.
    ///
    /// - Complexity: O(items of the line before it).
    func place(of item: Int, size: (Int) -> FlowSize) -> FlowRect {
        let own = size(item)
        let across = (first..<item).reduce(lead) { $0 + size($1).across + gap }
        return FlowRect(along: along + (thickness - own.along) / 2, across: across, size: own)
    }
}

extension [FlowLine] {
    /// The last line that has a property that all before it have; the first where none has.
    func lastIndex(upTo holds: (FlowLine) -> Bool) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// The items of the lines that lie between two places.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard let last, high >= 0, low <= last.along + last.thickness else { return 0..<0 }
        var first = lastIndex(upTo: { $0.along <= low })
        if self[first].along + self[first].thickness < low { first += 1 }
        let end = lastIndex(upTo: { $0.along <= high })
        return first <= end ? self[first].first..<self[end].first + self[end].count : 0..<0
    }
}
