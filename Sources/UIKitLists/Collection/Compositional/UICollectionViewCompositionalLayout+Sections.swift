import CoreGraphics
import Foundation

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
        (newlyMeasured, newlyMeasuredSupplementaries) = ([], [])
        guard let view = collectionView else { return placed = [] }
        if let backgroundColor, view.backgroundColor == nil { view.backgroundColor = backgroundColor }
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
        let shared = LayoutEnvironment(container: LayoutContainer(space.size, insets: insets(.automatic)), traitCollection: traits)
        placed = view.counts.items.enumerated().map { index, count in
            let source = section(index, shared)
            let insets = insets(source.contentInsetsReference)
            let environment = LayoutEnvironment(container: LayoutContainer(space.size, insets: insets), traitCollection: traits)
            let inner = CGRect(origin: .zero, size: space.size).inset(insets).size
            let value = source.value(environment)
            let own = (edges[index] ?? []).map { (key(of: $0.0, in: value), $0.1) }
            let geometry = SectionGeometry(
                value, count: count, axis: axis, container: inner, measured: items[index] ?? [:],
                measuredSupplementaries: Dictionary(own) { first, _ in first })
            return Placed(source: source, geometry: geometry, across: axis.other.start(of: insets))
        }
        if view.swiping == nil, placed.contains(where: { $0.source.list?.configuration.hasSwipeActions == true }) {
            view.swiping = CollectionSwiping(in: view)
        }
        layOutFrame(shared)
        stack()
    }

    /// The boundary views of the whole layout.
    private func layOutFrame(_ environment: LayoutEnvironment) {
        let boundaries = settings.boundarySupplementaryItems.map(\.boundary)
        guard !boundaries.isEmpty else { return frame = nil }
        let nothing = CompositionalLength(kind: .absolute, value: 0)
        var value = CompositionalSection(
            group: CompositionalItem(
                size: CompositionalSize(width: nothing, height: nothing), group: CompositionalGroup(axis: .vertical, items: [])))
        value.boundaries = boundaries
        var own: [SectionGeometry.SupplementaryKey: CGSize] = [:]
        for (element, size) in measuredSupplementaries where element.path.count == 1 {
            own[.boundary(element.kind, element.path[0])] = size
        }
        frame = SectionGeometry(value, count: 0, axis: axis, container: space.size, measuredSupplementaries: own)
    }

    /// Puts the sections one after another.
    private func stack() {
        var at = frame?.startLength ?? 0
        for index in placed.indices {
            if index > 0 { at += settings.interSectionSpacing }
            placed[index].start = at
            at += placed[index].geometry.length
        }
        contentLength = at + (frame?.endLength ?? 0)
    }

    // MARK: Measured sizes

    final func takeMeasuredSizes() {
        guard !newlyMeasured.isEmpty || !newlyMeasuredSupplementaries.isEmpty else { return }
        var items: [Int: [Int: CGSize]] = [:]
        for path in newlyMeasured where placed.indices.contains(path.section) {
            if let size = measured[path] { items[path.section, default: [:]][path.item] = size }
        }
        for (section, sizes) in items { placed[section].geometry.measure(sizes) }
        for element in newlyMeasuredSupplementaries {
            guard let size = measuredSupplementaries[element] else { continue }
            if element.path.count == 1 {
                frame?.measureSupplementary(size, .boundary(element.kind, element.path[0]))
            } else if placed.indices.contains(element.path.section) {
                let key = key(of: element, in: placed[element.path.section].geometry.section)
                placed[element.path.section].geometry.measureSupplementary(size, key)
            }
        }
        (newlyMeasured, newlyMeasuredSupplementaries) = ([], [])
        stack()
    }

    /// The key of a supplementary view: of a boundary view of the section, or else of one at an item.
    private func key(of element: CollectionElement, in section: CompositionalSection) -> SectionGeometry.SupplementaryKey {
        let positions = section.boundaries.indices.filter { section.boundaries[$0].kind == element.kind }
        if positions.indices.contains(element.path.item) { return .boundary(element.kind, positions[element.path.item]) }
        return SectionGeometry.SupplementaryKey(kind: element.kind, index: element.path.item)
    }

    /// Takes a view's preferred size, along its estimated lengths; returns whether the layout changes.
    final func takesPreferred(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard original.isWidthOpen || original.isHeightOpen, original.representedElementCategory != .decorationView else { return false }
        var size = original.size
        if original.isWidthOpen { size.width = max(preferred.size.width, 0) }
        if original.isHeightOpen { size.height = max(preferred.size.height, 0) }
        guard size.width.isFinite, size.height.isFinite else { return false }
        let path = original.indexPath
        if original.representedElementCategory == .cell {
            guard measured[path] != size else { return false }
            measured[path] = size
            newlyMeasured.insert(path)
        } else {
            let element = CollectionElement(original)
            guard measuredSupplementaries[element] != size else { return false }
            measuredSupplementaries[element] = size
            newlyMeasuredSupplementaries.insert(element)
        }
        return true
    }

    /// Keeps what is visible in place when an element above it changes its length.
    final func adjustment(
        for preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> CGPoint {
        guard let view = collectionView, original.indexPath.count == 2, placed.indices.contains(original.indexPath.section) else {
            return .zero
        }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let isOpen = axis == .vertical ? original.isHeightOpen : original.isWidthOpen
        guard isOpen, !placed[original.indexPath.section].geometry.isOrthogonal, axis.start(of: original.frame) < axis.start(of: seen) - 0.5
        else { return .zero }
        return axis.point(axis.length(of: preferred.size) - axis.length(of: original.size), 0)
    }
}
