import CoreGraphics

extension UITableView {
    /// Has the data source configure the cells of visible rows again.
    final func reconfigure(_ run: TableBatchUpdate) {
        let generation = self.generation
        for old in run.asked.update.reconfiguredItems {
            guard self.generation == generation else { return }
            guard let path = run.mapping.newPath(of: old), let cell = shownCell(at: path) else { continue }
            reconfigured = VisibleRow(path: path, cell: cell)
            cell.contentView.leaveOpen(.height)
            let returned = madeCell(for: path)
            reconfigured = nil
            if let returned, returned !== cell {
                trap(
                    object: "\(self)", value: "the data source returned another cell for the reconfigured row \(Array(path))",
                    remedy: "dequeue the cell with the identifier of the present one, and return it; or reload the row")
            }
            cell.setNeedsLayout()
        }
    }
}
