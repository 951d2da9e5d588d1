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
        for path in paths.map(placeholders.displayedPath) where !selection.contains(path) && loadedGeometry.contains(path) {
            mark(path, animated: false)
        }
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
        guard pressedRow == nil, selects, let row = row(under: touches), let path = dataPath(of: row.path),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        pressedRow = row.path
        row.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
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
        if let path = dataPath(of: path) { delegate?.tableView(self, didUnhighlightRowAt: path) }
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
        guard selection.isEmpty || selection == [path], loadedGeometry.contains(path), let delegate, let row = dataPath(of: path),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: row)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: row)
    }

    private func select(byUser path: IndexPath) {
        guard let row = dataPath(of: path) else { return }
        let asked = delegate.map { $0.tableView(self, willSelectRowAt: row) } ?? row
        guard let wanted = asked.map(placeholders.displayedPath), loadedGeometry.contains(wanted) else { return }
        if !selectsSeveral {
            for other in selection.sorted() where other != wanted { unselect(other) }
            // The delegate may have prevented a deselection.
            guard selection.isEmpty || selection == [wanted] else { return }
        }
        guard loadedGeometry.contains(wanted) else { return }
        mark(wanted, animated: false)
        if let cell = shownCell(at: wanted) { cell.startSegue?(cell) }
        if let row = dataPath(of: wanted) { delegate?.tableView(self, didSelectRowAt: row) }
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
        guard pressedRow == nil, let row = dataPath(of: path), delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else {
            return false
        }
        pressedRow = path
        shownCell(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row)
        return true
    }

    final func primaryPressEnded(isCancelled: Bool) {
        guard let path = pressedRow else { return }
        unpress(path)
        if !isCancelled { tap(path) }
    }

    private func unselect(_ path: IndexPath) {
        guard let row = dataPath(of: path) else { return }
        let asked = delegate.map { $0.tableView(self, willDeselectRowAt: row) } ?? row
        guard let asked, selection.contains(placeholders.displayedPath(of: asked)) else { return }
        deselect(placeholders.displayedPath(of: asked), animated: false)
        delegate?.tableView(self, didDeselectRowAt: asked)
    }

    /// Handles a tap on a cell's detail button.
    final func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let path = path(of: cell).flatMap(dataPath) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
