import CoreGraphics
import ListEngine

extension UITableView {
    // MARK: Rectangles

    /// Horizontal insets of rows; inset groups have margins.
    final var horizontalInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let margin = bounds.width < TableMetrics.wideTable ? TableMetrics.margin : TableMetrics.wideMargin
        let safe = safeAreaInsets
        return (max(safe.left, 0) + margin, max(safe.right, 0) + margin)
    }

    /// Insets of contents from the edges of rows, headers and footers; inset groups lie within the safe area.
    final var contentInsets: UIEdgeInsets {
        guard style != .insetGrouped else { return .zero }
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        let (left, right) = (max(safe.left, 0), max(safe.right, 0))
        // Contents no wider than the readable width stay in the middle, with their margins.
        let width = bounds.width - left - right - 2 * CellLayout.margin(width: bounds.width)
        let extra = cellLayoutMarginsFollowReadableWidth ? max(width - UIView.readableContentWidth, 0) / 2 : 0
        let index = sectionIndexInsets
        return UIEdgeInsets(top: 0, left: left + max(extra, index.left), bottom: 0, right: right + max(extra, index.right))
    }

    /// Widths that heights depend on.
    final var presentWidths: TableWidths {
        let (margins, insets) = (horizontalInsets, contentInsets)
        return TableWidths(table: bounds.width, left: margins.left + insets.left, right: margins.right + insets.right)
    }

    /// Frame of a row, header or footer.
    final func cellFrame(top: Double, height: Double) -> CGRect {
        let insets = horizontalInsets
        return CGRect(x: insets.left, y: CGFloat(top), width: max(bounds.width - insets.left - insets.right, 0), height: CGFloat(height))
    }

    final func presentRect(ofRow path: IndexPath) -> CGRect {
        let geometry = loadedGeometry
        guard geometry.contains(path) else { return .zero }
        return cellFrame(top: geometry.top(of: .row(path)), height: geometry.height(of: .row(path)).points)
    }

    final func presentRect(ofEdge item: TableItem) -> CGRect {
        let geometry = loadedGeometry
        guard geometry.sections.indices.contains(item.section) else { return .zero }
        return cellFrame(top: geometry.top(of: item), height: geometry.height(of: item).points)
    }

    final func presentRect(ofSection section: Int) -> CGRect {
        let geometry = loadedGeometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(x: 0, y: geometry.top(ofSection: section), width: bounds.width, height: geometry.sections[section].height)
    }

    final var automaticSeparatorInset: UIEdgeInsets {
        let margin = bounds.width < TableMetrics.wideTable ? TableMetrics.margin : TableMetrics.wideMargin
        return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
    }

    // MARK: Rows

    final func rows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        return loadedGeometry.rows(from: Double(rect.minY), to: Double(rect.maxY))
    }

    /// Index of a row in `visibleRows`; nil if it is not visible.
    final func shownIndex(of path: IndexPath) -> Int? {
        var (low, high) = (0, visibleRows.count)
        while low < high {
            let middle = (low + high) / 2
            if visibleRows[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < visibleRows.count && visibleRows[low].path == path ? low : nil
    }

    final func path(of cell: UITableViewCell) -> IndexPath? { visibleRows.first { $0.cell === cell }?.path }

    final func shownCell(at path: IndexPath) -> UITableViewCell? { shownIndex(of: path).map { visibleRows[$0].cell } }

    // MARK: Cell reuse

    final func reusedCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured?.cell, cell.reuseIdentifier == identifier { return cell }
        if let cell = cells.take(identifier) {
            // Its content is about to be another, of another height.
            cell.contentView.leaveOpen(.height)
            cell.prepareForReuse()
            return cell
        }
        if let cell = cells.makeFromNib(identifier) {
            cell.reuseIdentifier = cell.reuseIdentifier ?? identifier
            return cell
        }
        return cells.registeredClass(for: identifier)?.instance(style: .default, reuseIdentifier: identifier)
    }

    final func reusedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        let held = reconfigured
        // A cell dequeued for another row meanwhile is not the reconfigured one.
        if held?.path != path { reconfigured = nil }
        defer { reconfigured = held }
        guard let cell = reusedCell(identifier) else {
            trap(
                object: "\(type(of: self))", value: "unable to dequeue a cell with identifier \(identifier)",
                remedy: "must register a class for the identifier")
        }
        return cell
    }

    final func reusedEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        let used = edgeViews.take(identifier)
        used?.contentView.leaveOpen(.height)
        used?.prepareForReuse()
        let view =
            used ?? edgeViews.makeFromNib(identifier) ?? edgeViews.registeredClass(for: identifier)?.instance(reuseIdentifier: identifier)
        // For its default content.
        view?.tablePosition = TableHeaderFooterPosition(style: style, isFooter: asksForFooter, contentInsets: contentInsets)
        return view
    }

    // MARK: Prefetching

    /// Notifies the prefetching data source of rows that approach the visible rect, and of those that no longer do.
    final func askForPrefetch() {
        guard reorder == nil, let prefetchDataSource, let geometry, let first = visibleRows.first, let last = visibleRows.last else {
            return
        }
        let range = geometry.number(of: first.path)..<geometry.number(of: last.path) + 1
        let request = prefetch.see(range, of: geometry.rowCount)
        let wanted = request.wanted.map(geometry.row(number:)).compactMap(dataPath)
        if !wanted.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: wanted) }
        let cancelled = request.cancelled.map(geometry.row(number:)).compactMap(dataPath)
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    }
}
