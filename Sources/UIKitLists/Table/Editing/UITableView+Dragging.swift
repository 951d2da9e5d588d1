import CoreGraphics

extension UITableView: DraggableList {
    /// Adds or removes the interactions of drags and drops.
    final func dragDelegatesDidChange() {
        if dragDelegate == nil, let old = dragging {
            removeInteraction(old.interaction)
            dragging = nil
        } else if dragDelegate != nil, dragging == nil {
            let made = ListDrag(self)
            made.interaction.isEnabled = dragInteractionEnabled
            dragging = made
            addInteraction(made.interaction)
        }
        let receives = dragDelegate != nil || dropDelegate != nil
        if !receives, let old = dropping {
            removeInteraction(old.interaction)
            dropping = nil
        } else if receives, dropping == nil {
            let made = TableDrop(self)
            dropping = made
            addInteraction(made.interaction)
        }
    }

    /// A row of the table can be moved if the data source moves rows.
    final func defaultDropProposal(_ session: any UIDropSession) -> UITableViewDropProposal {
        guard session.items.count == 1, let path = dragging?.path(of: session.items[0]), session.allowsMoveOperation, let dataSource,
            movesRows(dataSource), let row = dataPath(of: path), dataSource.tableView(self, canMoveRowAt: row)
        else { return UITableViewDropProposal(operation: .cancel) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Height of a gap for an item that is no row, in points.
    final var usualRowHeight: CGFloat { rowHeight > 0 ? rowHeight : CGFloat(TableMetrics.rowHeight) }

    // MARK: Cells

    /// Shows the states of the visible cells in a drag.
    final func showDragStates() {
        for row in visibleRows {
            let isHidden = dropping?.hides(row.path) ?? false
            if row.cell.isHidden != isHidden { row.cell.isHidden = isHidden }
        }
    }

    /// Shows the state of a cell that appears.
    final func showDragState(of cell: UITableViewCell, at path: IndexPath) {
        let state = dragging?.state(at: path) ?? .none
        if state.rawValue != cell.dragState.rawValue { cell.change(to: state) }
        if let dropping { cell.isHidden = dropping.hides(path) }
    }

    // MARK: Drag

    func draggedPath(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: Double(point.y)) }

    func draggedCell(at path: IndexPath) -> UIView? { shownCell(at: path) }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dataPath(of: path).flatMap { dragDelegate?.tableView(self, itemsForBeginning: session, at: $0) } ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dataPath(of: path).flatMap { dragDelegate?.tableView(self, itemsForAddingTo: session, at: $0, point: point) } ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dataPath(of: path).flatMap { dragDelegate?.tableView(self, dragPreviewParametersForRowAt: $0) }
    }

    func showDrag(_ state: ListDragState, at path: IndexPath) { shownCell(at: path)?.change(to: state) }

    func dragWillBegin(_ session: any UIDragSession) {
        closeSwipe(animated: true)
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
