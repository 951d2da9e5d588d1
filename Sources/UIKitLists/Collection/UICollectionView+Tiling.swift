import CoreGraphics

extension UICollectionView {
    /// Maximum number of tiling passes within one layout, as measured sizes or callbacks invalidate the layout.
    private static let roundLimit = 20

    /// Tiling: decides which cells to keep. Exactly the visible elements have views; the others return to the reuse pool.
    final func tile() {
        guard !isTiling, batch == nil, change == nil else { return }
        resizeItems()
        if layoutIsStale, storedCounts != nil, !shown.isEmpty, UIView.animationBlock != nil, UIView.areAnimationsEnabled {
            return animateInvalidatedLayout()
        }
        settle()
    }

    /// Repeats tiling until no view prefers another size. In an animation block, existing views animate.
    final func settle() {
        guard !isTiling else { return }
        isTiling = true
        // The data source is called in its own index paths.
        let usesDisplayedPaths = placeholders.usesDisplayedPaths
        placeholders.usesDisplayedPaths = false
        defer { placeholders.usesDisplayedPaths = usesDisplayedPaths }
        updatePlaceholderCells()
        for _ in 0..<Self.roundLimit {
            prepareLayout()
            layOutScrollViews()
            updateCells()
            if measure() { continue }
            if !layoutIsStale, storedCounts != nil { break }
        }
        isTiling = false
        removeUnusedViews()
        swiping?.layOut()
        notifyPrefetching()
    }

    private func updateCells() {
        let wanted = wanted(in: bounds)
        var left = shown
        var next: [CollectionElement: UICollectionReusableView] = [:]
        next.reserveCapacity(wanted.count)
        var missing: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
        for (element, attributes) in wanted {
            if let view = left.removeValue(forKey: element) {
                next[element] = view
                take(attributes, by: view)
            } else {
                missing.append((element, attributes))
            }
        }
        shown = next
        if !left.isEmpty { for (_, view) in left.sorted(by: { $0.key.precedes($1.key) }) { end(view) } }
        UIView.performWithoutAnimation {
            for (element, attributes) in missing {
                // A callback may have reloaded the data.
                guard !layoutIsStale, storedCounts != nil else { return }
                show(element, attributes)
            }
        }
    }

    final func take(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
        let old = view.appliedAttributes?.zIndex
        let moves = old != nil && moveToHost(view, attributes)
        if moves, UIView.animationBlock != nil, UIView.areAnimationsEnabled {
            // From where it is in the new view; what it presents is in the coordinates of the old one.
            UIView.animate(
                withDuration: Self.defaultAnimationDuration, delay: 0, options: [.overrideInheritedOptions, .allowUserInteraction],
                animations: { view.take(attributes) })
        } else {
            view.take(attributes)
        }
        askForSeparators(of: view)
        if attributes.isEstimate { unmeasured.append(view) }
        if let old, old != attributes.zIndex || moves { putInOrder(view) }
    }

    /// Moves a view to the view that is to contain it, where it stays in position on the screen.
    private func moveToHost(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let new = host(for: attributes)
        guard let present = view.superview, present !== new else { return view.superview == nil }
        UIView.performWithoutAnimation {
            view.center = present.convert(view.center, to: new)
            new.addSubview(view)
        }
        return true
    }

    /// Asks the handler of a list for the separators of a row, once for each configuration of its cell.
    final func askForSeparators(of view: UICollectionReusableView) {
        guard let cell = view as? UICollectionViewListCell, let path = cell.element?.path, let item = dataPath(of: path),
            let own = cell.listPosition?.separators, let source = storedLayout.separators(of: path)
        else {
            (view as? UICollectionViewListCell)?.rowSeparators = nil
            return
        }
        if let present = cell.rowSeparators, present.path == path, present.generation == source.generation { return }
        cell.rowSeparators = ListRowSeparators(path: path, generation: source.generation, separators: source.handler(item, own))
    }

    /// Measures views with estimated sizes; returns true if that invalidates the layout.
    final func measure() -> Bool {
        guard !layoutIsStale, !unmeasured.isEmpty else { return false }
        let views = unmeasured
        unmeasured = []
        for view in views {
            guard let element = view.element, shown[element] === view, let applied = view.appliedAttributes else { continue }
            let original = mirrored(applied).copied
            let preferred = view.preferredLayoutAttributesFitting(proposal(for: element, original))
            guard shown[element] === view,
                storedLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            let context = storedLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            storedLayout.invalidateLayout(with: context)
        }
        return layoutIsStale
    }

    /// The attributes that a view is to fit: for one that is measured again those of its estimate, since it may need less than it has.
    private func proposal(
        for element: CollectionElement, _ original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let proposal = original.copied
        guard !original.isEstimate, let estimate = storedLayout.estimatedSize(of: element) else { return proposal }
        if original.isWidthOpen { proposal.size.width = estimate.width }
        if original.isHeightOpen { proposal.size.height = estimate.height }
        return proposal
    }

    private func notifyPrefetching() {
        guard isPrefetchingEnabled, let prefetchDataSource, let counts = storedCounts, counts.total > 0 else { return }
        let indices = shown.keys.lazy.filter { $0.category == .cell }.map { counts.index(of: $0.path) }
        guard let first = indices.min(), let last = indices.max() else { return }
        let request = prefetch.see(first..<last + 1, of: counts.total)
        let wanted = request.wanted.map(counts.path).compactMap(placeholders.dataPath)
        if !wanted.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: wanted) }
        let cancelled = request.cancelled.map(counts.path).compactMap(placeholders.dataPath)
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    }
}
