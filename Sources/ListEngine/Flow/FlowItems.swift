import CoreGraphics

/// Layout of a section's items in a flow layout, from the start of its first line.
///
/// Items of equal size take no memory each; others are stored in lines.
package enum FlowItems {
    /// All items have one size and all lines are like the first.
    case alike(size: FlowSize, line: FlowLine, count: Int, spacing: CGFloat)
    case each(sizes: [FlowSize], lines: [FlowLine])
    indirect case guessed(EstimatedFlowItems)
    case none

    package init(alike size: FlowSize, count: Int, space: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        guard count > 0 else {
            self = .none
            return
        }
        // As many items as could fit in a line, whatever their number.
        let line = FlowLine(from: 0, of: count, space: space, spacing: itemSpacing, isGrid: true) { _ in size }
        self = .alike(size: size, line: line, count: count, spacing: lineSpacing)
    }

    /// - Complexity: O(*n*), where *n* is the number of items.
    package init(_ sizes: [FlowSize], space: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        guard let first = sizes.first else {
            self = .none
            return
        }
        if sizes.allSatisfy({ $0 == first }) {
            self.init(alike: first, count: sizes.count, space: space, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
            return
        }
        var lines: [FlowLine] = []
        var (next, along) = (0, CGFloat(0))
        while next < sizes.count {
            var line = FlowLine(from: next, of: sizes.count, space: space, spacing: itemSpacing, isGrid: false) { sizes[$0] }
            line.along = along
            lines.append(line)
            next += line.count
            along += line.thickness + lineSpacing
        }
        self = .each(sizes: sizes, lines: lines)
    }

    /// Maximum number of items to return where lines do not advance.
    private static let mostCrowded = 200

    /// From the start of the first line to the end of the last.
    package var length: CGFloat {
        switch self {
        case .none: return 0
        case .alike(_, let line, let count, let spacing):
            let lines = CGFloat((count - 1) / line.count + 1)
            return lines * line.thickness + (lines - 1) * spacing
        case .each(_, let lines): return lines.last.map { $0.along + $0.thickness } ?? 0
        case .guessed(let guess): return guess.length
        }
    }

    /// - Complexity: O(log *l* + *i*), where *l* is the number of stored lines and *i* that of items before it in its line.
    package func frame(of item: Int) -> FlowRect {
        switch self {
        case .none: return FlowRect(along: 0, across: 0, size: FlowSize(along: 0, across: 0))
        case .alike(let size, let line, _, let spacing):
            let (row, column) = item.quotientAndRemainder(dividingBy: line.count)
            return FlowRect(
                along: CGFloat(row) * (line.thickness + spacing), across: line.lead + CGFloat(column) * (size.across + line.gap), size: size
            )
        case .each(let sizes, let lines):
            return lines[lines.lastIndex(upTo: { $0.first <= item })].frame(of: item) { sizes[$0] }
        case .guessed(let guess): return guess.frame(of: item)
        }
    }

    /// Items of the lines between two offsets.
    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        switch self {
        case .none: return 0..<0
        case .alike(_, let line, let count, let spacing):
            let step = line.thickness + spacing
            let rows = (count - 1) / line.count + 1
            guard high >= 0, low <= length else { return 0..<0 }
            func row(_ position: CGFloat) -> Int { position < CGFloat(rows) ? Int(max(position, 0)) : rows }
            let isCrowded = step < FlowLine.least
            let first = isCrowded && step <= 0 ? 0 : row(((low - line.thickness) / step).rounded(.up))
            var last = isCrowded && step <= 0 ? rows : row((high / step).rounded(.down) + 1)
            // Of lines that nearly coincide, a limited number is returned.
            if isCrowded { last = min(last, first + max(Self.mostCrowded / line.count, 1)) }
            guard first < last else { return 0..<0 }
            let (end, overflows) = last.multipliedReportingOverflow(by: line.count)
            return first * line.count..<(overflows ? count : min(end, count))
        case .each(_, let lines): return lines.items(from: low, to: high)
        case .guessed(let guess): return guess.items(from: low, to: high)
        }
    }
}

/// A section of a flow layout: header, items and footer in scroll direction.
package struct FlowSection {
    package var items: FlowItems
    package let count: Int
    /// Lengths in scroll direction; 0 for none.
    package let header, footer: CGFloat
    /// Insets before and after the items in scroll direction, and before them across.
    package let before, after, lead: CGFloat
    /// Offset of the section in scroll direction.
    package var start: CGFloat = 0

    package init(
        items: FlowItems, count: Int, header: CGFloat, footer: CGFloat, before: CGFloat, after: CGFloat, lead: CGFloat, start: CGFloat = 0
    ) {
        (self.items, self.count, self.header, self.footer) = (items, count, header, footer)
        (self.before, self.after, self.lead, self.start) = (before, after, lead, start)
    }

    package var length: CGFloat { header + before + items.length + after + footer }
    package var end: CGFloat { start + length }
    package var itemStart: CGFloat { start + header + before }

    package func frame(of item: Int) -> FlowRect {
        var frame = items.frame(of: item)
        frame.along += itemStart
        frame.across += lead
        return frame
    }

    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> { items.items(from: low - itemStart, to: high - itemStart) }
}

/// A size in scroll direction (along) and in line direction (across).
package struct FlowSize: Equatable {
    package var along: CGFloat
    package var across: CGFloat

    package init(along: CGFloat, across: CGFloat) {
        self.along = along
        self.across = across
    }

    package init(_ size: CGSize, isVertical: Bool) {
        along = isVertical ? size.height : size.width
        across = isVertical ? size.width : size.height
    }
}

/// A rectangle in scroll and line direction.
package struct FlowRect: Equatable {
    package var along: CGFloat
    package var across: CGFloat
    package var size: FlowSize

    package init(along: CGFloat, across: CGFloat, size: FlowSize) {
        (self.along, self.across, self.size) = (along, across, size)
    }

    package func rect(isVertical: Bool) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }
}
