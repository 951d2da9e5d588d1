import Foundation

/// A list whose content comes from snapshots.
@MainActor
protocol SnapshotList: UIView {
    /// The choice of a data source about the look of changes.
    associatedtype Animation

    var selectedPaths: [IndexPath] { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Makes the changes of a difference, within a batch of updates.
    func change(by difference: SnapshotDifference, _ animation: Animation)
    /// Loads cells again, or has them configured again, within a batch of updates.
    func reload(_ sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath])
    func restoreSelection(_ paths: [IndexPath])
}

extension UITableView: SnapshotList {
    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func change(by difference: SnapshotDifference, _ animation: RowAnimation) {
        deleteSections(difference.deletedSections, with: animation)
        insertSections(difference.insertedSections, with: animation)
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        deleteRows(at: difference.deletedItems, with: animation)
        insertRows(at: difference.insertedItems, with: animation)
        for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
    }

    func reload(_ sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath]) {
        reloadSections(sections, with: .none)
        reloadRows(at: items, with: .none)
        reconfigureRows(at: reconfigured)
    }
}

extension UICollectionView: SnapshotList {
    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func change(by difference: SnapshotDifference, _: Void) {
        deleteSections(difference.deletedSections)
        insertSections(difference.insertedSections)
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        deleteItems(at: difference.deletedItems)
        insertItems(at: difference.insertedItems)
        for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
    }

    func reload(_ sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath]) {
        reloadSections(sections)
        reloadItems(at: items)
        reconfigureItems(at: reconfigured)
    }
}
