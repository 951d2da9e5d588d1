import CoreGraphics
import ListEngine

// Placeholders: the geometry and the cells are in displayed index paths; the data source, the delegates and the app have their own.
extension UITableView: UIDataSourceTranslating {
    /// Index path of a displayed row in the data source; nil for a placeholder.
    final func dataPath(of path: IndexPath) -> IndexPath? { placeholders.dataPath(of: path) }

    /// Inserts a placeholder with an animation.
    final func insert(_ context: TablePlaceholder) {
        let given = context.placeholder.insertionIndexPath
        let geometry = loadedGeometry
        guard given.count == 2, geometry.sections.indices.contains(given.section), given.row >= 0,
            given.row <= geometry.sections[given.section].rows.count - placeholders.count(in: given.section)
        else {
            trap(
                object: "\(type(of: self))", value: "a placeholder at \(Array(given)), which is no position of a row",
                remedy: "insert it at a row of the data source, or behind the last")
        }
        let path = placeholders.displayedPath(of: given)
        var changes = TableUpdates()
        changes.oldPlaceholders = placeholders
        changes.insertRows([path], .automatic)
        placeholders.insert(context, at: path)
        perform(changes)
    }

    final func delete(_ context: TablePlaceholder) -> Bool {
        guard let path = placeholders.path(of: context) else { return false }
        refuseInBatch("deletePlaceholder()")
        var changes = TableUpdates()
        changes.oldPlaceholders = placeholders
        changes.deleteRows([path], .automatic)
        placeholders.remove(context, closing: true)
        perform(changes)
        return true
    }

    final func commit(_ context: TablePlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let path = placeholders.path(of: context) else { return false }
        refuseInBatch("commitInsertion(dataSourceUpdates:)")
        dataSourceUpdates(placeholders.dataPosition(path))
        // The app may have reloaded the table in its closure.
        guard let path = placeholders.path(of: context) else { return true }
        let before = dataCounts
        var expected = ListUpdate()
        expected.insertedItems = [placeholders.dataPosition(path)]
        var changes = TableUpdates()
        changes.oldPlaceholders = placeholders
        placeholders.remove(context, closing: false)
        guard accepts(expected, before: before, after: askedCounts()) else { return true }
        changes.reloadRows([path], .automatic)
        perform(changes)
        return true
    }

    private func refuseInBatch(_ method: String) {
        guard updates.depth > 0 else { return }
        trap(object: "\(type(of: self))", value: "\(method) inside a batch update", remedy: "call it before or after the batch")
    }

    // MARK: Cells

    /// The cell of a row from the data source, or from a placeholder; nil without a data source.
    final func madeCell(for path: IndexPath) -> UITableViewCell? {
        guard let placeholder = placeholders.context(at: path)?.placeholder else {
            return dataPath(of: path).flatMap { dataSource?.tableView(self, cellForRowAt: $0) }
        }
        let cell = reusedCell(placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Performs an action whose index paths are displayed ones.
    final func presenting(_ action: () -> Void) {
        let before = placeholders.usesDisplayedPaths
        placeholders.usesDisplayedPaths = true
        defer { placeholders.usesDisplayedPaths = before }
        action()
    }
}
