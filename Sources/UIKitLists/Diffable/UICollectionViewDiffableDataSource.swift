import Foundation

/// A data source whose content is set as snapshots; the view shows what differs between two, animated.
///
/// ```swift
/// let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in cell.accessibilityLabel = name }
/// let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
///     view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// dataSource.apply(snapshot)
/// ```
///
/// It is the view's data source from its creation; the view does not retain it. Source: Apple,
/// [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2euir).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    NSObject,
    UICollectionViewDataSource
{
    /// The state of the data: sections and items in order.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Returns the cell for an item; nil traps.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a supplementary view of a kind; nil traps.
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?

    /// Makes supplementary views; nil, the default, for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// Snapshots and completions that wait for the one being applied.
    private var isApplying = false
    private var waiting: [() -> Void] = []

    /// Creates the data source of a view, without sections.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the present content.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot by one batch of updates, animated or not: cells of items that stay are kept, selected items stay selected. A call
    /// from a cell provider or a callback of the update waits.
    ///
    /// - Parameters:
    ///   - snapshot: The new state of the data.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: called after the animations; without them, after the next commit.
    /// - Complexity: O(*s* log *s* + *n* log *n*), where *s* is the number of sections in both snapshots and *n* that of items, and
    ///   that of ``UICollectionView/performBatchUpdates(_:completion:)``.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard !isApplying else {
            waiting.append { [weak self] in self?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
            return
        }
        isApplying = true
        let difference = SnapshotDifference(from: current, to: snapshot)
        if let view {
            if animatingDifferences {
                update(view, by: difference, to: snapshot, completion)
            } else {
                UIView.performWithoutAnimation { update(view, by: difference, to: snapshot, completion) }
            }
        } else {
            show(snapshot)
            completion?()
        }
        isApplying = false
        if !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Shows a snapshot and loads every cell again, without animation.
    ///
    /// - Complexity: That of ``UICollectionView/reloadData()``.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        show(snapshot)
        completion?()
    }

    private func show(_ snapshot: Snapshot) {
        current = snapshot
        current.forgetReloads()
        view?.reloadData()
    }

    private func update(_ view: UICollectionView, by difference: SnapshotDifference, to snapshot: Snapshot, _ completion: (() -> Void)?) {
        let selected = (view.indexPathsForSelectedItems ?? []).compactMap(itemIdentifier(for:))
        view.performBatchUpdates { [self] in
            current = snapshot
            current.forgetReloads()
            view.deleteSections(difference.deletedSections)
            view.insertSections(difference.insertedSections)
            for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteItems(at: difference.deletedItems)
            view.insertItems(at: difference.insertedItems)
            for move in difference.movedItems { view.moveItem(at: move.from, to: move.to) }
        } completion: { _ in
            completion?()
        }
        // Reloads and moves of one item exclude each other within a batch.
        let sections = snapshot.reloadedSectionIdentifiers.compactMap(index(for:))
        let reloaded = paths(of: snapshot.reloadedItemIdentifiers, outside: sections)
        let kept = paths(of: snapshot.reconfiguredItemIdentifiers, outside: sections).subtracting(reloaded)
        if !sections.isEmpty || !reloaded.isEmpty || !kept.isEmpty {
            view.performBatchUpdates {
                view.reloadSections(IndexSet(sections))
                view.reloadItems(at: reloaded.sorted())
                view.reconfigureItems(at: kept.sorted())
            }
        }
        view.restoreSelection(selected.compactMap(indexPath(for:)))
    }

    private func paths(of items: [ItemIdentifierType], outside sections: [Int]) -> Set<IndexPath> {
        Set(items.compactMap(indexPath(for:)).filter { !sections.contains($0.section) })
    }

    // MARK: Positions

    /// Returns the item at a position; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Returns the position of an item; nil if it is not there. Linear in its section.
    ///
    /// - Complexity: O(*s* + *i*), where *s* is the number of sections and *i* that of items in the item's section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier), let index = current.indexOfSection(section),
            let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section; nil if it is not there.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    private func missing(_ kind: String, _ indexPath: IndexPath) -> Never {
        trap(
            object: "\(type(of: self))", value: "the provider returned no \(kind) for \(indexPath)", remedy: "return one for every position"
        )
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            missing("cell", indexPath)
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else { missing("view of kind '\(kind)'", indexPath) }
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {}
}
