import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewCompositionalLayout {
    // MARK: Space

    /// The space for sections in given bounds.
    final func space(in bounds: CGRect) -> Space {
        guard let view = collectionView else { return Space() }
        let (inset, safe, margins) = (view.adjustedContentInset, view.safeAreaInsets, view.layoutMargins)
        var space = Space()
        let across = axis == .vertical ? inset.left + inset.right : inset.top + inset.bottom
        space.size = axis.size(axis.length(of: bounds.size), max(0, axis.other.length(of: bounds.size) - across))
        // Insets beyond the scroll view's own.
        if axis == .vertical {
            space.safe = UIEdgeInsets(top: 0, left: max(0, safe.left - inset.left), bottom: 0, right: max(0, safe.right - inset.right))
            space.margins = UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
            let readable = view.readableContentGuide.layoutFrame
            let (left, right) = (readable.minX - view.bounds.minX, view.bounds.maxX - readable.maxX)
            space.readable = UIEdgeInsets(top: 0, left: max(left - inset.left, 0), bottom: 0, right: max(right - inset.right, 0))
        } else {
            space.safe = UIEdgeInsets(top: max(0, safe.top - inset.top), left: 0, bottom: max(0, safe.bottom - inset.bottom), right: 0)
            space.margins = UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0)
            space.readable = space.margins
        }
        return space
    }

    /// The insets of a reference, from the leading edge.
    private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let insets: UIEdgeInsets =
            switch reference {
            case .automatic: settings.contentInsetsReference == .automatic ? space.safe : .zero
            case .none: .zero
            case .safeArea: space.safe
            case .layoutMargins: space.margins
            case .readableContent: space.readable
            }
        if reference == .automatic, settings.contentInsetsReference != .automatic { return self.insets(settings.contentInsetsReference) }
        let isMirrored = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    // MARK: Sections

    /// Asks for all sections and lays them out.
    final func layOutSections() {
        isStale = false
        generation += 1
        guard let view = collectionView else { return placed = [] }
        let old = space
        space = space(in: view.bounds)
        if axis.other.length(of: old.size) != axis.other.length(of: space.size) { (measured, measuredSupplementaries) = ([:], [:]) }
        var items: [Int: [Int: CGSize]] = [:]
        for (path, size) in measured where path.count == 2 { items[path.section, default: [:]][path.item] = size }
        var edges: [Int: [(CollectionElement, CGSize)]] = [:]
        for (element, size) in measuredSupplementaries where element.path.count == 2 {
            edges[element.path.section, default: []].append((element, size))
        }
        let traits = view.traitCollection
        layOutFrame()
        // Views at the leading and trailing edges of the whole layout make the sections narrower.
        let crossEdges = frame?.crossEdgeLengths ?? (leading: 0, trailing: 0)
        let whole = axis.size(
            axis.length(of: space.size), max(0, axis.other.length(of: space.size) - crossEdges.leading - crossEdges.trailing))
        let shared = LayoutEnvironment(container: LayoutContainer(whole, insets: insets(.automatic)), traitCollection: traits)
        boundaryKinds = []
        placed = view.counts.items.enumerated().map { index, count in
            let source = section(index, shared)
            let insets = insets(source.contentInsetsReference)
            let environment = LayoutEnvironment(container: LayoutContainer(whole, insets: insets), traitCollection: traits)
            let inner = CGRect(origin: .zero, size: whole).inset(insets).size
            var value = source.value(environment)
            value.boundaryReference = self.insets(source.supplementaryContentInsetsReference) - insets
            for boundary in value.boundaries { boundaryKinds.insert(boundary.kind) }
            let own = (edges[index] ?? []).map { (key(of: $0.0, in: value), $0.1) }
            let geometry = SectionGeometry(
                value, count: count, axis: axis, container: inner, measured: items[index] ?? [:],
                measuredSupplementaries: Dictionary(own) { first, _ in first })
            return Placed(source: source, geometry: geometry, across: axis.other.start(of: insets) + crossEdges.leading)
        }
        if view.swiping == nil, placed.contains(where: { $0.source.list?.configuration.hasSwipeActions == true }) {
            view.swiping = CollectionSwiping(in: view)
        }
        stack()
    }

    /// The boundary views of the whole layout.
    private func layOutFrame() {
        let boundaries = settings.boundarySupplementaryItems.map(\.boundary)
        guard !boundaries.isEmpty else { return frame = nil }
        let nothing = CompositionalLength(kind: .absolute, value: 0)
        var value = CompositionalSection(
            group: CompositionalItem(
                size: CompositionalSize(width: nothing, height: nothing), group: CompositionalGroup(axis: .vertical, items: [])))
        value.boundaries = boundaries
        var own: [SectionGeometry.SupplementaryKey: CGSize] = [:]
        for (element, size) in measuredSupplementaries where element.path.count == 1 {
            if let position = value.position(ofBoundary: element.kind, element.path[0]) { own[.boundary(element.kind, position)] = size }
        }
        frame = SectionGeometry(value, count: 0, axis: axis, container: space.size, measuredSupplementaries: own)
    }

    /// Puts the sections one after another.
    final func stack() {
        (measuredFrom, lastShift) = ([:], nil)
        let spacing = settings.interSectionSpacing.counting("interSectionSpacing")
        var at = frame?.startLength ?? 0
        for index in placed.indices {
            if index > 0 { at += spacing }
            placed[index].start = at
            at += placed[index].geometry.length
        }
        contentLength = max(0, at + (frame?.endLength ?? 0))
        findReach()
        offsets = offsets.reduce(into: [:]) { kept, entry in
            guard placed.indices.contains(entry.key), placed[entry.key].geometry.isOrthogonal else { return }
            let range = scrolledSection(placed[entry.key], entry.key).range
            kept[entry.key] = min(max(entry.value, range.lowerBound), range.upperBound)
        }
    }

    private func findReach() {
        let reaches = placed.map { section in
            let reach = section.geometry.reach
            return (start: section.start + reach.lowerBound, end: section.start + reach.upperBound)
        }
        (reachStarts, reachEnds) = (reaches.map(\.start), reaches.map(\.end))
        for index in reaches.indices.dropFirst() { reachEnds[index] = max(reachEnds[index], reachEnds[index - 1]) }
        for index in reaches.indices.dropLast().reversed() { reachStarts[index] = min(reachStarts[index], reachStarts[index + 1]) }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static func - (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: left.top - right.top, leading: left.leading - right.leading, bottom: left.bottom - right.bottom,
            trailing: left.trailing - right.trailing)
    }
}
