import CoreGraphics

extension UITableView {
    /// Handles a tap on the minus or plus sign of a row.
    final func editControlWasTapped(of cell: UITableViewCell) {
        guard isSetEditing, let path = path(of: cell), let row = dataPath(of: path) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: row)
        } else if swipe?.cell === cell {
            closeSwipe(animated: true)
        } else {
            openSwipe(at: path, cell)
        }
    }

    /// Follows a drag of a row's reorder control.
    final func reorderControlWasDragged(of cell: UITableViewCell, by recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: beginReorder(cell, at: recognizer.location(in: self).y)
        case .changed: followReorder(recognizer.location(in: self).y)
        case .ended: endReorder(moves: true)
        case .cancelled, .failed: endReorder(moves: false)
        case .possible: break
        }
    }
}
