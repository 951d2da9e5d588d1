import CoreGraphics

/// The frames of a section.
///
/// In the section's coordinates: the origin is the section's start, at the leading edge of the container. The groups of an orthogonal
/// section are where they are before it scrolls. Groups without estimates, and unmeasured ones, take no memory each.
package struct SectionGeometry {
    package let section: CompositionalSection
    package let count: Int
    package let axis: CompositionalAxis
    package let container: CGSize
    package private(set) var measured: [Int: CGSize]
    package private(set) var measuredSupplementaries: [SupplementaryKey: CGSize]

    /// Key of the measured size of a supplementary view at an item, or of a boundary view.
    package struct SupplementaryKey: Hashable {
        package var kind: String
        package var index: Int

        package init(kind: String, index: Int) {
            (self.kind, self.index) = (kind, index)
        }

        /// The key of a boundary view by its place among all of the section.
        package static func boundary(_ kind: String, _ position: Int) -> SupplementaryKey {
            SupplementaryKey(kind: kind, index: -1 - position)
        }

        package var isBoundary: Bool { index < 0 }
    }

    /// Lengths of the groups along `groupAxis`, each with the distance to the next.
    private var lengths = RowHeights()
    /// Items in a full group; 0 if groups differ, which `open` describes.
    private var perGroup = 0
    private var open: OpenGroups?
    /// Lengths across the groups' axis of groups that are measured, the largest of these, and that of the others.
    private var acrossOfMeasured: [Int: CGFloat] = [:]
    private var largestAcross: CGFloat?
    private var acrossOfEstimates: CGFloat = 0
    /// Distances by which elements extend beyond their groups.
    private var overflow = GroupOverflow()
    private var hasEstimates: Bool
    /// The frames of the boundary views, pinned nowhere.
    package private(set) var boundaryFrames: [CGRect] = []
    /// Lengths of the boundary views that the section grows by, at its start and its end.
    package private(set) var (startLength, endLength): (CGFloat, CGFloat) = (0, 0)
    private var (leadingWidth, trailingWidth): (CGFloat, CGFloat) = (0, 0)

    /// Lengths of the boundary views at the edges across the layout's direction.
    package var crossEdgeLengths: (leading: CGFloat, trailing: CGFloat) { (leadingWidth, trailingWidth) }

    /// Solutions of groups that are all alike.
    private var template = GroupSolution()
    private var lastTemplate = GroupSolution()

    /// - Parameters:
    ///   - container: the size that fractions refer to, in points.
    ///   - measured: preferred sizes of items, by index.
    ///   - measuredSupplementaries: preferred sizes of views at items, and of boundary views by index.
    package init(
        _ section: CompositionalSection, count: Int, axis: CompositionalAxis, container: CGSize, measured: [Int: CGSize] = [:],
        measuredSupplementaries: [SupplementaryKey: CGSize] = [:]
    ) {
        (self.section, self.count, self.axis, self.container) = (section, count, axis, container)
        (self.measured, self.measuredSupplementaries) = (measured, measuredSupplementaries)
        hasEstimates = section.group.hasEstimates
        measureBoundaries()
        makeGroups()
        layOutBoundaries()
    }

    package var isOrthogonal: Bool { section.orthogonal != nil }

    /// The direction in which groups follow each other.
    package var groupAxis: CompositionalAxis { isOrthogonal ? axis.other : axis }

    // MARK: Lengths

    /// The size that the groups' fractions refer to.
    package var groupContainer: CGSize {
        let insets = section.insets
        return CGSize(
            width: max(0, container.width - insets.leading - insets.trailing - (axis == .vertical ? leadingWidth + trailingWidth : 0)),
            height: max(0, container.height - insets.top - insets.bottom - (axis == .horizontal ? leadingWidth + trailingWidth : 0)))
    }

    /// Length of all groups along their axis.
    package var groupsLength: CGFloat { groupCount > 0 ? CGFloat(lengths.total) - section.spacing : 0 }

    /// Length of the groups in the layout's direction.
    package var contentLength: CGFloat { isOrthogonal ? acrossLength : groupsLength }

    private var acrossLength: CGFloat { groupCount == 0 ? 0 : largestAcross ?? acrossOfEstimates }

    /// Length of the section in the layout's direction.
    package var length: CGFloat { startLength + axis.start(of: section.insets) + contentLength + axis.end(of: section.insets) + endLength }

    /// The part of an orthogonal section that scrolls.
    package var scrollFrame: CGRect {
        let along = startLength + axis.start(of: section.insets)
        return CGRect(origin: axis.point(along, 0), size: axis.size(contentLength, axis.other.length(of: container)))
    }

    /// Length of an orthogonal section's content.
    package var scrollLength: CGFloat {
        axis.other.start(of: section.insets) + groupsLength + axis.other.end(of: section.insets) + leadingWidth + trailingWidth
    }

    // MARK: Groups

    package var groupCount: Int { lengths.count }

    private var solver: GroupSolver {
        let (measured, supplementaries) = (measured, measuredSupplementaries)
        return GroupSolver(
            measured: { measured[$0] }, measuredSupplementary: { supplementaries[SupplementaryKey(kind: $0, index: $1)] })
    }

    private mutating func makeGroups() {
        lengths = RowHeights()
        (perGroup, open, acrossOfMeasured, largestAcross, overflow) = (0, nil, [:], nil, GroupOverflow())
        guard count > 0 else { return }
        let plain = GroupSolver()
        template = plain.solve(section.group, first: 0, available: count, in: groupContainer)
        see(template)
        acrossOfEstimates = groupAxis.other.length(of: template.size)
        if section.group.hasOpenCount { return makeOpenGroups() }
        perGroup = max(template.items.count, 1)
        let groups = (count - 1) / perGroup + 1
        let rest = count - (groups - 1) * perGroup
        lastTemplate = groups == 1 ? template : plain.solve(section.group, first: 0, available: rest, in: groupContainer)
        see(lastTemplate)
        lengths.append(groups - 1, of: height(groupAxis.length(of: template.size)))
        lengths.append(1, of: height(groupAxis.length(of: lastTemplate.size)))
        guard hasEstimates else { return }
        updateLengths(of: Set(measured.keys.filter { $0 < count }.map { $0 / perGroup }))
    }

    private func height(_ length: CGFloat) -> ItemHeight { .exact(Double(length + section.spacing)) }

    private mutating func updateLengths(of groups: Set<Int>) {
        var hasShrunk = false
        for group in groups.sorted() {
            let solution = solution(of: group)
            see(solution)
            lengths.set(height(groupAxis.length(of: solution.size)), at: group)
            let across = groupAxis.other.length(of: solution.size)
            let old = acrossOfMeasured.updateValue(across, forKey: group) ?? 0
            if across < old, old == largestAcross { hasShrunk = true }
            largestAcross = max(largestAcross ?? 0, across)
        }
        if hasShrunk { largestAcross = acrossOfMeasured.values.max() }
    }

    /// Groups whose numbers of items depend on the items' sizes.
    private mutating func makeOpenGroups() {
        let axis = groupAxis
        let usual = OpenGroups.Solved(
            items: template.items.count, examined: template.examined, along: axis.length(of: template.size),
            across: axis.other.length(of: template.size))
        let solve = solver.solving(section.group, count, in: groupContainer, axis)
        var seen = overflow
        let made = OpenGroups(count: count, measured: measured.keys.filter { $0 < count }.sorted(), usual: usual) {
            let (solved, solution) = solve($0)
            seen.add(solution, axis, spacing: self.section.spacing)
            return solved
        }
        (open, overflow) = (made, seen)
        for run in made.runs { lengths.append(run.count, of: height(run.along)) }
        if isOrthogonal { acrossOfEstimates = made.across }
    }

    private mutating func measureOpenGroups(_ items: [Int]) {
        guard var groups = open else { return }
        let axis = groupAxis
        let solve = solver.solving(section.group, count, in: groupContainer, axis)
        var seen = overflow
        let changes = groups.measure(items) {
            let (solved, solution) = solve($0)
            seen.add(solution, axis, spacing: self.section.spacing)
            return solved
        }
        (open, overflow) = (groups, seen)
        for change in changes {
            lengths.remove(change.replaced)
            var at = change.replaced.lowerBound
            for run in change.runs {
                lengths.insert(run.count, of: height(run.along), at: at)
                at += run.count
            }
        }
        if isOrthogonal { acrossOfEstimates = groups.across }
    }

    private mutating func see(_ solution: GroupSolution) { overflow.add(solution, groupAxis, spacing: section.spacing) }

    /// The items of a group.
    package func items(of group: Int) -> Range<Int> {
        if let open { return open.items(of: group) }
        return group * perGroup..<(group + 1 < groupCount ? (group + 1) * perGroup : count)
    }

    /// The group of an item.
    package func group(of item: Int) -> Int { open?.group(of: item) ?? item / perGroup }

    /// The frames in a group.
    package func solution(of group: Int) -> GroupSolution {
        if perGroup > 0, !hasEstimates { return group + 1 == groupCount ? lastTemplate : template }
        let items = items(of: group)
        return solver.solve(section.group, first: items.lowerBound, available: items.count, in: groupContainer)
    }

    /// The origin of a group.
    package func origin(of group: Int) -> CGPoint {
        let along = CGFloat(lengths.top(of: group))
        let (start, across) = (startLength + axis.start(of: section.insets), axis.other.start(of: section.insets) + leadingWidth)
        return isOrthogonal ? axis.point(start, across + along) : axis.point(start + along, across)
    }

    /// Start of a group along the groups' axis, without insets.
    package func start(of group: Int) -> CGFloat { CGFloat(lengths.top(of: group)) }

    /// Length of a group along the groups' axis.
    package func length(of group: Int) -> CGFloat { CGFloat(lengths[group].points) - section.spacing }

    /// The group at a distance from the start of the first along the groups' axis; the last one beyond the end.
    package func group(at along: CGFloat) -> Int { max(0, min(lengths.row(at: Double(max(along, 0))), groupCount - 1)) }

    /// Most groups that are looked through one by one.
    private static let scanLimit = 1000

    /// Start of the first group along the groups' axis, in the section's coordinates.
    private var groupsStart: CGFloat {
        isOrthogonal ? axis.other.start(of: section.insets) + leadingWidth : startLength + axis.start(of: section.insets)
    }

    /// Groups with elements in a range along the groups' axis, in the section's coordinates, and perhaps some beside it.
    ///
    /// Groups may overlap, and elements extend beyond their groups.
    package func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard groupCount > 0, low <= high else { return 0..<0 }
        // Groups that do not come after the ones before are in no order.
        if overflow.hasBackwardGroups, groupCount <= Self.scanLimit { return 0..<groupCount }
        let (first, last) = (low - groupsStart - overflow.after, high - groupsStart + overflow.before)
        guard last >= 0, first <= max(CGFloat(lengths.total), groupsLength) else { return 0..<0 }
        let range = group(at: first)..<max(group(at: first), group(at: last)) + 1
        return overflow.hasBackwardGroups ? range.prefix(Self.scanLimit) : range
    }

    /// The range in the layout's direction that all elements are in, in the section's coordinates.
    package var reach: ClosedRange<CGFloat> {
        var (low, high) = (CGFloat(0), length)
        for frame in boundaryFrames {
            low = min(low, axis.start(of: frame))
            high = max(high, axis.end(of: frame))
        }
        for frame in decorationFrames {
            low = min(low, axis.start(of: frame))
            high = max(high, axis.end(of: frame))
        }
        guard groupCount > 0 else { return low...high }
        if overflow.hasBackwardGroups, !isOrthogonal {
            let most = CGFloat(groupCount) * overflow.largestStride
            return min(low, -most - overflow.before)...max(high, most + overflow.after)
        }
        let content = contentReach
        return min(low, content.lowerBound)...max(high, content.upperBound)
    }

    /// The range in the layout's direction that the groups' elements are in, in the section's coordinates.
    package var contentReach: ClosedRange<CGFloat> {
        let start = startLength + axis.start(of: section.insets)
        if isOrthogonal { return start - overflow.beforeAcross...start + max(contentLength, 0) + overflow.afterAcross }
        return start - overflow.before...start + max(CGFloat(lengths.total) + overflow.after, groupsLength, 0)
    }

    /// The size that an item has until it is measured.
    package func estimatedSize(of item: Int) -> CGSize? {
        guard item < count else { return nil }
        let items = items(of: group(of: item))
        let solution = GroupSolver().solve(section.group, first: items.lowerBound, available: items.count, in: groupContainer)
        let index = item - items.lowerBound
        return solution.items.indices.contains(index) ? solution.items[index].frame.size : nil
    }

    /// The frame of an item.
    package func frame(of item: Int) -> CGRect {
        let group = group(of: item)
        let origin = origin(of: group)
        let index = item - items(of: group).lowerBound
        let solution = solution(of: group)
        return solution.items.indices.contains(index) ? solution.items[index].frame.offsetBy(dx: origin.x, dy: origin.y) : .zero
    }

    // MARK: Measured sizes

    /// Takes preferred sizes of items; those with the same sizes change nothing.
    package mutating func measure(_ sizes: [Int: CGSize]) {
        measured.merge(sizes) { $1 }
        let items = sizes.keys.filter { $0 < count }
        if open != nil { measureOpenGroups(items) } else if perGroup > 0 { updateLengths(of: Set(items.map { $0 / perGroup })) }
        layOutBoundaries()
    }

    /// Takes the preferred size of a supplementary view.
    package mutating func measureSupplementary(_ size: CGSize, _ key: SupplementaryKey) {
        measuredSupplementaries[key] = size
        guard key.isBoundary else { return }
        let before = groupContainer
        measureBoundaries()
        if groupContainer != before { makeGroups() }
        layOutBoundaries()
    }

    // MARK: Boundary views

    private var boundarySizes: [CGSize] = []

    private mutating func measureBoundaries() {
        (startLength, endLength, leadingWidth, trailingWidth) = (section.startPadding, 0, 0, 0)
        boundarySizes = section.boundaries.enumerated().map { index, boundary in
            var size = boundary.size.resolved(in: boundaryContainer)
            if let own = measuredSupplementaries[.boundary(boundary.kind, index)] {
                if boundary.size.width.isEstimated { size.width = own.width }
                if boundary.size.height.isEstimated { size.height = own.height }
            }
            return size
        }
        for (boundary, size) in zip(section.boundaries, boundarySizes) where boundary.extends {
            let (x, y) = (boundary.unit.x, boundary.unit.y)
            let (along, across) = axis == .vertical ? (y, x) : (x, y)
            if along == 0 { startLength += axis.length(of: size) }
            if along == 1 { endLength += axis.length(of: size) }
            if along == 0.5, across == 0 { leadingWidth += axis.other.length(of: size) }
            if along == 0.5, across == 1 { trailingWidth += axis.other.length(of: size) }
        }
    }

    private var boundaryContainer: CGSize {
        let reference = section.boundaryReference
        var across = axis.other.length(of: container) - axis.other.start(of: reference) - axis.other.end(of: reference)
        if section.boundariesFollowInsets { across -= axis.other.start(of: section.insets) + axis.other.end(of: section.insets) }
        return axis.size(axis.length(of: container), max(0, across))
    }

    private mutating func layOutBoundaries() {
        let inset = section.boundariesFollowInsets ? axis.other.start(of: section.insets) : 0
        let across = axis.other.start(of: section.boundaryReference) + inset
        let whole = axis.other.length(of: boundaryContainer)
        var (atStart, atEnd) = (section.startPadding, length)
        boundaryFrames = zip(section.boundaries, boundarySizes).map { boundary, size in
            let isVertical = axis == .vertical
            let unit = (along: isVertical ? boundary.unit.y : boundary.unit.x, across: isVertical ? boundary.unit.x : boundary.unit.y)
            let own = axis.length(of: size)
            var along = startLength + (length - startLength - endLength - own) * unit.along
            if boundary.extends, unit.along == 0 {
                along = atStart
                atStart += own
            } else if boundary.extends, unit.along == 1 {
                atEnd -= own
                along = atEnd
            }
            let origin = axis.point(along, across + (whole - axis.other.length(of: size)) * unit.across)
            return CGRect(
                origin: CGPoint(x: origin.x + boundary.offset.x, y: origin.y + boundary.offset.y), size: size
            ).inset(boundary.size.isEstimated ? .zero : boundary.insets)
        }
    }

    /// The frame of a boundary view that stays within a visible range of the layout's direction, in the section's coordinates, while its
    /// section does.
    package func pinnedFrame(of index: Int, visible: ClosedRange<CGFloat>) -> CGRect {
        var frame = boundaryFrames[index]
        let boundary = section.boundaries[index]
        guard boundary.isPinned else { return frame }
        let (start, own) = (axis.start(of: frame), axis.length(of: frame.size))
        let isAtEnd = (axis == .vertical ? boundary.unit.y : boundary.unit.x) == 1
        let along =
            isAtEnd
            ? max(min(start, visible.upperBound - own), startLength)
            : min(max(start, visible.lowerBound), max(start, length - endLength - own))
        if axis == .vertical { frame.origin.y = along } else { frame.origin.x = along }
        return frame
    }

    /// The frames of the backgrounds.
    package var decorationFrames: [CGRect] {
        let whole = CGRect(origin: .zero, size: axis.size(length, axis.other.length(of: container)))
        return section.decorations.map { whole.inset($0.insets) }
    }
}
