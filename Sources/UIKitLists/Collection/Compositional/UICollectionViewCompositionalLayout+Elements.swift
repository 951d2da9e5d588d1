import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
    /// Distance by which views at items may extend beyond their groups, in points.
    private static let overhang: CGFloat = 64

    // MARK: Single elements

    final func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, placed.indices.contains(path.section), path.item >= 0, path.item < placed[path.section].geometry.count else {
            return nil
        }
        let geometry = placed[path.section].geometry
        let group = geometry.group(of: path.item)
        let index = path.item - geometry.items(of: group).lowerBound
        let solution = geometry.solution(of: group)
        guard solution.items.indices.contains(index) else { return nil }
        return attributes(of: solution.items[index], path, at: geometry.origin(of: group), placed[path.section])
    }

    final func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 { return frame.flatMap { frameAttributes($0, path[0], kind) } }
        guard path.count == 2, placed.indices.contains(path.section) else { return nil }
        let section = placed[path.section]
        let positions = section.geometry.section.boundaries.indices.filter { section.geometry.section.boundaries[$0].kind == kind }
        if positions.indices.contains(path.item) { return boundary(positions[path.item], path, section) }
        guard path.item >= 0, path.item < section.geometry.count else { return nil }
        let group = section.geometry.group(of: path.item)
        let index = path.item - section.geometry.items(of: group).lowerBound
        return section.geometry.solution(of: group).supplementaries.first { $0.item == index && $0.value.kind == kind }.map {
            attributes(of: $0, path, at: section.geometry.origin(of: group), section)
        }
    }

    final func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, placed.indices.contains(path.section) else { return nil }
        return decorations(of: path.section).first { $0.representedElementKind == kind && $0.indexPath == path }
    }

    // MARK: Attributes

    /// Converts a frame of a section to the content, on whole pixels.
    private func inContent(_ frame: CGRect, _ section: Placed) -> CGRect {
        let origin = axis.point(section.start, section.across)
        return onPixels(frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        let scale = max(collectionView?.traitCollection.displayScale ?? 1, 1)
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(frame.minX), round(frame.minY))
        return CGRect(x: x, y: y, width: max(0, round(frame.maxX) - x), height: max(0, round(frame.maxY) - y))
    }

    private func attributes(
        of item: GroupSolution.Item, _ path: IndexPath, at origin: CGPoint, _ section: Placed
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(CollectionElement(.cell, path))
        attributes.frame = inContent(item.frame.offsetBy(dx: origin.x, dy: origin.y), section)
        attributes.zIndex = item.zIndex
        open(attributes, item.isWidthEstimated, item.isHeightEstimated, isMeasured: measured[path] != nil)
        attributes.scrollHost = host(of: section, path.section)
        attributes.listPosition = section.source.list?.position(of: path, of: section.geometry.count)
        return attributes
    }

    private func open(_ attributes: UICollectionViewLayoutAttributes, _ width: Bool, _ height: Bool, isMeasured: Bool) {
        (attributes.isWidthOpen, attributes.isHeightOpen) = (width, height)
        attributes.isOfComposition = true
        attributes.isEstimate = (width || height) && !isMeasured
    }

    private func attributes(
        of view: GroupSolution.Supplementary, _ path: IndexPath, at origin: CGPoint, _ section: Placed
    ) -> UICollectionViewLayoutAttributes {
        let element = CollectionElement(.supplementaryView, view.value.kind, path)
        let attributes = makeAttributes(element)
        attributes.frame = inContent(view.frame.offsetBy(dx: origin.x, dy: origin.y), section)
        attributes.zIndex = view.value.zIndex
        open(
            attributes, view.value.size.width.isEstimated, view.value.size.height.isEstimated,
            isMeasured: measuredSupplementaries[element] != nil)
        attributes.scrollHost = host(of: section, path.section)
        return attributes
    }

    /// The range of the content that is visible in the layout's direction.
    private var seen: ClosedRange<CGFloat> {
        guard let view = collectionView else { return 0...0 }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        return axis.start(of: seen)...max(axis.start(of: seen), axis.end(of: seen))
    }

    private func boundary(_ position: Int, _ path: IndexPath, _ section: Placed) -> UICollectionViewLayoutAttributes {
        let value = section.geometry.section.boundaries[position]
        let element = CollectionElement(.supplementaryView, value.kind, path)
        let attributes = makeAttributes(element)
        let seen = seen
        let visible = (seen.lowerBound - section.start)...(seen.upperBound - section.start)
        attributes.frame = inContent(section.geometry.pinnedFrame(of: position, visible: visible), section)
        attributes.zIndex = value.zIndex
        attributes.listPosition = section.source.list?.edgePosition
        open(
            attributes, value.size.width.isEstimated, value.size.height.isEstimated, isMeasured: measuredSupplementaries[element] != nil)
        return attributes
    }

    private func frameAttributes(_ geometry: SectionGeometry, _ position: Int, _ kind: String) -> UICollectionViewLayoutAttributes? {
        guard geometry.section.boundaries.indices.contains(position), geometry.section.boundaries[position].kind == kind else { return nil }
        let value = geometry.section.boundaries[position]
        let element = CollectionElement(.supplementaryView, kind, IndexPath(index: position))
        let attributes = makeAttributes(element)
        var frame = geometry.boundaryFrames[position]
        let isAtEnd = (axis == .vertical ? value.unit.y : value.unit.x) == 1
        var along = axis.start(of: frame) + (isAtEnd ? contentLength - geometry.length : 0)
        let (seen, own) = (seen, axis.length(of: frame.size))
        if value.isPinned { along = isAtEnd ? min(along, seen.upperBound - own) : max(along, seen.lowerBound) }
        if axis == .vertical { frame.origin.y = along } else { frame.origin.x = along }
        attributes.frame = onPixels(frame)
        attributes.zIndex = value.zIndex + (value.isPinned ? 1 : 0)
        open(
            attributes, value.size.width.isEstimated, value.size.height.isEstimated, isMeasured: measuredSupplementaries[element] != nil)
        return attributes
    }

    private func decorations(of index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = placed[index]
        var counts: [String: Int] = [:]
        return zip(section.geometry.section.decorations, section.geometry.decorationFrames).map { value, frame in
            let position = counts[value.kind, default: 0]
            counts[value.kind] = position + 1
            let attributes = makeAttributes(CollectionElement(.decorationView, value.kind, IndexPath(item: position, section: index)))
            attributes.frame = inContent(frame, section)
            // Items are in front of a background of the same order.
            attributes.zIndex = value.zIndex - 1
            attributes.listPosition = section.source.list?.edgePosition
            return attributes
        }
    }

    // MARK: In a rectangle

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !rect.isNull, !rect.isInfinite else { return elements(in: CGRect(origin: .zero, size: collectionViewContentSize)) }
        var found: [UICollectionViewLayoutAttributes] = []
        let isVisible = rect == visibleRect
        var index = firstSection(reaching: axis.start(of: rect) - Self.overhang)
        while index < placed.count, placed[index].start <= axis.end(of: rect) + Self.overhang {
            let before = found.count
            add(index, in: rect, to: &found)
            if isVisible, let handler = placed[index].source.visibleItemsInvalidationHandler {
                notify(handler, Array(found[before...]), index)
            }
            index += 1
        }
        if let frame {
            for position in frame.section.boundaries.indices {
                if let attributes = frameAttributes(frame, position, frame.section.boundaries[position].kind) {
                    keep(attributes, rect, &found)
                }
            }
        }
        return found
    }

    /// The visible part of the content, in the layout's coordinates.
    private var visibleRect: CGRect? { collectionView.map { $0.mirrored($0.bounds) } }

    private func firstSection(reaching low: CGFloat) -> Int {
        var (first, last) = (0, placed.count)
        while first < last {
            let middle = (first + last) / 2
            if placed[middle].start + placed[middle].geometry.length < low { first = middle + 1 } else { last = middle }
        }
        return first
    }

    private func add(_ index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        let section = placed[index]
        let geometry = section.geometry
        for attributes in decorations(of: index) { keep(attributes, rect, &found) }
        var shown = rect
        var (low, high) = (axis.start(of: rect) - section.start, axis.end(of: rect) - section.start)
        if geometry.isOrthogonal {
            // The visible part of the section's own content, if the rectangle reaches it.
            let scrolling = geometry.scrollFrame
            guard low < axis.end(of: scrolling), high > axis.start(of: scrolling) else {
                return addBoundaries(of: index, in: rect, to: &found)
            }
            let offset = offsets[index] ?? 0
            shown = axis == .vertical ? rect.offsetBy(dx: offset, dy: 0) : rect.offsetBy(dx: 0, dy: offset)
            (low, high) = (axis.other.start(of: shown) - section.across, axis.other.end(of: shown) - section.across)
        }
        let slack = geometry.section.group.supplementaries.isEmpty && !hasBadges(geometry.section.group) ? 0 : Self.overhang
        for group in geometry.groups(from: low - slack, to: high + slack) {
            let (solution, origin, first) = (geometry.solution(of: group), geometry.origin(of: group), geometry.items(of: group).lowerBound)
            for (position, item) in solution.items.enumerated() {
                keep(attributes(of: item, IndexPath(item: first + position, section: index), at: origin, section), shown, &found)
            }
            for view in solution.supplementaries {
                keep(attributes(of: view, IndexPath(item: first + view.item, section: index), at: origin, section), shown, &found)
            }
        }
        addBoundaries(of: index, in: rect, to: &found)
    }

    private func hasBadges(_ group: CompositionalItem) -> Bool {
        var pending = [group]
        while let item = pending.popLast() {
            if !item.supplementaries.isEmpty || item.group?.custom != nil { return true }
            pending += item.group?.items ?? []
        }
        return false
    }

    private func addBoundaries(of index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        let section = placed[index]
        var counts: [String: Int] = [:]
        for (position, value) in section.geometry.section.boundaries.enumerated() {
            let item = counts[value.kind, default: 0]
            counts[value.kind] = item + 1
            keep(boundary(position, IndexPath(item: item, section: index), section), rect, &found)
        }
    }

    private func keep(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]) {
        let frame = attributes.frame
        // Rectangles that only touch do not intersect.
        if frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY, frame.maxY > rect.minY { found.append(attributes) }
    }

    private func notify(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, _ found: [UICollectionViewLayoutAttributes], _ index: Int
    ) {
        guard let view = collectionView else { return }
        var offset = view.contentOffset
        if placed[index].geometry.isOrthogonal { offset = axis.other.point(offsets[index] ?? 0, 0) }
        let container = LayoutContainer(space.size)
        handler(
            found.map(VisibleLayoutItem.init), offset, LayoutEnvironment(container: container, traitCollection: view.traitCollection))
    }

    // MARK: Orthogonal sections

    private func host(of section: Placed, _ index: Int) -> ScrollHost? {
        guard section.geometry.isOrthogonal else { return nil }
        let frame = scrollFrame(of: section)
        return ScrollHost(
            section: index, origin: frame.origin, width: axis == .vertical ? section.geometry.scrollLength : frame.width)
    }

    private func scrollFrame(of section: Placed) -> CGRect { inContent(section.geometry.scrollFrame, section) }

    final func orthogonalSections(in rect: CGRect) -> [ScrolledSection] {
        var found: [ScrolledSection] = []
        var index = firstSection(reaching: axis.start(of: rect))
        while index < placed.count, placed[index].start <= axis.end(of: rect) {
            if placed[index].geometry.isOrthogonal {
                let scrolled = scrolledSection(placed[index], index)
                if scrolled.frame.intersects(rect) { found.append(scrolled) }
            }
            index += 1
        }
        return found
    }

    final func scrolledSection(_ section: Placed, _ index: Int) -> ScrolledSection {
        let geometry = section.geometry
        let behavior = geometry.section.orthogonal ?? .continuous
        var insets = (start: CGFloat(0), end: CGFloat(0))
        let frame = scrollFrame(of: section)
        if behavior == .centeredGroupPage, geometry.groupCount > 0 {
            // The first and the last group can be in the middle.
            let visible = axis.other.length(of: frame.size)
            let lead = axis.other.start(of: geometry.section.insets)
            let trail = axis.other.end(of: geometry.section.insets)
            insets.start = max(0, (visible - geometry.length(of: 0)) / 2 - lead)
            insets.end = max(0, (visible - geometry.length(of: geometry.groupCount - 1)) / 2 - trail)
        }
        return ScrolledSection(
            section: index, frame: frame, axis: axis.other, length: geometry.scrollLength, startInset: insets.start, endInset: insets.end,
            behavior: behavior, offset: offsets[index] ?? -insets.start, geometry: geometry)
    }
}
