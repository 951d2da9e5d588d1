import CoreGraphics

extension UITableView {
    /// Optional methods whose default implementation has answered.
    struct DefaultAnswers: OptionSet {
        let rawValue: Int
        static let canEdit = Self(rawValue: 1)
        static let editingStyle = Self(rawValue: 2)
    }

    /// Enters or leaves editing mode; either closes a swiped row.
    final func changeEditing(_ isOn: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        cancelReorder()
        guard isSetEditing != isOn else { return }
        isSetEditing = isOn
        if isOn, let dataSource, !(dataSource is UITableViewController), !(dataSource is any UITableViewRowEditing) {
            reportOnce(
                "UITableViewRowEditing \(type(of: dataSource))",
                "\(type(of: dataSource)) does not conform to UITableViewRowEditing, so its rows cannot be swiped to delete; conform to it if "
                    + "the data source has tableView(_:commit:forRowAt:)")
        }
        // Selections inside and outside editing mode are separate.
        for path in selection.sorted() where isOn ? !allowsSelectionDuringEditing : true { deselect(path, animated: animated) }
        for row in visibleRows {
            prepareEditing(row.cell, row.path)
            row.cell.setEditing(isOn && canEdit(row.path), animated: animated)
        }
    }

    // MARK: Delegate and data source

    final func canEdit(_ path: IndexPath) -> Bool {
        guard let path = dataPath(of: path) else { return false }
        return dataSource?.tableView(self, canEditRowAt: path) ?? false
    }

    private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path), let path = dataPath(of: path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, movesRows(dataSource), let path = dataPath(of: path) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    private func commitsEdits(_ source: any UITableViewDataSource) -> Bool {
        guard source is UITableViewController else { return source is any UITableViewRowEditing }
        return UITableViewController.commits.isOverridden(in: type(of: source))
    }

    final func movesRows(_ source: any UITableViewDataSource) -> Bool {
        guard source is UITableViewController else { return source is any UITableViewRowMoving }
        return UITableViewController.moves.isOverridden(in: type(of: source))
    }

    /// Whether a swipe shows the standard Delete button.
    private func canBeDeleted(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        defaultAnswers = []
        guard editingStyle(of: path) == .delete else { return false }
        let isAnswered = !defaultAnswers.contains(.canEdit) || (delegate != nil && !defaultAnswers.contains(.editingStyle))
        return isAnswered || commitsEdits(dataSource)
    }

    // MARK: Cells

    /// Sets the editing state of a cell that becomes visible.
    final func showEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.selection.isMultiple = isSetEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        guard isSetEditing || cell.isEditing else { return }
        if isSetEditing { prepareEditing(cell, path) } else { cell.editing.isSwiped = false }
        cell.setEditing(isSetEditing && canEdit(path), animated: false)
    }

    /// Shows selection circles instead of the delegate's controls, or these again.
    final func editControlsDidChange() {
        guard isSetEditing else { return }
        for row in visibleRows {
            prepareEditing(row.cell, row.path)
            row.cell.editingControlsMayHaveChanged(animated: false)
        }
    }

    private func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.selection.isMultiple = isSetEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        guard isSetEditing else { return }
        cell.editing.isSwiped = false
        cell.editing.isMultipleSelection = allowsMultipleSelectionDuringEditing
        cell.editing.style = editingStyle(of: path)
        cell.editing.canMove = canMove(path)
        cell.editing.indents = dataPath(of: path).flatMap { row in delegate.map { $0.tableView(self, shouldIndentWhileEditingRowAt: row) } }
        if cell.editing.canMove { cell.showsReorderControl = true }
    }

    // MARK: Swipe buttons

    /// Swipe actions at one end of a row; nil for none.
    final func swipeConfiguration(_ edge: TableSwipe.Edge, at path: IndexPath) -> UISwipeActionsConfiguration? {
        var said: UISwipeActionsConfiguration? = Self.noConfiguration
        guard let row = dataPath(of: path) else { return nil }
        if let delegate {
            said =
                edge == .leading
                ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
                : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
        }
        guard said === Self.noConfiguration else { return said.flatMap { $0.actions.isEmpty ? nil : $0 } }
        if edge == .trailing, let actions = delegate?.tableView(self, editActionsForRowAt: row) {
            return actions.isEmpty ? nil : configuration(of: actions)
        }
        return edge == .trailing && (isSetEditing || canBeDeleted(path)) ? deleteConfiguration(at: row) : nil
    }

    /// The actions of former apps; a full swipe performs none.
    private func configuration(of actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                let shown = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
                    [weak self] _, _, _ in
                    guard let self, let swipe, let path = dataPath(of: swipe.path) else { return }
                    action.handler(action, path)
                    // The row stays open until the app closes it.
                    if swipe.phase == .acting { swipe.phase = .open }
                }
                if let color = action.backgroundColor { shown.backgroundColor = color }
                if let effect = action.backgroundEffect {
                    shown.backgroundEffect = effect
                    if action.backgroundColor == nil { shown.backgroundColor = .clear }
                }
                return shown
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func deleteConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWord.text("Delete")
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self, let path = swipe.flatMap({ dataPath(of: $0.path) }) {
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Default returned for a delegate that does not implement the swipe-action methods.
    static let noConfiguration = UISwipeActionsConfiguration(actions: [])
}
