import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewCompositionalLayout {
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
        if let position = section.geometry.section.position(ofBoundary: kind, path.item) { return boundary(position, path, section) }
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

    /// The range of the content that is visible in the layout's direction, in the layout's coordinates.
    final var seen: ClosedRange<CGFloat> {
        guard let view = collectionView else { return 0...0 }
        let seen = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
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

    /// The attributes of a boundary view of the whole layout, which is counted among those of its kind.
    private func frameAttributes(_ geometry: SectionGeometry, _ index: Int, _ kind: String) -> UICollectionViewLayoutAttributes? {
        guard let position = geometry.section.position(ofBoundary: kind, index) else { return nil }
        let value = geometry.section.boundaries[position]
        let element = CollectionElement(.supplementaryView, kind, IndexPath(index: index))
        let attributes = makeAttributes(element)
        var frame = geometry.boundaryFrames[position]
        let unit = axis == .vertical ? value.unit.y : value.unit.x
        // The geometry is that of a layout without sections.
        var along = axis.start(of: frame) + unit * (contentLength - geometry.length)
        let (seen, own) = (seen, axis.length(of: frame.size))
        if value.isPinned {
            along =
                unit == 1
                ? max(min(along, seen.upperBound - own), geometry.startLength)
                : min(max(along, seen.lowerBound), max(along, contentLength - geometry.endLength - own))
        }
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
        var index = firstSection(reaching: axis.start(of: rect))
        while index < placed.count, reachStarts[index] <= axis.end(of: rect) {
            let before = found.count
            add(index, in: rect, to: &found)
            if isVisible, found.count > before, let handler = placed[index].source.visibleItemsInvalidationHandler {
                notify(handler, Array(found[before...]), index)
            }
            index += 1
        }
        if let frame {
            var counts: [String: Int] = [:]
            for boundary in frame.section.boundaries {
                let index = counts[boundary.kind, default: 0]
                counts[boundary.kind] = index + 1
                if let attributes = frameAttributes(frame, index, boundary.kind) { keep(attributes, rect, &found) }
            }
        }
        return found
    }

    /// The visible part of the content, in the layout's coordinates.
    private var visibleRect: CGRect? { collectionView.map { $0.mirrored($0.bounds) } }

    /// The first section that may have elements beyond a position, or after which there are some.
    private func firstSection(reaching low: CGFloat) -> Int {
        var (first, last) = (0, placed.count)
        while first < last {
            let middle = (first + last) / 2
            if reachEnds[middle] < low { first = middle + 1 } else { last = middle }
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
            let reach = geometry.contentReach
            guard low < reach.upperBound, high > reach.lowerBound else { return addBoundaries(of: index, in: rect, to: &found) }
            let offset = offsets[index] ?? scrolledSection(section, index).offset
            shown = axis == .vertical ? rect.offsetBy(dx: offset, dy: 0) : rect.offsetBy(dx: 0, dy: offset)
            (low, high) = (axis.other.start(of: shown) - section.across, axis.other.end(of: shown) - section.across)
        }
        let start = axis.point(section.start, section.across)
        for group in geometry.groups(from: low, to: high) {
            let (solution, origin, first) = (geometry.solution(of: group), geometry.origin(of: group), geometry.items(of: group).lowerBound)
            let near = shown.insetBy(dx: -1, dy: -1).offsetBy(dx: -start.x - origin.x, dy: -start.y - origin.y)
            for (position, item) in solution.items.enumerated() where item.frame.overlaps(near) {
                keep(attributes(of: item, IndexPath(item: first + position, section: index), at: origin, section), shown, &found)
            }
            for view in solution.supplementaries where view.frame.overlaps(near) {
                keep(attributes(of: view, IndexPath(item: first + view.item, section: index), at: origin, section), shown, &found)
            }
        }
        addBoundaries(of: index, in: rect, to: &found)
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
        if attributes.frame.overlaps(rect) { found.append(attributes) }
    }

    private func notify(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, _ found: [UICollectionViewLayoutAttributes], _ index: Int
    ) {
        guard let view = collectionView else { return }
        var offset = view.contentOffset
        if placed[index].geometry.isOrthogonal { offset = axis.other.point(scrolledSection(placed[index], index).offset, 0) }
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
        while index < placed.count, reachStarts[index] <= axis.end(of: rect) {
            if placed[index].geometry.isOrthogonal {
                let reach = placed[index].geometry.contentReach
                let (low, high) = (axis.start(of: rect) - placed[index].start, axis.end(of: rect) - placed[index].start)
                if low < reach.upperBound, high > reach.lowerBound { found.append(scrolledSection(placed[index], index)) }
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

extension CGRect {
    /// Whether rectangles have points in common, and do not only touch; an empty one may be within another.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
