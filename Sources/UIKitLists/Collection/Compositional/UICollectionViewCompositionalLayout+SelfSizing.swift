import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewCompositionalLayout {
    /// The key of a supplementary view: of a boundary view of the section, or else of one at an item.
    final func key(of element: CollectionElement, in section: CompositionalSection) -> SectionGeometry.SupplementaryKey {
        if let position = section.position(ofBoundary: element.kind, element.path.item) { return .boundary(element.kind, position) }
        return SectionGeometry.SupplementaryKey(kind: element.kind, index: element.path.item)
    }

    /// Whether an element is a section's boundary view or background.
    final func belongsToSection(_ element: CollectionElement) -> Bool {
        if element.category == .decorationView { return true }
        guard element.category == .supplementaryView, element.path.count == 2, boundaryKinds.contains(element.kind) else { return false }
        guard placed.indices.contains(element.path.section) else { return true }
        let section = placed[element.path.section].geometry.section
        // A kind may be that of views at items too.
        return !section.boundaries.contains { $0.kind == element.kind }
            || section.position(ofBoundary: element.kind, element.path.item) != nil
    }

    /// Takes a view's preferred size, along its estimated lengths; returns whether the layout changes.
    final func takesPreferred(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard original.isWidthOpen || original.isHeightOpen, original.representedElementCategory != .decorationView else { return false }
        var size = original.size
        if original.isWidthOpen { size.width = preferred.size.width }
        if original.isHeightOpen { size.height = preferred.size.height }
        guard size.width.isFinite, size.height.isFinite else { return false }
        size = CGSize(width: size.width.length, height: size.height.length)
        let element = CollectionElement(original)
        if element.category == .cell {
            guard measured.updateValue(size, forKey: element.path) != size else { return false }
        } else {
            guard measuredSupplementaries.updateValue(size, forKey: element) != size else { return false }
        }
        lastShift = nil
        guard !isStale else { return true }
        if element.path.count == 1 {
            measureFrame(element, size)
        } else if element.path.count == 2, placed.indices.contains(element.path.section) {
            measureSection(element, size)
        }
        return true
    }

    private func measureFrame(_ element: CollectionElement, _ size: CGSize) {
        guard let position = frame?.section.position(ofBoundary: element.kind, element.path[0]), let old = frame else { return }
        frame?.measureSupplementary(size, .boundary(element.kind, position))
        guard let new = frame else { return }
        if new.crossEdgeLengths != old.crossEdgeLengths { isStale = true }
        let isBefore = new.startLength != old.startLength && visibleStart > 0.5
        shift(element, isBefore: isBefore, by: new.length - old.length)
    }

    private func measureSection(_ element: CollectionElement, _ size: CGSize) {
        let section = element.path.section
        let earlier = measuredFrom[section] ?? placed[section].geometry.content(before: visibleStart - placed[section].start - 0.5)
        measuredFrom[section] = earlier
        let length = placed[section].geometry.length
        var isBefore = false
        if element.category == .cell {
            isBefore = element.path.item < earlier.item
            placed[section].geometry.measure([element.path.item: size])
        } else {
            let key = key(of: element, in: placed[section].geometry.section)
            if key.isBoundary { isBefore = earlier.boundaries.contains(-1 - key.index) }
            placed[section].geometry.measureSupplementary(size, key)
        }
        shift(element, isBefore: isBefore, by: placed[section].geometry.length - length)
    }

    /// Start of the visible area in the layout's direction.
    private var visibleStart: CGFloat { seen.lowerBound }

    private func shift(_ element: CollectionElement, isBefore: Bool, by growth: CGFloat) {
        // Mirrored content grows to the left: what is before the visible area, here on the right, keeps its coordinates.
        let isMirrored = axis == .horizontal && collectionView?.mirrorsLayout == true
        lastShift = (element, isBefore != isMirrored ? growth : 0)
    }

    /// Keeps what is visible in position when an element before it changes its length: by what the whole content grows there.
    final func adjustment(for original: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let shift = lastShift, shift.element == CollectionElement(original) else { return .zero }
        lastShift = nil
        return axis.point(shift.distance, 0)
    }
}

/// The items and boundary views of a section that are before the visible area.
struct EarlierContent {
    /// The first item of the first group that is not.
    var item: Int
    /// The positions of the boundary views that are.
    var boundaries: Set<Int>
}

extension SectionGeometry {
    /// The content that begins before a position in the layout's direction, in the section's coordinates.
    fileprivate func content(before start: CGFloat) -> EarlierContent {
        let boundaries = boundaryFrames.indices.filter { axis.start(of: boundaryFrames[$0]) < start }
        var first = 0
        if groupCount > 0 {
            func begins(_ group: Int) -> Bool { axis.start(of: CGRect(origin: origin(of: group), size: .zero)) < start }
            if isOrthogonal {
                first = begins(0) ? count : 0
            } else {
                let group = group(at: start - axis.start(of: CGRect(origin: origin(of: 0), size: .zero)))
                let next = begins(group) ? group + 1 : group
                first = next < groupCount ? items(of: next).lowerBound : count
            }
        }
        return EarlierContent(item: first, boundaries: Set(boundaries))
    }
}
