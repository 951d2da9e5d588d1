import CoreGraphics
import ListEngine

extension UICollectionViewFlowLayout {
    final var isVertical: Bool { scrollDirection == .vertical }

    private var isEstimating: Bool { estimatedItemSize != .zero }

    /// The space across for lines and section insets.
    final func space(in bounds: CGRect) -> CGFloat {
        guard let view = collectionView else { return 0 }
        let inset = view.adjustedContentInset
        return max(isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom, 0)
    }

    // MARK: Invalidation

    final func note(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measured = [:] }
        if context.invalidateEverything || context.invalidateDataSourceCounts { metricsAreStale = true }
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            if context.invalidateFlowLayoutDelegateMetrics { metricsAreStale = true }
            if context.invalidateFlowLayoutAttributes { linesAreStale = true }
        }
    }

    final func differs(in bounds: CGRect) -> Bool {
        if space(in: bounds) != laidOutSpace { return true }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let old = collectionView?.bounds else { return false }
        return isVertical ? bounds.minY != old.minY || bounds.height != old.height : bounds.minX != old.minX || bounds.width != old.width
    }

    final func takesPreferred(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard isEstimating, original.representedElementCategory == .cell, preferred.size.width >= 0, preferred.size.height >= 0 else {
            return false
        }
        let path = original.indexPath
        guard measured[path] != preferred.size else { return false }
        measured[path] = preferred.size
        newlyMeasured.insert(path)
        linesAreStale = true
        return preferred.size != original.size
    }

    // MARK: Lines

    /// Rebuilds invalid sections.
    final func makeLines() {
        guard let view = collectionView else { return sections = [] }
        let space = space(in: view.bounds)
        guard metricsAreStale || linesAreStale || space != laidOutSpace else { return }
        if space != laidOutSpace, laidOutSpace >= 0 { measured = [:] }
        if metricsAreStale { askedMetrics = ask(view) }
        let anchor = newlyMeasured.isEmpty ? nil : anchor(in: view)
        if metricsAreStale || space != laidOutSpace || newlyMeasured.isEmpty || !takeNewlyMeasured(space) {
            sections = askedMetrics.enumerated().map { section($0, $1, space) }
        }
        (metricsAreStale, linesAreStale, laidOutSpace, newlyMeasured) = (false, false, space, [])
        var start: CGFloat = 0
        for index in sections.indices {
            sections[index].start = start
            start = sections[index].end
        }
        if let anchor, anchor.path.section < sections.count, anchor.path.item < sections[anchor.path.section].count {
            let shift = sections[anchor.path.section].frame(of: anchor.path.item).along - anchor.along
            if isVertical { view.pendingOffsetShift.dy += shift } else { view.pendingOffsetShift.dx += shift }
        }
    }

    /// Rebuilds the lines of newly measured items; false if a section does not keep estimates.
    private func takeNewlyMeasured(_ space: CGFloat) -> Bool {
        var new: [Int: [Int: FlowSize]] = [:]
        for path in newlyMeasured {
            guard sections.indices.contains(path.section), let size = measured[path] else { return false }
            let own = self.space(space, askedMetrics[path.section].inset)
            new[path.section, default: [:]][path.item] = admitted(size, own)
        }
        for (index, sizes) in new {
            guard case .guessed(var guess) = sections[index].items else { return false }
            sections[index].items = .none
            guess.take(sizes)
            sections[index].items = .guessed(guess)
        }
        return true
    }

    /// The space across within the insets of a section.
    private func space(_ space: CGFloat, _ inset: UIEdgeInsets) -> CGFloat {
        space - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    }

    private func section(_ index: Int, _ metrics: FlowMetrics, _ space: CGFloat) -> FlowSection {
        let inset = metrics.inset
        let own = self.space(space, inset)
        let items: FlowItems
        switch metrics.sizes {
        case .alike(let size) where !isEstimating:
            let size = admitted(size, own)
            items = FlowItems(
                alike: size, count: metrics.count, space: own, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing)
        case .alike(let size):
            let known = measured.filter { $0.key.section == index && $0.key.item < metrics.count }
            let sizes = Dictionary(known.map { ($0.key.item, admitted($0.value, own)) }, uniquingKeysWith: { first, _ in first })
            items = .guessed(
                EstimatedFlowItems(
                    admitted(size, own), sizes: sizes, count: metrics.count, space: own, itemSpacing: metrics.itemSpacing,
                    lineSpacing: metrics.lineSpacing))
        case .each(let given):
            let sizes = (0..<metrics.count).map { item -> FlowSize in
                if isEstimating, let size = measured[IndexPath(item: item, section: index)] { return admitted(size, own) }
                return admitted(given[item], own)
            }
            items = FlowItems(sizes, space: own, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing)
        }
        return FlowSection(
            items: items, count: metrics.count, header: FlowSize(metrics.header, isVertical: isVertical).along,
            footer: FlowSize(metrics.footer, isVertical: isVertical).along, before: isVertical ? inset.top : inset.left,
            after: isVertical ? inset.bottom : inset.right,
            lead: isVertical ? inset.left : inset.top)
    }

    private func admitted(_ size: CGSize, _ space: CGFloat) -> FlowSize {
        let size = FlowSize(Self.admitted(size), isVertical: isVertical)
        if size.across > space + FlowLine.slack {
            let dimension = isVertical ? "width" : "height"
            reportOnce(
                "flow layout space",
                "\(type(of: self)): the item \(dimension) \(size.across) must be less than the \(dimension) of the collection view minus the section insets "
                    + "and the content insets, \(space)")
        }
        return size
    }

    private static func admitted(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
    }

    /// A measured visible item, which stays in position when content before it grows.
    private func anchor(in view: UICollectionView) -> (path: IndexPath, along: CGFloat)? {
        let rest = view.atRest(.zero)
        guard isVertical ? view.contentOffset.y > min(rest.y, 0) : view.contentOffset.x > min(rest.x, 0) else { return nil }
        let seen = view.shownCells.map(\.0).filter { !newlyMeasured.contains($0) && measured[$0] != nil }
        guard let path = seen.min(), path.section < sections.count, path.item < sections[path.section].count else { return nil }
        return (path, sections[path.section].frame(of: path.item).along)
    }

    // MARK: Delegate

    private func ask(_ view: UICollectionView) -> [FlowMetrics] {
        let asked = view.delegate as? any UICollectionViewDelegateFlowLayout
        return view.counts.items.enumerated().map { index, count in
            var metrics = FlowMetrics(
                count: count, sizes: .alike(isEstimating ? estimate : itemSize), inset: sectionInset,
                lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing, header: headerReferenceSize,
                footer: footerReferenceSize)
            if let asked { ask(asked, view, index, &metrics) }
            metrics.header = Self.admitted(metrics.header)
            metrics.footer = Self.admitted(metrics.footer)
            if !metrics.lineSpacing.isFinite { metrics.lineSpacing = 0 }
            metrics.itemSpacing = metrics.itemSpacing.isFinite ? max(metrics.itemSpacing, 0) : 0
            if ![metrics.inset.top, metrics.inset.left, metrics.inset.bottom, metrics.inset.right].allSatisfy(\.isFinite) {
                metrics.inset = .zero
            }
            return metrics
        }
    }

    private var estimate: CGSize {
        estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    private func ask(
        _ delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView, _ index: Int, _ metrics: inout FlowMetrics
    ) {
        let inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
        if !inset.top.isNaN { metrics.inset = inset }
        let line = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        if !line.isNaN { metrics.lineSpacing = line }
        let spacing = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        if !spacing.isNaN { metrics.itemSpacing = spacing }
        let header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        if !header.width.isNaN { metrics.header = header }
        let footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        if !footer.width.isNaN { metrics.footer = footer }
        guard metrics.count > 0 else { return }
        // A method not implemented for one item is not implemented for any.
        let count = metrics.count - view.placeholders.count(in: index)
        guard count > 0 else { return }
        let first = delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: index))
        guard !first.width.isNaN else { return }
        var sizes = [first]
        sizes.reserveCapacity(metrics.count)
        for item in 1..<max(count, 1) {
            sizes.append(delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)))
        }
        for entry in view.placeholders.entries where entry.path.section == index {
            sizes.insert(isEstimating ? estimate : itemSize, at: entry.path.item)
        }
        metrics.sizes = sizes.allSatisfy { $0 == first } ? .alike(first) : .each(sizes)
    }
}

/// Metrics of a section, from the flow layout and its delegate.
struct FlowMetrics {
    /// One size for all items, or one for each.
    enum Sizes {
        case alike(CGSize)
        case each([CGSize])
    }

    var count: Int
    var sizes: Sizes
    var inset: UIEdgeInsets
    var lineSpacing, itemSpacing: CGFloat
    var header, footer: CGSize
}
