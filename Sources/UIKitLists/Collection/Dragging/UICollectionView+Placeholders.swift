import CoreGraphics
import ListEngine

// Placeholders: the layout and the cells are in displayed index paths; the data source, the delegates and the app have their own.
extension UICollectionView: UIDataSourceTranslating {
    /// Index path of a displayed item in the data source; nil for a placeholder. They differ during an interactive movement too.
    final func dataPath(of path: IndexPath) -> IndexPath? { placeholders.dataPath(of: unmoved(path)) }

    /// Inserts a placeholder with an animation.
    final func insert(_ context: CollectionPlaceholder) {
        let given = context.placeholder.insertionIndexPath
        let seen = attributesForPlaceholders()
        guard given.count == 2, counts.items.indices.contains(given.section), given.item >= 0,
            given.item <= counts.items[given.section] - placeholders.count(in: given.section)
        else {
            trap(
                object: "\(type(of: self))", value: "a placeholder at \(Array(given)), which is no position of an item",
                remedy: "insert it at an item of the data source, or behind the last")
        }
        let path = placeholders.displayedPath(of: given)
        var new = placeholders
        new.insert(context, at: path)
        var update = ListUpdate()
        update.insertedItems = [path]
        replacePlaceholders(with: new, update, seen)
    }

    final func delete(_ context: CollectionPlaceholder) -> Bool {
        guard placeholders.path(of: context) != nil else { return false }
        refuseInBatch("deletePlaceholder()")
        let seen = attributesForPlaceholders()
        guard let path = placeholders.path(of: context) else { return false }
        var new = placeholders
        new.remove(context, closing: true)
        var update = ListUpdate()
        update.deletedItems = [path]
        replacePlaceholders(with: new, update, seen)
        return true
    }

    final func commit(_ context: CollectionPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard placeholders.path(of: context) != nil else { return false }
        refuseInBatch("commitInsertion(dataSourceUpdates:)")
        let seen = attributesForPlaceholders()
        guard let path = placeholders.path(of: context) else { return false }
        dataSourceUpdates(placeholders.dataPosition(path))
        // The app may have reloaded the data in its closure.
        guard let path = placeholders.path(of: context) else { return true }
        var expected = ListUpdate()
        expected.insertedItems = [placeholders.dataPosition(path)]
        guard accepts(expected, before: dataCounts, after: askForCounts()) else { return true }
        var new = placeholders
        new.remove(context, closing: false)
        var update = ListUpdate()
        update.reloadedItems = [path]
        replacePlaceholders(with: new, update, seen)
        return true
    }

    private func refuseInBatch(_ method: String) {
        guard batch != nil else { return }
        trap(object: "\(type(of: self))", value: "\(method) inside a batch update", remedy: "call it before or after the batch")
    }

    /// The attributes before a change of placeholders, for which all earlier changes are displayed; reverts a movement.
    private func attributesForPlaceholders() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        if storedCounts == nil, !isTiling, change == nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
        dropping?.forgetGap()
        var seen = storedCounts == nil ? [:] : attributesBefore()
        dropMovement(&seen)
        return seen
    }

    /// Displays another set of placeholders.
    ///
    /// - Parameters:
    ///   - new: the placeholders.
    ///   - update: their changes, in displayed index paths.
    ///   - seen: the attributes before.
    private func replacePlaceholders(
        with new: ListPlaceholders<CollectionPlaceholder>, _ update: ListUpdate,
        _ seen: [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        guard let before = storedCounts, !isTiling, change == nil else {
            // The next layout displays them.
            placeholders = new
            let context = UICollectionViewLayoutInvalidationContext.make(for: storedLayout)
            context.isOfCounts = true
            return storedLayout.invalidateLayout(with: context)
        }
        var items = before.items
        for path in update.insertedItems { items[path.section] += 1 }
        for path in update.deletedItems { items[path.section] -= 1 }
        display(update, from: placeholders, to: new, seen, CollectionCounts(items), completion: { _ in })
    }

    // MARK: Counts

    /// Displayed numbers for those of the data source.
    final func displayed(_ data: CollectionCounts, with placeholders: ListPlaceholders<CollectionPlaceholder>) -> CollectionCounts {
        guard !placeholders.isEmpty else { return data }
        return CollectionCounts(data.items.enumerated().map { $0.element + placeholders.count(in: $0.offset) })
    }

    /// The loaded numbers of the data source's items.
    final var dataCounts: CollectionCounts {
        guard let storedCounts, !placeholders.isEmpty else { return storedCounts ?? CollectionCounts() }
        return CollectionCounts(storedCounts.items.enumerated().map { $0.element - placeholders.count(in: $0.offset) })
    }

    // MARK: Cells

    /// The cell of an item from the data source, or from a placeholder; nil without a data source.
    final func makeCell(for path: IndexPath) -> UICollectionViewCell? {
        guard let context = placeholders.context(at: unmoved(path)) else {
            let cell = dataPath(of: path).flatMap { dataSource?.collectionView(self, cellForItemAt: $0) }
            cell?.isPlaceholder = false
            return cell
        }
        let cell = dequeueCell(context.placeholder.reuseIdentifier, path)
        cell.isPlaceholder = true
        context.needsCellUpdate = false
        context.placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Configures the visible cells of placeholders again that need it.
    final func updatePlaceholderCells() {
        for entry in placeholders.entries where entry.context.needsCellUpdate {
            entry.context.needsCellUpdate = false
            guard let cell = shownCells.first(where: { unmoved($0.0) == entry.path })?.1 else { continue }
            entry.context.placeholder.cellUpdateHandler?(cell)
            unmeasured.append(cell)
        }
    }

    /// Performs an action whose index paths are displayed ones, as those of layouts are.
    final func presenting<Result>(_ action: () -> Result) -> Result {
        let before = placeholders.usesDisplayedPaths
        placeholders.usesDisplayedPaths = true
        defer { placeholders.usesDisplayedPaths = before }
        return action()
    }
}
