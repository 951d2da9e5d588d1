import CoreGraphics
import ListEngine

extension UICollectionView {
    /// Performs a batch of changes in a closure that does not escape, as Apple's.
    ///
    /// - Complexity: That of the method with an optional closure.
    // The links of other comments lead to the method with an optional closure.
    @_documentation(visibility: internal)
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }

    // MARK: Collection of changes

    /// Adds one change to the open batch, or performs it as a batch of its own.
    final func update(_ add: (inout ListUpdate) -> Void) {
        if var open = batch {
            add(&open.update)
            batch = open
            return
        }
        var update = ListUpdate()
        add(&update)
        guard !update.isEmpty else { return }
        commit(CollectionBatch(update: update))
    }

    final func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if batch != nil {
            updates?()
            if let completion { batch?.completions.append(completion) }
            return
        }
        // A pending reload is performed first, as in UIKit: updates are relative to it.
        if storedCounts == nil, !isTiling, change == nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
        batch = CollectionBatch(seen: storedCounts == nil ? nil : attributesBefore())
        updates?()
        guard var done = batch else { return }
        batch = nil
        if let completion { done.completions.append(completion) }
        commit(done)
        for action in done.actions { action() }
    }

    /// Performs an action now, or after the open batch.
    final func afterUpdates(_ action: @escaping () -> Void) {
        if batch != nil { batch?.actions.append(action) } else { action() }
    }

    // MARK: Commit

    private func commit(_ batch: CollectionBatch) {
        abandonTransition()
        dropping?.forgetGap()
        let completions = batch.completions
        func complete(_ finished: Bool) { for completion in completions { completion(finished) } }
        var seen = batch.seen ?? (storedCounts == nil ? [:] : attributesBefore())
        dropMovement(&seen)
        guard !batch.isReload, !isTiling, change == nil, storedCounts != nil else {
            // Without loaded content, or during tiling, the next layout loads the new content.
            if storedCounts != nil { loadAgain() }
            return UIView.animate(withDuration: 0, animations: {}, completion: { complete($0) })
        }
        let after = askForCounts()
        guard accepts(batch.update, before: dataCounts, after: after) else {
            return UIView.animate(withDuration: 0, animations: {}, completion: { complete($0) })
        }
        let carried = placeholders.carried(by: ListMapping(batch.update), counts: after.items)
        var update = batch.update
        update.display(from: placeholders, to: carried)
        display(update, from: placeholders, to: carried, seen, displayed(after, with: carried), completion: complete)
    }

    /// Whether an update matches the data source; if not, all data is loaded again.
    final func accepts(_ update: ListUpdate, before: CollectionCounts, after: CollectionCounts) -> Bool {
        guard let fault = ListUpdateCheck.fault(of: update, before: before.items, after: after.items, kind: .collection) else {
            return true
        }
        InvalidListUpdate.refuse(fault, of: self)
        loadAgain()
        return false
    }

    /// Animates to new content.
    ///
    /// - Parameters:
    ///   - update: the changes, in displayed index paths.
    ///   - old: the placeholders before.
    ///   - new: the placeholders from now on.
    ///   - seen: the attributes before.
    ///   - counts: the displayed numbers of items after the update.
    ///   - completion: called at the end of the animations.
    final func display(
        _ update: ListUpdate, from old: ListPlaceholders<CollectionPlaceholder>, to new: ListPlaceholders<CollectionPlaceholder>,
        _ seen: [CollectionElement: UICollectionViewLayoutAttributes], _ counts: CollectionCounts, completion: @escaping (Bool) -> Void
    ) {
        let mapping = ListMapping(update)
        let change = CollectionChange(before: seen, mapping: mapping, from: nil, to: storedLayout)
        if !old.isEmpty {
            for (element, view) in shown where element.category == .cell { view.departedPath = old.dataPath(of: element.path) }
        }
        placeholders = new
        carry(by: mapping)
        storedLayout.contentWillChange(mapping)
        let context = UICollectionViewLayoutInvalidationContext.make(for: storedLayout)
        context.isOfCounts = true
        storedLayout.invalidateLayout(with: context)
        storedCounts = counts
        layoutIsStale = true
        let items = UICollectionViewUpdateItem.items(of: update, mapping: mapping)
        let layout = storedLayout
        animateChange(
            change, prepare: { layout.prepare(forCollectionViewUpdates: items) },
            finish: {
                layout.finalizeCollectionViewUpdates()
                self.reconfigure(update.reconfiguredItems.compactMap(mapping.newPath(of:)))
            },
            completion: completion)
    }

    /// Has the data source configure the cells of visible items again.
    private func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            // A callback may have reloaded the data.
            guard storedCounts != nil else { return }
            guard let cell = shownCell(at: path) else { continue }
            reconfigured = (unmoved(path), cell)
            let returned = makeCell(for: path)
            reconfigured = nil
            if let returned, returned !== cell {
                trap(
                    object: "\(self)", value: "the data source returned another cell for the reconfigured item \(Array(path))",
                    remedy: "dequeue the cell with the identifier of the present one, and return it; or reload the item")
            }
            (cell as? UICollectionViewListCell)?.rowSeparators = nil
            askForSeparators(of: cell)
            unmeasured.append(cell)
        }
    }

    /// Converts stored index paths to the new content.
    private func carry(by mapping: ListMapping) {
        selection = Set(selection.compactMap { mapping.newPath(of: $0) })
        dragging?.carry(by: mapping)
        dropping?.carry(by: mapping)
        if let old = press {
            if let path = mapping.newPath(of: old.path) {
                press = CollectionPress(touch: old.touch, path: path, isHighlighted: old.isHighlighted)
            } else {
                endPress()
            }
        }
        prefetch.reset()
        carryScrollViews(by: mapping)
    }
}

/// Changes collected for one batch update.
struct CollectionBatch {
    var update = ListUpdate()
    /// Layout attributes before the data source changed, if the batch was opened early enough to record them.
    var seen: [CollectionElement: UICollectionViewLayoutAttributes]?
    /// Whether the data was reloaded during the batch, which discards all changes.
    var isReload = false
    var completions: [(Bool) -> Void] = []
    /// Performed after the batch.
    var actions: [() -> Void] = []
}
