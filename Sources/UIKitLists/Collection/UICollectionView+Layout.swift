import CoreGraphics

extension UICollectionView {
    final func adopt(_ layout: UICollectionViewLayout) { layout.storedCollectionView = self }

    // MARK: Invalidation

    final func layoutWasInvalidated(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
        guard layout === storedLayout else { return }
        if isPreparing {
            // For example, a layout that sets its own item size while it prepares.
            wasInvalidatedWhilePreparing = true
            return
        }
        if context.isOfCounts { storedCounts = nil }
        let shift = context.contentOffsetAdjustment
        if shift.x.isFinite, shift.y.isFinite {
            pendingOffsetShift.dx += shift.x
            pendingOffsetShift.dy += shift.y
        }
        layoutIsStale = true
        setNeedsLayout()
    }

    /// Asks the layout, before a change of the bounds, whether it invalidates the layout.
    final func boundsWillChange(to new: CGRect) {
        guard storedCounts != nil, !isPreparing, [new.minX, new.minY, new.width, new.height].allSatisfy(\.isFinite) else { return }
        guard storedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    // MARK: Preparation

    /// Takes the background of a list's layout, or gives the last one up, unless the app has set a color.
    private func showListColor() {
        let standard = listColor ?? ownStandardColor
        guard backgroundColor == standard else { return }
        listColor = storedLayout.listColor
        let color = listColor ?? ownStandardColor
        if color != standard { UIView.performWithoutAnimation { backgroundColor = color } }
    }

    /// Prepares the layout if it is invalid.
    final func prepareLayout() {
        guard layoutIsStale || storedCounts == nil, !isPreparing else { return }
        _ = counts
        layoutIsStale = false
        isPreparing = true
        showListColor()
        presenting { storedLayout.prepare() }
        if wasInvalidatedWhilePreparing {
            wasInvalidatedWhilePreparing = false
            storedLayout.preparedAndInvalidated()
        }
        isPreparing = false
        let size = presenting { storedLayout.collectionViewContentSize }
        if size != contentSize { contentSize = size }
        let shift = pendingOffsetShift
        pendingOffsetShift = .zero
        if shift != .zero { shiftContent(by: shift) }
    }

    // MARK: Attributes

    /// Whether the layout is mirrored horizontally.
    final var mirrorsLayout: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    /// Converts between the layout's and displayed attributes, in both directions.
    final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        mirrorsLayout ? attributes.mirrored(in: contentSize.width) : attributes
    }

    final func mirrored(_ rect: CGRect) -> CGRect {
        guard mirrorsLayout else { return rect }
        return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The elements to show in a rectangle of the content: existing ones, each once, without hidden ones.
    final func wanted(in rect: CGRect) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
        let all = presenting { storedLayout.layoutAttributesForElements(in: mirrored(rect)) } ?? []
        var seen: Set<CollectionElement> = []
        var wanted: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
        wanted.reserveCapacity(all.count)
        for attributes in all where !attributes.isHidden {
            let element = CollectionElement(attributes)
            guard isThere(element), seen.insert(element).inserted else { continue }
            wanted.append((element, moved(mirrored(attributes))))
        }
        if let movement, !movement.isDrop, rect == bounds, !seen.contains(CollectionElement(.cell, movement.destination)) {
            // Kept in view under the touch, wherever its position in the layout is.
            let element = CollectionElement(.cell, movement.destination)
            if let attributes = storedLayout.attributes(of: element) { wanted.append((element, moved(mirrored(attributes)))) }
        }
        return wanted
    }

    private func isThere(_ element: CollectionElement) -> Bool {
        switch element.category {
        case .cell:
            if counts.contains(element.path) { return true }
            trap(
                object: "\(type(of: storedLayout))",
                value:
                    "UICollectionView received layout attributes for a cell with an index path that does not exist: \(Array(element.path)), "
                    + "and the sections have \(counts.items) items",
                remedy: "compute the attributes anew in prepare()")
        case .supplementaryView:
            // Views of the whole layout are counted among these.
            return element.path.count == 1 || element.path.first.map { counts.items.indices.contains($0) } ?? false
        case .decorationView: return true
        }
    }

    /// The displayed attributes of an element; nil if it does not exist.
    final func presentAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        if element.category == .cell, !counts.contains(element.path) { return nil }
        return storedLayout.attributes(of: element).map(mirrored)
    }

    final func layOutBackground() {
        guard let backgroundView else { return }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
