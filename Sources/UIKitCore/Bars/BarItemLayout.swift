/// Frames of a bar's items, from left to right.
///
/// Items are at least 8 points apart and further where hit areas require it: each button has 44 points to itself. A fixed space adds its
/// width; flexible spaces share the remaining width. Excess width is removed from the widest items first.
struct BarItemLayout {
    /// Size requirements of an item.
    enum Element: Equatable {
        case flexibleSpace
        case fixedSpace(CGFloat)
        /// `outset` is the extent of the hit area beyond either edge, kept free of other items; a rigid item keeps its width.
        case content(width: CGFloat, outset: CGFloat, isRigid: Bool)
    }

    /// An item's left edge and width; a space has zero width.
    struct Span: Equatable {
        var x: CGFloat
        var width: CGFloat
    }

    static let spacing: CGFloat = 8
    /// Minimum width of items that are not rigid.
    static let leastWidth: CGFloat = 24

    private let elements: [Element]
    private var gaps: [CGFloat]
    private var flexibleCounts: [Int]

    init(_ elements: [Element]) {
        self.elements = elements
        // One gap before each content, and one after the last.
        gaps = [0]
        flexibleCounts = [0]
        var outsetBefore: CGFloat?
        for element in elements {
            switch element {
            case .flexibleSpace: flexibleCounts[flexibleCounts.count - 1] += 1
            case .fixedSpace(let width): gaps[gaps.count - 1] += max(0, width)
            case .content(_, let outset, _):
                if let outsetBefore { gaps[gaps.count - 1] += max(Self.spacing, outsetBefore + outset) }
                outsetBefore = outset
                gaps.append(0)
                flexibleCounts.append(0)
            }
        }
    }

    private var widths: [CGFloat] {
        elements.compactMap { if case .content(let width, _, _) = $0 { width } else { nil } }
    }

    /// The width without excess or remaining space.
    var fittingWidth: CGFloat { widths.reduce(0, +) + gaps.reduce(0, +) }

    /// Frames within 0 to `width`, one for each part.
    func spans(in width: CGFloat) -> [Span] {
        var widths = widths
        let excess = fittingWidth - width
        if excess > 0 { shrink(&widths, by: excess) }
        let flexibleCount = flexibleCounts.reduce(0, +)
        let share = flexibleCount > 0 ? max(0, -excess) / CGFloat(flexibleCount) : 0
        var index = 0
        var x = gaps[0] + share * CGFloat(flexibleCounts[0])
        return elements.map { element in
            guard case .content = element else { return Span(x: x, width: 0) }
            defer {
                x += widths[index] + gaps[index + 1] + share * CGFloat(flexibleCounts[index + 1])
                index += 1
            }
            return Span(x: x, width: widths[index])
        }
    }

    /// Lowers the widest items to a common width until the excess is gone or all are at their minimum.
    private func shrink(_ widths: inout [CGFloat], by excess: CGFloat) {
        let soft = elements.compactMap { if case .content(_, _, let isRigid) = $0 { isRigid } else { nil } }.enumerated()
            .filter { !$0.element }.map(\.offset)
        let sorted = soft.map { widths[$0] }.sorted(by: >)
        var level = sorted.first ?? 0
        var left = excess
        for (index, width) in sorted.enumerated() {
            let next = max(index + 1 < sorted.count ? sorted[index + 1] : 0, Self.leastWidth)
            let step = min((width - next) * CGFloat(index + 1), left)
            guard step > 0 else { continue }
            left -= step
            level = width - step / CGFloat(index + 1)
            if left <= 0 { break }
        }
        for index in soft { widths[index] = min(widths[index], level) }
    }
}
