import CoreGraphics

/// Frames of a group and of what is in it, relative to the group's origin, from left to right.
package struct GroupSolution {
    package struct Item {
        package var frame: CGRect
        package var zIndex = 0
        /// Lengths that are the item's own to decide.
        package var isWidthEstimated = false, isHeightEstimated = false

        package init(frame: CGRect, zIndex: Int = 0, isWidthEstimated: Bool = false, isHeightEstimated: Bool = false) {
            (self.frame, self.zIndex, self.isWidthEstimated, self.isHeightEstimated) = (frame, zIndex, isWidthEstimated, isHeightEstimated)
        }
    }

    package struct Supplementary {
        /// The item, counted from the group's first, that names the view.
        package var item: Int
        package var value: CompositionalSupplementary
        package var frame: CGRect
    }

    package var size = CGSize.zero
    package var items: [Item] = []
    package var supplementaries: [Supplementary] = []
    /// Whether the group would have taken more items.
    package var hasSpace = false
    /// The number of items that were looked at: those of the group, and those that did not fit.
    package var examined = 0
}

/// Computes the frames of a group.
///
/// Items follow each other along the group's axis, as many as fit; flexible distances share the rest. Nested groups are solved in turn.
package struct GroupSolver {
    /// The preferred size of an item, by its index in the section; nil before it is measured.
    package var measured: (Int) -> CGSize? = { _ in nil }
    /// The preferred size of a supplementary view at an item.
    package var measuredSupplementary: (String, Int) -> CGSize? = { _, _ in nil }

    package init(
        measured: @escaping (Int) -> CGSize? = { _ in nil }, measuredSupplementary: @escaping (String, Int) -> CGSize? = { _, _ in nil }
    ) {
        (self.measured, self.measuredSupplementary) = (measured, measuredSupplementary)
    }

    /// Excess in points at which an item still fits: sums of fractions are not exact.
    package static let tolerance: CGFloat = 0.01
    /// The most items that a group takes by itself; any number of items without a length would fit.
    package static let itemLimit = 10_000

    /// An item in its group, before flexible distances are shared out.
    private struct Placed {
        var value: CompositionalItem
        var size: CGSize
        var solution: GroupSolution?
        var first: Int
        var count: Int
        /// The number of items that were looked at.
        var examined = 1
    }

    /// Solves a group.
    ///
    /// - Parameters:
    ///   - group: an item with a group.
    ///   - first: the index of its first item in the section.
    ///   - available: the number of items from there to the section's end, 1 or more.
    ///   - container: the size that fractions refer to, in points.
    package func solve(_ group: CompositionalItem, first: Int, available: Int, in container: CGSize) -> GroupSolution {
        let outer = group.size.resolved(in: container)
        guard let content = group.group else { return GroupSolution(size: outer) }
        let insets = group.effectiveInsets
        let inner = CGRect(origin: .zero, size: outer).inset(insets)
        if let custom = content.custom { return solveCustom(custom, group, outer, inner, available) }
        let placed = choose(content, first: first, available: available, in: inner.size, isOpen: group.isEstimated(along: content.axis))
        var solution = arrange(placed.items, of: group, content, outer, inner)
        (solution.hasSpace, solution.examined) = (placed.hasSpace, placed.examined)
        addSupplementaries(of: group, at: CGRect(origin: .zero, size: solution.size), item: 0, first: first, to: &solution)
        return solution
    }

    /// Returns a function that solves the group that begins at an item of so many in all.
    package func solving(_ group: CompositionalItem, _ count: Int, in container: CGSize, _ axis: CompositionalAxis) -> (Int) -> (
        OpenGroups.Solved, GroupSolution
    ) {
        { first in
            let solution = self.solve(group, first: first, available: count - first, in: container)
            let (along, across) = (axis.length(of: solution.size), axis.other.length(of: solution.size))
            return (
                OpenGroups.Solved(items: solution.items.count, examined: solution.examined, along: along, across: across), solution
            )
        }
    }

    private func solveCustom(
        _ custom: (CGSize) -> [(frame: CGRect, zIndex: Int)], _ group: CompositionalItem, _ outer: CGSize, _ inner: CGRect, _ available: Int
    ) -> GroupSolution {
        let frames = custom(inner.size)
        var solution = GroupSolution(size: outer)
        solution.items = frames.prefix(available).map {
            GroupSolution.Item(frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: $0.zIndex)
        }
        (solution.hasSpace, solution.examined) = (frames.count > available, solution.items.count)
        return solution
    }

    // MARK: Choice of items

    /// The items of a group, one at least.
    private func choose(
        _ group: CompositionalGroup, first: Int, available: Int, in inner: CGSize, isOpen: Bool
    ) -> (items: [Placed], hasSpace: Bool, examined: Int) {
        guard !group.items.isEmpty else { return ([], false, 0) }
        let axis = group.axis
        let whole = axis.length(of: inner)
        let gaps = CGFloat(max((group.count ?? 1) - 1, 0)) * group.spacing.points
        let shared = group.sharesLength ? group.count.map { max(0, (whole - gaps) / CGFloat(max($0, 1))) } : nil
        var placed: [Placed] = []
        var (taken, used, examined) = (0, CGFloat(0), 0)
        while taken < min(available, max(Self.itemLimit, group.count ?? 0)) {
            if let count = group.count, placed.count >= count { return (placed, false, examined) }
            var value = group.items[placed.count % group.items.count]
            if let shared {
                let own = CompositionalLength(kind: .absolute, value: shared)
                if axis == .horizontal { value.size.width = own } else { value.size.height = own }
            }
            let one = measure(value, first: first + taken, available: available - taken, in: inner)
            examined = max(examined, taken + one.examined)
            // An estimated group has the items that fit by their estimates.
            let isNominal = isOpen && value.isEstimated(along: axis)
            let nominal = axis.length(of: isNominal ? value.size.resolved(in: inner) : one.size)
            let edges = (axis.before(value.edges)?.points ?? 0) + (axis.after(value.edges)?.points ?? 0)
            let next = used + (placed.isEmpty ? 0 : group.spacing.points) + nominal + edges
            if !placed.isEmpty, shared == nil, next > whole + Self.tolerance, !(isOpen && group.count != nil) {
                return (placed, false, examined)
            }
            // An empty group takes no item.
            guard one.count > 0 else { return (placed, false, examined) }
            placed.append(one)
            taken += one.count
            used = next
        }
        if let count = group.count { return (placed, placed.count < count, examined) }
        return (placed, hasSpace(after: placed, used, group, whole, inner), examined)
    }

    private func hasSpace(after placed: [Placed], _ used: CGFloat, _ group: CompositionalGroup, _ whole: CGFloat, _ inner: CGSize) -> Bool {
        let value = group.items[placed.count % group.items.count]
        let edges = (group.axis.before(value.edges)?.points ?? 0) + (group.axis.after(value.edges)?.points ?? 0)
        return used + group.spacing.points + group.axis.length(of: value.size.resolved(in: inner)) + edges <= whole + Self.tolerance
    }

    private func measure(_ value: CompositionalItem, first: Int, available: Int, in inner: CGSize) -> Placed {
        if value.group != nil {
            let solution = solve(value, first: first, available: available, in: inner)
            return Placed(
                value: value, size: solution.size, solution: solution, first: first, count: solution.items.count,
                examined: solution.examined)
        }
        var size = value.size.resolved(in: inner)
        if value.size.isEstimated, let own = measured(first) {
            if value.size.width.isEstimated { size.width = own.width }
            if value.size.height.isEstimated { size.height = own.height }
        }
        return Placed(value: value, size: size, solution: nil, first: first, count: 1)
    }

    // MARK: Arrangement

    private func arrange(
        _ placed: [Placed], of group: CompositionalItem, _ content: CompositionalGroup, _ outer: CGSize, _ inner: CGRect
    ) -> GroupSolution {
        let axis = content.axis
        let insets = group.effectiveInsets
        let fixed = placed.reduce(CGFloat(0)) {
            $0 + axis.length(of: $1.size) + (axis.before($1.value.edges)?.points ?? 0) + (axis.after($1.value.edges)?.points ?? 0)
        }
        let whole = fixed + CGFloat(max(placed.count - 1, 0)) * content.spacing.points
        let isOpen = group.isEstimated(along: axis)
        // The flexible distances share the rest.
        var flexible = content.spacing.isFlexible ? max(placed.count - 1, 0) : 0
        for item in placed {
            if axis.before(item.value.edges)?.isFlexible == true { flexible += 1 }
            if axis.after(item.value.edges)?.isFlexible == true { flexible += 1 }
        }
        let rest = isOpen ? 0 : max(0, axis.length(of: inner.size) - whole)
        let share = flexible > 0 ? rest / CGFloat(flexible) : 0
        let across = acrossLength(of: placed, in: group, axis, inner)
        var solution = GroupSolution()
        var at = axis.start(of: inner)
        for (index, item) in placed.enumerated() {
            if index > 0 { at += content.spacing.points + (content.spacing.isFlexible ? share : 0) }
            if let before = axis.before(item.value.edges) { at += before.points + (before.isFlexible ? share : 0) }
            let offset = acrossOffset(of: item, in: across, axis.other)
            add(item, at: axis.point(at, axis.other.start(of: inner) + offset), to: &solution)
            at += axis.length(of: item.size)
            if let after = axis.after(item.value.edges) { at += after.points + (after.isFlexible ? share : 0) }
        }
        let along = isOpen ? whole + axis.start(of: insets) + axis.end(of: insets) : axis.length(of: outer)
        let high = group.isEstimated(along: axis.other) ? across : axis.other.length(of: outer)
        solution.size = axis.size(along, high)
        return solution
    }

    /// Length of a group across its axis, within its insets: an estimated one is that of its longest item.
    private func acrossLength(of placed: [Placed], in group: CompositionalItem, _ axis: CompositionalAxis, _ inner: CGRect) -> CGFloat {
        let other = axis.other
        guard group.isEstimated(along: other), !placed.isEmpty else { return other.length(of: inner.size) }
        return placed.map {
            other.length(of: $0.size) + (other.before($0.value.edges)?.points ?? 0) + (other.after($0.value.edges)?.points ?? 0)
        }.max() ?? 0
    }

    private func acrossOffset(of item: Placed, in whole: CGFloat, _ axis: CompositionalAxis) -> CGFloat {
        let (before, after) = (axis.before(item.value.edges), axis.after(item.value.edges))
        let rest = max(0, whole - axis.length(of: item.size) - (before?.points ?? 0) - (after?.points ?? 0))
        guard before?.isFlexible == true else { return before?.points ?? 0 }
        return (before?.points ?? 0) + (after?.isFlexible == true ? rest / 2 : rest)
    }

    private func add(_ item: Placed, at origin: CGPoint, to solution: inout GroupSolution) {
        let start = solution.items.count
        if let inner = item.solution {
            solution.items += inner.items.map {
                var moved = $0
                moved.frame = $0.frame.offsetBy(dx: origin.x, dy: origin.y)
                return moved
            }
            solution.supplementaries += inner.supplementaries.map {
                var moved = $0
                moved.frame = $0.frame.offsetBy(dx: origin.x, dy: origin.y)
                moved.item += start
                return moved
            }
            return
        }
        let frame = CGRect(origin: origin, size: item.size).inset(item.value.effectiveInsets)
        solution.items.append(
            GroupSolution.Item(
                frame: frame, isWidthEstimated: item.value.size.width.isEstimated, isHeightEstimated: item.value.size.height.isEstimated))
        addSupplementaries(of: item.value, at: frame, item: start, first: item.first - start, to: &solution)
    }

    private func addSupplementaries(
        of value: CompositionalItem, at frame: CGRect, item: Int, first: Int, to solution: inout GroupSolution
    ) {
        for supplementary in value.supplementaries {
            var size = supplementary.size.resolved(in: frame.size)
            if supplementary.size.isEstimated, let own = measuredSupplementary(supplementary.kind, first + item) {
                if supplementary.size.width.isEstimated { size.width = own.width }
                if supplementary.size.height.isEstimated { size.height = own.height }
            }
            solution.supplementaries.append(
                GroupSolution.Supplementary(item: item, value: supplementary, frame: supplementary.frame(at: frame, size: size)))
        }
    }
}
