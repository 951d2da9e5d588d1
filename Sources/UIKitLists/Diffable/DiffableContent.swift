import Foundation

/// The shared code of the diffable data sources of tables and collection views: the present snapshot, those that wait for it, and the
/// updates of the view.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable, List: SnapshotList> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var list: List?
    private(set) var snapshot = Snapshot()
    private var isApplying = false
    /// Snapshots and completions that wait for the one being applied.
    private var waiting: [() -> Void] = []

    init(_ list: List) { self.list = list }

    /// Shows a snapshot by one batch of updates.
    ///
    /// - Parameter again: Applies the snapshot once the one that is being applied is shown; called later, or not.
    func apply(
        _ snapshot: Snapshot, animated: Bool, animation: List.Animation, completion: (() -> Void)?, again: @escaping () -> Void
    ) {
        guard !isApplying else {
            waiting.append(again)
            return
        }
        isApplying = true
        if let list {
            let difference = SnapshotDifference(from: self.snapshot, to: snapshot)
            let update = { self.update(list, by: difference, to: snapshot, animation, completion) }
            if animated { update() } else { UIView.performWithoutAnimation(update) }
        } else {
            reload(snapshot, completion: completion)
        }
        isApplying = false
        if !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Shows a snapshot and loads every cell again.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        show(snapshot)
        list?.reloadData()
        completion?()
    }

    /// Takes a snapshot that the view shows already.
    func adopt(_ snapshot: Snapshot) { show(snapshot) }

    private func show(_ snapshot: Snapshot) {
        self.snapshot = snapshot
        self.snapshot.forgetReloads()
    }

    private func update(
        _ list: List, by difference: SnapshotDifference, to snapshot: Snapshot, _ animation: List.Animation, _ completion: (() -> Void)?
    ) {
        let selected = list.selectedPaths.compactMap(item(at:))
        list.performBatchUpdates { [self] in
            show(snapshot)
            list.change(by: difference, animation)
        } completion: { _ in
            completion?()
        }
        // Reloads and moves of one item exclude each other within a batch.
        let sections = snapshot.reloadedSectionIdentifiers.compactMap(self.snapshot.indexOfSection)
        let reloaded = paths(of: snapshot.reloadedItemIdentifiers, outside: sections)
        let kept = paths(of: snapshot.reconfiguredItemIdentifiers, outside: sections).subtracting(reloaded)
        if !sections.isEmpty || !reloaded.isEmpty || !kept.isEmpty {
            list.performBatchUpdates(
                { list.reload(IndexSet(sections), items: reloaded.sorted(), reconfigured: kept.sorted()) }, completion: nil)
        }
        list.restoreSelection(selected.compactMap(path(of:)))
    }

    private func paths(of items: [Item], outside sections: [Int]) -> Set<IndexPath> {
        Set(items.compactMap(path(of:)).filter { !sections.contains($0.section) })
    }

    // MARK: Positions

    func item(at path: IndexPath) -> Item? {
        guard let section = section(at: path.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: Item) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let index = snapshot.indexOfSection(section),
            let position = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: position, section: index)
    }

    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    func count(inSection index: Int) -> Int { section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0 }

    /// Ends the program because a provider gave nothing.
    static func missing(_ kind: String, at path: IndexPath, of source: AnyObject) -> Never {
        trap(
            object: "\(type(of: source))", value: "the provider returned no \(kind) for \(path)", remedy: "return one for every position")
    }
}
