import CoreGraphics
import ListEngine

extension UICollectionViewFlowLayout {
    /// z-index of headers and footers, in front of items.
    private static let edgeIndex = 10

    final var contentSize: CGSize {
        let length = sections.last?.end ?? 0
        let space = max(laidOutSpace, 0)
        return isVertical ? CGSize(width: space, height: length) : CGSize(width: length, height: space)
    }

    // MARK: Single elements

    final func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section), (0..<sections[path.section].count).contains(path.item) else {
            return nil
        }
        return itemAttributes(path, sections[path.section].frame(of: path.item))
    }

    private func itemAttributes(_ path: IndexPath, _ flowFrame: FlowRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(CollectionElement(.cell, path))
        attributes.frame = onPixels(flowFrame)
        attributes.isEstimate = estimatedItemSize != .zero && measured[path] == nil
        return attributes
    }

    final func edge(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let index = path.first, sections.indices.contains(index) else { return nil }
        let section = sections[index]
        switch kind {
        case UICollectionView.elementKindSectionHeader: return section.header > 0 ? edgeAttributes(kind, index, header(of: section)) : nil
        case UICollectionView.elementKindSectionFooter: return section.footer > 0 ? edgeAttributes(kind, index, footer(of: section)) : nil
        default: return nil
        }
    }

    private func edgeAttributes(_ kind: String, _ section: Int, _ flowFrame: FlowRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(CollectionElement(.supplementaryView, kind, IndexPath(item: 0, section: section)))
        attributes.frame = onPixels(flowFrame)
        attributes.zIndex = Self.edgeIndex
        return attributes
    }

    private func header(of section: FlowSection) -> FlowRect {
        var along = section.start
        if sectionHeadersPinToVisibleBounds, let seen {
            along = min(max(seen.lowerBound, along), section.end - section.footer - section.header)
        }
        return FlowRect(along: along, across: 0, size: FlowSize(along: section.header, across: laidOutSpace))
    }

    private func footer(of section: FlowSection) -> FlowRect {
        var along = section.end - section.footer
        if sectionFootersPinToVisibleBounds, let seen {
            along = max(min(seen.upperBound - section.footer, along), section.start + section.header)
        }
        return FlowRect(along: along, across: 0, size: FlowSize(along: section.footer, across: laidOutSpace))
    }

    /// The visible range in scroll direction, without insets.
    private var seen: Range<CGFloat>? {
        guard let view = collectionView else { return nil }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        return isVertical ? seen.minY..<max(seen.maxY, seen.minY) : seen.minX..<max(seen.maxX, seen.minX)
    }

    private func onPixels(_ flowFrame: FlowRect) -> CGRect {
        var frame = flowFrame.rect(isVertical: isVertical)
        let scale = max(collectionView?.traitCollection.displayScale ?? 1, 1)
        frame.origin.x = (frame.minX * scale).rounded() / scale
        frame.origin.y = (frame.minY * scale).rounded() / scale
        return frame
    }

    // MARK: In a rectangle

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !sections.isEmpty, !rect.isNull else { return [] }
        let end = (sections.last?.end ?? 0) + 1
        let low = min(max(isVertical ? rect.minY : rect.minX, -1), end)
        let high = min(max(isVertical ? rect.maxY : rect.maxX, -1), end)
        var found: [UICollectionViewLayoutAttributes] = []
        var index = firstSection(reaching: low)
        while index < sections.count, sections[index].start <= high {
            let section = sections[index]
            if section.header > 0 {
                keep(edgeAttributes(UICollectionView.elementKindSectionHeader, index, header(of: section)), rect, &found)
            }
            for item in section.items(from: low, to: high) {
                keep(itemAttributes(IndexPath(item: item, section: index), section.frame(of: item)), rect, &found)
            }
            if section.footer > 0 {
                keep(edgeAttributes(UICollectionView.elementKindSectionFooter, index, footer(of: section)), rect, &found)
            }
            index += 1
        }
        return found
    }

    private func keep(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]) {
        let frame = attributes.frame
        // Rectangles that only touch do not intersect.
        if frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY, frame.maxY > rect.minY { found.append(attributes) }
    }

    /// The first section that ends at or after an offset.
    private func firstSection(reaching low: CGFloat) -> Int {
        var (first, last) = (0, sections.count)
        while first < last {
            let middle = (first + last) / 2
            if sections[middle].end < low { first = middle + 1 } else { last = middle }
        }
        return first
    }
}
