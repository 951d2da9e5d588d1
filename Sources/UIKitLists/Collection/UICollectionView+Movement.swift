import CoreGraphics
import ListEngine

extension UICollectionView {
    /// Converts a displayed index path to that before an interactive movement.
    final func unmoved(_ path: IndexPath) -> IndexPath {
        guard let movement, movement.origin != movement.destination else { return path }
        return movement.mapping.oldPath(of: path) ?? path
    }

    final func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, batch == nil, change == nil, counts.contains(path),
            let item = dataPath(of: path), dataSource?.collectionView(self, canMoveItemAt: item) == true,
            let attributes = presentAttributes(of: CollectionElement(.cell, path))
        else { return false }
        endPress()
        movement = CollectionMovement(origin: path, destination: path, position: attributes.center, notedPosition: attributes.center)
        showMoved()
        return true
    }

    final func updateMovement(_ position: CGPoint) {
        guard movement?.isDrop == false, position.x.isFinite, position.y.isFinite else { return }
        movement?.position = position
        if let movement {
            let target = storedLayout.targetIndexPath(
                forInteractivelyMovingItem: movement.destination, withPosition: mirrored(CGRect(origin: position, size: .zero)).origin)
            let wanted = askedTarget(of: movement.origin, target)
            if wanted != movement.destination, isDestination(wanted, for: movement) { makeSpace(at: wanted) }
        }
        showMoved()
    }

    /// The delegate's destination for a moved item; the proposed one without a delegate.
    private func askedTarget(of origin: IndexPath, _ proposed: IndexPath) -> IndexPath {
        guard let delegate, let item = placeholders.dataPath(of: origin) else { return proposed }
        let position = placeholders.dataPosition(proposed, leaving: origin)
        let said = delegate.collectionView(self, targetIndexPathForMoveFromItemAt: item, toProposedIndexPath: position)
        return said == position ? proposed : placeholders.displayedPosition(said, leaving: origin)
    }

    final func endMovement(isCancelled: Bool) {
        guard let movement, !movement.isDrop else { return }
        if isCancelled, movement.destination != movement.origin { makeSpace(at: movement.origin) }
        let end = isCancelled ? movement.origin : movement.destination
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [end], previousIndexPaths: [movement.destination], movementCancelled: isCancelled))
        self.movement = nil
        if !isCancelled, movement.destination != movement.origin, let origin = placeholders.dataPath(of: movement.origin) {
            let destination = placeholders.dataPosition(movement.destination, leaving: movement.origin)
            carryPlaceholders(from: movement.origin, to: movement.destination)
            dataSource?.collectionView(self, moveItemAt: origin, to: destination)
        }
        // Animates from the touch to the item's position.
        UIView.animate(
            withDuration: Self.defaultAnimationDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.settle() })
    }

    /// Moves the placeholders between the positions of an item that was moved.
    private func carryPlaceholders(from origin: IndexPath, to destination: IndexPath) {
        guard !placeholders.isEmpty else { return }
        var update = ListUpdate()
        update.movedItems = [ListUpdate.Move(from: origin, to: destination)]
        let mapping = ListMapping(update)
        var carried = placeholders
        carried.removeAll()
        for entry in placeholders.entries { if let path = mapping.newPath(of: entry.path) { carried.append(entry.context, at: path) } }
        placeholders = carried
    }

    /// Reverts the recorded state to the data source's order from before the movement; the update that follows positions all elements.
    final func dropMovement(_ seen: inout [CollectionElement: UICollectionViewLayoutAttributes]) {
        guard let movement else { return }
        self.movement = nil
        guard movement.destination != movement.origin else { return }
        var update = ListUpdate()
        update.movedItems = [ListUpdate.Move(from: movement.destination, to: movement.origin)]
        let mapping = ListMapping(update)
        func back(_ element: CollectionElement) -> CollectionElement {
            guard element.category == .cell, let path = mapping.newPath(of: element.path) else { return element }
            return CollectionElement(.cell, path)
        }
        seen = Dictionary(seen.map { (back($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        shown = Dictionary(shown.map { (back($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        for (element, view) in shown { view.element = element }
        selection = Set(selection.compactMap { mapping.newPath(of: $0) })
        storedLayout.contentWillChange(mapping)
        var items = counts.items
        items[movement.destination.section] -= 1
        items[movement.origin.section] += 1
        storedCounts = CollectionCounts(items)
    }

    /// Shows the item at the touch, in front of all others.
    private func showMoved() {
        guard let movement, !movement.isDrop, let view = shown[CollectionElement(.cell, movement.destination)],
            let base = storedLayout.layoutAttributesForItem(at: movement.destination)
        else { return }
        UIView.performWithoutAnimation { take(moved(mirrored(base)), by: view) }
    }

    /// The layout's attributes of the moving item.
    final func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement, !movement.isDrop, attributes.representedElementCategory == .cell,
            attributes.indexPath == movement.destination
        else { return displaced(attributes) }
        return storedLayout.layoutAttributesForInteractivelyMovingItem(at: movement.destination, withTargetPosition: movement.position)
    }

    /// Whether an item may move to an index path: one of an existing item, or the end of another section.
    final func isDestination(_ path: IndexPath, for movement: CollectionMovement) -> Bool {
        guard path.count == 2, counts.items.indices.contains(path.section), path.item >= 0 else { return false }
        let count = counts.items[path.section]
        return path.item < count || path.section != movement.destination.section && path.item == count
    }

    /// Animates the other items to their positions for another destination.
    final func makeSpace(at destination: IndexPath) {
        guard let old = movement?.destination, let position = movement?.position else { return }
        var update = ListUpdate()
        update.movedItems = [ListUpdate.Move(from: old, to: destination)]
        let mapping = ListMapping(update)
        let change = CollectionChange(before: attributesBefore(), mapping: mapping, from: nil, to: storedLayout)
        var items = counts.items
        items[old.section] -= 1
        items[destination.section] += 1
        selection = Set(selection.compactMap { mapping.newPath(of: $0) })
        storedLayout.contentWillChange(mapping)
        let context = storedLayout.invalidationContext(
            forInteractivelyMovingItems: [destination], withTargetPosition: position, previousIndexPaths: [old],
            previousPosition: movement?.notedPosition ?? position)
        context.isOfCounts = true
        storedLayout.invalidateLayout(with: context)
        storedCounts = CollectionCounts(items)
        layoutIsStale = true
        movement?.destination = destination
        movement?.notedPosition = position
        animateChange(change, proposesOffset: false, completion: nil)
    }
}

extension UICollectionViewLayout {
    /// The item at a point; the moving one if there is none.
    final func item(at position: CGPoint, movedFrom path: IndexPath) -> IndexPath {
        let near = layoutAttributesForElements(in: CGRect(origin: position, size: CGSize(width: 1, height: 1))) ?? []
        return near.first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath ?? path
    }

    final func attributes(ofMovedItem path: IndexPath, at position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: path)?.copied ?? makeAttributes(CollectionElement(.cell, path))
        attributes.center = position
        attributes.zIndex = Int(Int32.max)
        return attributes
    }
}
