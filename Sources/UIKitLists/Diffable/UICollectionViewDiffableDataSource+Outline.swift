import CoreGraphics
import Foundation

extension UICollectionViewDiffableDataSource {
    /// Closures that decide on, and follow, the expanding and collapsing of outline items by fingers.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may expand; nil allows all.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item expands.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may collapse; nil allows all.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item collapses.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that expands, for its present ones.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that allow all.
        public init() {}
    }

    final func applyOutline(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animated, completion: completion)
    }

    final func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = outlines[section] { return known }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let whole = snapshot()
        if whole.indexOfSection(section) != nil { made.append(whole.itemIdentifiers(inSection: section)) }
        return made
    }

    /// Forgets outlines that a snapshot no longer shows.
    final func keepOutlines(in snapshot: Snapshot) {
        for (section, outline) in outlines {
            guard snapshot.indexOfSection(section) != nil, snapshot.itemIdentifiers(inSection: section) == outline.visibleItems else {
                outlines[section] = nil
                continue
            }
        }
    }

    private func outline(at path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            outlines[section]?.contains(item) == true
        else { return nil }
        return (item, section)
    }

    private func outlineLevel(at path: IndexPath) -> Int? {
        outline(at: path).flatMap { item, section in outlines[section]?.level(of: item) }
    }

    /// Indents a cell by its item's level; without an outline as the app has.
    final func indent(_ cell: UICollectionViewCell, at path: IndexPath) {
        (cell as? UICollectionViewListCell)?.outlineLevel = outlineLevel(at: path)
    }

    /// Indents the visible cells whose items have other levels now.
    final func indentVisibleCells(animated: Bool) {
        guard let view = collectionView else { return }
        let levels = view.shownCells.map { path, cell in (cell: cell as? UICollectionViewListCell, level: outlineLevel(at: path)) }
        let changed = levels.filter { $0.cell != nil && $0.cell?.outlineLevel != $0.level }
        guard !changed.isEmpty else { return }
        let indent = {
            for (cell, level) in changed {
                cell?.outlineLevel = level
                cell?.layoutIfNeeded()
            }
        }
        guard animated, view.window != nil else { return UIView.performWithoutAnimation(indent) }
        UIView.animate(
            withDuration: UICollectionView.defaultAnimationDuration, delay: 0, options: [.allowUserInteraction, .layoutSubviews],
            animations: indent)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool {
        guard let (item, section) = outline(at: path) else { return false }
        return outlines[section]?.isExpanded(item) ?? false
    }

    func toggle(at path: IndexPath) {
        guard let (item, section) = outline(at: path), var outline = outlines[section] else { return }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
        guard let cell = collectionView?.cellForItem(at: path) as? UICollectionViewListCell else { return }
        cell.setNeedsUpdateConfiguration()
        UIView.animate(withDuration: UICollectionView.defaultAnimationDuration) { cell.showExpanded() }
    }
}
