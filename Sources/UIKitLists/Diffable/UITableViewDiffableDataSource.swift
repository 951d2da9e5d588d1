import Foundation

/// A data source whose content is set as snapshots; the view shows what differs between two, animated.
///
/// ```swift
/// let view = UITableView()
/// view.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: view) { view, indexPath, name in
///     let cell = view.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = name
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// dataSource.apply(snapshot)
/// ```
///
/// It is the view's data source from its creation; the view does not retain it. Source: Apple,
/// [UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    /// The state of the data: sections and items in order.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Returns the cell for an item; nil traps.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation of rows and sections; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var view: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// Snapshots and completions that wait for the one being applied.
    private var isApplying = false
    private var waiting: [() -> Void] = []

    /// Creates the data source of a view, without sections.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        view = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
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
    ///   that of ``UITableView/performBatchUpdates(_:completion:)``.
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
    /// - Complexity: That of ``UITableView/reloadData()``.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        show(snapshot)
        completion?()
    }

    private func show(_ snapshot: Snapshot) {
        current = snapshot
        current.forgetReloads()
        view?.reloadData()
    }

    private func update(_ view: UITableView, by difference: SnapshotDifference, to snapshot: Snapshot, _ completion: (() -> Void)?) {
        let selected = (view.indexPathsForSelectedRows ?? []).compactMap(itemIdentifier(for:))
        let animation = defaultRowAnimation
        view.performBatchUpdates { [self] in
            current = snapshot
            current.forgetReloads()
            view.deleteSections(difference.deletedSections, with: animation)
            view.insertSections(difference.insertedSections, with: animation)
            for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteRows(at: difference.deletedItems, with: animation)
            view.insertRows(at: difference.insertedItems, with: animation)
            for move in difference.movedItems { view.moveRow(at: move.from, to: move.to) }
        } completion: { _ in
            completion?()
        }
        // Reloads and moves of one item exclude each other within a batch.
        let sections = snapshot.reloadedSectionIdentifiers.compactMap(index(for:))
        let reloaded = paths(of: snapshot.reloadedItemIdentifiers, outside: sections)
        let kept = paths(of: snapshot.reconfiguredItemIdentifiers, outside: sections).subtracting(reloaded)
        if !sections.isEmpty || !reloaded.isEmpty || !kept.isEmpty {
            view.performBatchUpdates {
                view.reloadSections(IndexSet(sections), with: .none)
                view.reloadRows(at: reloaded.sorted(), with: .none)
                view.reconfigureRows(at: kept.sorted())
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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else { missing("cell", indexPath) }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
