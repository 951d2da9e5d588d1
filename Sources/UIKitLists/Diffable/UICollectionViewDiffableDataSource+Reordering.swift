import Foundation

extension UICollectionViewDiffableDataSource {
    /// Closures that decide on, and follow, the movement of items by fingers.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Whether an item may be moved; nil, the default, moves none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the content changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the content has changed; the app's own data is to follow it.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that move nothing.
        public init() {}
    }

    final func canMove(at path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in the content, which the collection view shows at its destination already.
    final func move(_ source: IndexPath, to destination: IndexPath) {
        guard let item = itemIdentifier(for: source), let from = sectionIdentifier(for: source.section),
            let to = sectionIdentifier(for: destination.section)
        else { return }
        let before = snapshot()
        var after = before
        after.deleteItems([item])
        let items = after.itemIdentifiers(inSection: to)
        if destination.item < items.count {
            after.insertItems([item], beforeItem: items[max(destination.item, 0)])
        } else {
            after.appendItems([item], toSection: to)
        }
        var outlinesAfter = outlines
        moveInOutlines(item, from, to, at: destination.item, among: items, &outlinesAfter)
        let sections = from == to ? [to] : [from, to]
        let whole = withOutlines(outlinesAfter, of: sections, after)
        let transaction = transaction(from: before, to: whole, outlinesAfter, of: sections)
        reorderingHandlers.willReorder?(transaction)
        outlines = outlinesAfter
        adopt(after)
        // The children of a moved item follow it.
        if whole.itemIdentifiers != after.itemIdentifiers { apply(whole) } else { indentVisibleCells(animated: true) }
        reorderingHandlers.didReorder?(transaction)
    }

    /// Moves an item with its children: below the parent of the item before it, or of the one after it at the start.
    private func moveInOutlines(
        _ item: ItemIdentifierType, _ from: SectionIdentifierType, _ to: SectionIdentifierType, at index: Int,
        among items: [ItemIdentifierType],
        _ outlines: inout [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        var (moved, isExpanded) = (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), false)
        if let outline = outlines[from], outline.contains(item) {
            (moved, isExpanded) = (outline.snapshot(of: item), outline.isExpanded(item))
            outlines[from]?.delete([item])
        }
        guard var outline = outlines[to] else { return }
        let previous = items.prefix(max(min(index, items.count), 0)).last { outline.contains($0) }
        let next = items.dropFirst(max(index, 0)).first { outline.contains($0) }
        if let previous, let next, outline.parent(of: next) == previous {
            outline.insert([item], before: next)
        } else if let previous {
            outline.insert([item], after: previous)
        } else if let next {
            outline.insert([item], before: next)
        } else {
            outline.append([item])
        }
        outline.replace(childrenOf: item, using: moved)
        if isExpanded { outline.expand([item]) }
        outlines[to] = outline
    }

    private func transaction(
        from before: Snapshot, to after: Snapshot,
        _ outlinesAfter: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
        of sections: [SectionIdentifierType]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let changes = sections.map { section in
            let old = outline(of: section)
            var new = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            if let outline = outlinesAfter[section] { new = outline } else { new.append(after.itemIdentifiers(inSection: section)) }
            return NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
                sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new, difference: new.items.difference(from: old.items))
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after, difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
            sectionTransactions: changes.sorted {
                (after.indexOfSection($0.sectionIdentifier) ?? 0) < (after.indexOfSection($1.sectionIdentifier) ?? 0)
            })
    }

    /// A snapshot whose sections have the visible items of their outlines.
    private func withOutlines(
        _ outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>], of sections: [SectionIdentifierType],
        _ snapshot: Snapshot
    ) -> Snapshot {
        var whole = snapshot
        let outlined = sections.filter { outlines[$0] != nil }
        for section in outlined { whole.deleteItems(whole.itemIdentifiers(inSection: section)) }
        for section in outlined { whole.appendItems(outlines[section]?.visibleItems ?? [], toSection: section) }
        return whole
    }
}
