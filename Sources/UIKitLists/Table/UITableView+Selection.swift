import CoreGraphics

extension UITableView {
    // MARK: Programmatic selection

    private var selectsSeveral: Bool { isSetEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selects: Bool {
        isSetEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for path in selection.sorted() { deselect(path, animated: animated) }
            return
        }
        guard loadedGeometry.contains(path) else { return }
        if !selectsSeveral { for other in selection.sorted() where other != path { deselect(other, animated: animated) } }
        mark(path, animated: animated)
        if scrollPosition != .none { scroll(toRow: path, at: scrollPosition, animated: animated) }
    }

    final func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.remove(path) != nil else { return }
        shownCell(at: path)?.setSelected(false, animated: animated)
    }

    private func mark(_ path: IndexPath, animated: Bool) {
        selection.insert(path)
        shownCell(at: path)?.setSelected(true, animated: animated)
    }

    /// Selects rows again that an update has deselected, without scrolling.
    final func restoreSelection(_ paths: [IndexPath]) {
        for path in paths where !selection.contains(path) && loadedGeometry.contains(path) { mark(path, animated: false) }
    }

    /// Clears a selection that is no longer allowed.
    final func selectionRulesDidChange() {
        guard !selection.isEmpty else { return }
        if !selects {
            select(nil, animated: false, scrollPosition: .none)
        } else if !selectsSeveral, selection.count > 1 {
            for path in selection.sorted().dropFirst() { deselect(path, animated: false) }
        }
    }

    // MARK: Touches

    final func pressRow(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard swipe == nil else { return closeSwipe(animated: true) }
        guard pressedRow == nil, selects, let row = row(under: touches), delegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true
        else { return }
        pressedRow = row.path
        row.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row.path)
    }

    final func releaseRow(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = pressedRow else { return }
        unpress(path)
        guard row(under: touches)?.path == path else { return }
        tap(path)
    }

    final func unpressRow(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let path = pressedRow { unpress(path) }
    }

    final func unpress(_ path: IndexPath) {
        pressedRow = nil
        shownCell(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// The row whose cell was touched.
    private func row(under touches: Set<UITouch>) -> VisibleRow? {
        guard let view = touches.first?.view else { return nil }
        return visibleRows.first { view === $0.cell || view.isDescendant(of: $0.cell) }
    }

    /// Handles a tap on a row: toggles it in multiple selection, otherwise replaces the selection.
    private func tap(_ path: IndexPath) {
        guard loadedGeometry.contains(path) else { return }
        if selects, selectsSeveral, selection.contains(path) { return unselect(path) }
        if selects { select(byUser: path) }
        // Not the extension of a selection.
        guard selection.isEmpty || selection == [path], loadedGeometry.contains(path), let delegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    private func select(byUser path: IndexPath) {
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, loadedGeometry.contains(wanted) else { return }
        if !selectsSeveral {
            for other in selection.sorted() where other != wanted { unselect(other) }
            // The delegate may have prevented a deselection.
            guard selection.isEmpty || selection == [wanted] else { return }
        }
        guard loadedGeometry.contains(wanted) else { return }
        mark(wanted, animated: false)
        if let cell = cellForRow(at: wanted) { cell.startSegue?(cell) }
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    // MARK: Focus

    /// Selects a row that became focused, instead of others.
    final func selectByFocus(_ path: IndexPath) {
        guard selects else { return }
        if selectsSeveral { for other in selection.sorted() where other != path { unselect(other) } }
        select(byUser: path)
    }

    /// Highlights the focused row while the Return key is down; returns false if it cannot be highlighted.
    final func primaryPressBegan(at path: IndexPath) -> Bool {
        guard pressedRow == nil, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        pressedRow = path
        shownCell(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    final func primaryPressEnded(isCancelled: Bool) {
        guard let path = pressedRow else { return }
        unpress(path)
        if !isCancelled { tap(path) }
    }

    private func unselect(_ path: IndexPath) {
        let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let wanted, selection.contains(wanted) else { return }
        deselect(wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }

    /// Handles a tap on a cell's detail button.
    final func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
