import CoreGraphics

extension UITableView {
    /// Turns the editing of all rows on or off; a row that is swiped is closed by both.
    final func changeEditing(_ isOn: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        cancelReorder()
        guard isSetEditing != isOn else { return }
        isSetEditing = isOn
        // Rows selected before are not among those selected to be edited, nor the other way round.
        for path in selection.sorted() where isOn ? !allowsSelectionDuringEditing : true { deselectRow(at: path, animated: animated) }
        for row in shownRows {
            prepareEditing(row.cell, row.path)
            row.cell.setEditing(isOn && canEdit(row.path), animated: animated)
        }
    }

    // MARK: What the app says

    final func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, TableDataSourceMethods.movesRows(dataSource) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    /// Whether a swipe shows the system's Delete.
    private func canBeDeleted(_ path: IndexPath) -> Bool {
        guard let dataSource, TableDataSourceMethods.commits(dataSource) else { return false }
        return editingStyle(of: path) == .delete
    }

    // MARK: Cells

    /// Has a cell that comes into sight be edited as its row is.
    final func showEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.selection.isMultiple = isSetEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        guard isSetEditing || cell.isEditing else { return }
        if isSetEditing { prepareEditing(cell, path) } else { cell.editing.isSwiped = false }
        cell.setEditing(isSetEditing && canEdit(path), animated: false)
    }

    private func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.selection.isMultiple = isSetEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        guard isSetEditing else { return }
        cell.editing.isSwiped = false
        cell.editing.isMultipleSelection = allowsMultipleSelectionDuringEditing
        cell.editing.style = editingStyle(of: path)
        cell.editing.canMove = canMove(path)
        cell.editing.indents = delegate.map { $0.tableView(self, shouldIndentWhileEditingRowAt: path) }
        if cell.editing.canMove { cell.showsReorderControl = true }
    }

    /// The minus or plus sign of a row was tapped.
    final func editControlWasTapped(of cell: UITableViewCell) {
        guard isSetEditing, let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else if swipe?.cell === cell {
            closeSwipe(animated: true)
        } else {
            openSwipe(at: path, cell)
        }
    }

    // MARK: Swipe buttons

    /// The buttons at one side of a row; nil for none.
    final func swipeConfiguration(_ side: TableSwipe.Side, at path: IndexPath) -> UISwipeActionsConfiguration? {
        var said: UISwipeActionsConfiguration? = Self.noConfiguration
        if let delegate {
            said =
                side == .leading
                ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
                : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
        guard said === Self.noConfiguration else { return said.flatMap { $0.actions.isEmpty ? nil : $0 } }
        return side == .trailing && (isSetEditing || canBeDeleted(path)) ? deleteConfiguration(at: path) : nil
    }

    private func deleteConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self, let path = swipe?.path { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// What a delegate without the methods on swipe buttons answers.
    static let noConfiguration = UISwipeActionsConfiguration(actions: [])
}
