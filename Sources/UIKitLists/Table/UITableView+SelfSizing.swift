import ListEngine

// Rows are resized when the contents of their visible cells change, as since iOS 16.
extension UITableView {
    /// Constants that tell which changes of a visible cell's contents change the height of its row.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of the cell or its content view, or another list content configuration.
        case enabled
        /// Changes of constraints in the content view, too.
        case enabledIncludingConstraints
    }

    /// The contents of a cell have changed; a visible row is measured in the next layout.
    final func sizeMayHaveChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isTiling, visibleRows.contains(where: { $0.cell === cell }) else { return }
        if resized.cells.isEmpty { resized.animates = false }
        if !resized.cells.contains(where: { $0 === cell }) { resized.cells.append(cell) }
        // Several changes are one.
        if UIView.areAnimationsEnabled { resized.animates = true }
        setNeedsLayout()
    }

    /// Measures the rows whose contents have changed, and moves to their new heights.
    final func resizeRows() {
        let (cells, animates) = resized
        guard !cells.isEmpty else { return }
        resized.cells = []
        // A batch measures all visible rows.
        guard updates.depth == 0, !isUpdating, !isTiling, let geometry else { return }
        let isChanged = visibleRows.contains { row in
            guard cells.contains(where: { $0 === row.cell }), askedHeight(of: row.path) == nil else { return false }
            return measure(row.cell) != geometry.height(of: .row(row.path)).points
        }
        guard isChanged else { return }
        if animates { perform(TableUpdates()) } else { UIView.performWithoutAnimation { perform(TableUpdates()) } }
    }
}
