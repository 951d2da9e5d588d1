import CoreGraphics
import ListEngine
import QuartzCore

// Tiling: decides which cells to keep. Exactly the visible rows have cells; cells that scroll out return to the reuse pool. Measuring makes
// estimated heights exact; the first visible row keeps its position on the screen, and the content offset shifts by the height differences
// of the rows above it.
extension UITableView {
    final func tile() {
        guard !isTiling else { return }
        // The data source is called in its own index paths.
        let usesDisplayedPaths = placeholders.usesDisplayedPaths
        placeholders.usesDisplayedPaths = false
        defer { placeholders.usesDisplayedPaths = usesDisplayedPaths }
        _ = loadedGeometry
        if measuredWidths != presentWidths { heightsDidChange() }
        isTiling = true
        defer { isTiling = false }
        recycleInvisibleRows()
        let shift = fillVisibleRect()
        if shift != 0 { contentDidShift(by: shift) } else { updateContentSize() }
        keepGoal()
        layOutVisibleRows()
        layOutHeadersFooters()
        layOutSwipes()
        removeLeaving()
        askForPrefetch()
    }

    /// The visible rows.
    final var rowsInVisibleRect: [VisibleRow] {
        tile()
        guard let geometry else { return [] }
        return visibleRows.filter { isInVisibleRect(.row($0.path), geometry) }
    }

    private func isInVisibleRect(_ item: TableItem, _ geometry: TableGeometry) -> Bool {
        let top = geometry.top(of: item)
        return top < Double(bounds.maxY) && top + geometry.height(of: item).points > Double(bounds.minY)
    }

    // MARK: Appearing rows

    /// Creates cells for the visible rows; returns the distance by which previously visible content was pushed down.
    private func fillVisibleRect() -> Double {
        let generation = self.generation
        var (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
        guard bottom > top, bounds.width > 0, let geometry else { return 0 }
        // A batch update keeps the content offset, so height changes above are not compensated.
        let first = isUpdating ? nil : visibleRows.first { $0.cell !== reorder?.cell }
        let anchor = first.map { TableItem.row($0.path) } ?? geometry.item(at: max(top, 0))
        var at = anchor
        while let item = at, geometry.top(of: item) < bottom {
            show(item, from: top, to: bottom)
            guard self.generation == generation else { return 0 }
            at = geometry.item(after: item)
        }
        var shift = 0.0
        at = anchor.flatMap { geometry.item(before: $0) }
        while let item = at {
            let end = geometry.top(of: item) + geometry.height(of: item).points
            // A plain table pins the header while its section is visible.
            let isPinned = style == .plain && item == .header(item.section)
            guard end > top || isPinned else { break }
            let difference = show(item, from: top, to: bottom)
            guard self.generation == generation else { return 0 }
            (top, bottom, shift) = (top + difference, bottom + difference, shift + difference)
            if isPinned, end <= top - difference { break }
            at = geometry.item(before: item)
        }
        // In the middle of a section, its header may be far above.
        if style == .plain, let first = visibleRows.first?.path.section, !geometry.sections[first].header.isExact {
            shift += show(.header(first), from: -.infinity, to: .infinity)
        }
        // Its footer may be far below, and is pinned all the same.
        guard style == .plain, self.generation == generation, let last = visibleRows.last?.path.section else { return shift }
        if !geometry.sections[last].footer.isExact { show(.footer(last), from: -.infinity, to: .infinity) }
        return shift
    }

    /// Measures an item and shows it if it is visible; returns the difference from its estimated height.
    @discardableResult
    private func show(_ item: TableItem, from top: Double, to bottom: Double) -> Double {
        switch item {
        case .row(let path): return showRow(path, from: top, to: bottom)
        case .header, .footer: return measureHeaderFooter(item)
        }
    }

    private func showRow(_ path: IndexPath, from top: Double, to bottom: Double) -> Double {
        let item = TableItem.row(path)
        let shown = shownIndex(of: path).map { visibleRows[$0].cell }
        guard let geometry, shown == nil || !geometry.height(of: item).isExact else { return 0 }
        var difference = 0.0
        if !geometry.height(of: item).isExact, let height = askedHeight(of: path) { difference = setHeight(height, of: item) }
        guard self.geometry === geometry else { return difference }
        let (y, height) = (geometry.top(of: item), geometry.height(of: item))
        if height.isExact, shown != nil || height.points == 0 || y + height.points <= top || y >= bottom { return difference }
        let generation = self.generation
        guard let cell = shown ?? returningView(for: item) as? UITableViewCell ?? askedCell(for: path), self.generation == generation else {
            return difference
        }
        if !height.isExact {
            // The insets of its contents may have changed.
            cell.tablePosition = position(of: path)
            difference += setHeight(measure(cell), of: item)
        }
        if shown == nil { take(cell, for: path) }
        return difference
    }

    /// Stores an exact height and returns the difference from the estimate.
    private func setHeight(_ height: Double, of item: TableItem) -> Double { geometry?.set(.exact(height), of: item) ?? 0 }

    private func askedCell(for path: IndexPath) -> UITableViewCell? {
        var asked: UITableViewCell?
        // Creating a cell is not animated.
        UIView.performWithoutAnimation { asked = madeCell(for: path) }
        guard let cell = asked else { return nil }
        stopDeparture(of: cell)
        // A cell that is visible for another row is reassigned to this one.
        if let index = visibleRows.firstIndex(where: { $0.cell === cell }) { visibleRows.remove(at: index) }
        UIView.performWithoutAnimation {
            cell.tableView = self
            cell.tablePosition = position(of: path)
        }
        return cell
    }

    /// The cell's fitting height, rounded up to whole pixels.
    final func measure(_ cell: UITableViewCell) -> Double {
        let width = cellFrame(top: 0, height: 0).width
        // Until it is placed.
        cell.contentView.leaveOpen(.height)
        if cell.bounds.width != width { UIView.performWithoutAnimation { cell.bounds.size.width = width } }
        let height = Double(
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height)
        guard height > 0, height < 1e6 else { return TableMetrics.rowHeight }
        let scale = Double(max(traitCollection.displayScale, 1))
        return (height * scale - 1e-6).rounded(.up) / scale
    }

    /// Measures the cell of a row that is not visible; the cell then goes to the reuse pool.
    final func measureInvisibleRow(_ path: IndexPath) {
        let generation = self.generation
        guard let cell = askedCell(for: path), self.generation == generation else { return }
        _ = setHeight(measure(cell), of: .row(path))
        leaving.append(cell)
        keep(cell)
    }

    /// Adds a cell to the hierarchy, behind everything that is in front of rows.
    private func take(_ cell: UITableViewCell, for path: IndexPath) {
        let index = visibleRows.firstIndex { $0.path > path } ?? visibleRows.count
        visibleRows.insert(VisibleRow(path: path, cell: cell), at: index)
        UIView.performWithoutAnimation {
            cell.setUntransformedFrame(frame(of: VisibleRow(path: path, cell: cell)))
            cell.contentView.leaveOpen(.none)
            showEditing(cell, path)
            cell.setHighlighted(path == pressedRow, animated: false)
            cell.setSelected(selection.contains(path), animated: false)
            showDragState(of: cell, at: path)
        }
        if let path = dataPath(of: path) {
            UIView.performWithoutAnimation { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        }
        leaving.removeAll { $0 === cell }
        if cell.superview !== self { UIView.performWithoutAnimation { insertSubview(cell, at: backCount) } }
        cell.layOutVisible()
    }

    /// Number of subviews behind the rows.
    final var backCount: Int {
        subviews.prefix { $0 === backgroundView || $0 === refreshControl || $0 === tableHeaderView || $0 === tableFooterView }.count
    }

    // MARK: Disappearing rows

    private func recycleInvisibleRows() {
        guard let geometry else { return }
        if let reorder {
            // An interactively moved row is visible wherever it came from.
            for index in visibleRows.indices.reversed() where visibleRows[index].cell !== reorder.cell {
                if !isInVisibleRect(.row(visibleRows[index].path), geometry) { recycleRow(at: index) }
            }
            return
        }
        while let first = visibleRows.first, !isInVisibleRect(.row(first.path), geometry) { recycleRow(at: 0) }
        while let last = visibleRows.last, !isInVisibleRect(.row(last.path), geometry) { recycleRow(at: visibleRows.count - 1) }
    }

    /// Removes a cell from the visible rows and puts it into the reuse pool.
    final func recycleRow(at index: Int) {
        let row = visibleRows.remove(at: index)
        for swipe in swipes where swipe.cell === row.cell { finish(swipe) }
        leaving.append(row.cell)
        if row.path == pressedRow { row.cell.setHighlighted(false, animated: false) }
        keep(row.cell)
        if let path = dataPath(of: row.path) { delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: path) }
    }

    final func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells.keep(cell, for: identifier, limit: max(visibleRows.count, 8) + 2)
    }

    /// Removes all cells, headers and footers.
    final func recycleAllCells() {
        endDepartures(of: nil)
        closeSwipe(animated: false)
        cancelReorder()
        dropping?.forgetGap()
        while !visibleRows.isEmpty { recycleRow(at: visibleRows.count - 1) }
        while !visibleHeaderFooters.isEmpty { recycleHeaderFooter(at: visibleHeaderFooters.count - 1) }
        guard !isTiling else { return }
        // Views inside are notified that they left the window, even if the same cell returns.
        removeLeaving()
        setNeedsLayout()
    }

    /// Removes views from the hierarchy that left in this tiling pass and did not come back.
    private func removeLeaving() {
        while let view = leaving.popLast() { if view.superview === self { view.removeFromSuperview() } }
    }

    // MARK: Position

    /// Moves the content offset, and every running scroll, along with content that was pushed down by `shift`.
    final func contentDidShift(by shift: Double) {
        let vector = CGVector(dx: 0, dy: shift)
        if let motion, motion.kind == .animation {
            // An explicitly requested offset is reached exactly.
            let end = motion.end
            show(CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
            redirectMotion(to: end)
        } else {
            shiftContent(by: vector)
        }
        updateContentSize()
        contentGeometryDidChange()
    }

    /// Sets the frames of visible cells and their positions in their sections.
    final func layOutVisibleRows() {
        for row in visibleRows where geometry?.contains(row.path) == true {
            let frame = frame(of: row)
            if row.cell.untransformedFrame != frame { row.cell.setUntransformedFrame(frame) }
            row.cell.contentView.leaveOpen(.none)
            let position = position(of: row.path)
            if row.cell.tablePosition != position { row.cell.tablePosition = position }
        }
    }

    final func position(of path: IndexPath) -> TableCellPosition {
        var position = TableCellPosition(
            style: style, isFirst: path.row == 0, isLast: path.row + 1 == geometry?.sections[path.section].rows.count,
            separatorStyle: separatorStyle, separatorColor: separatorColor, separatorInset: separatorInset,
            contentInsets: contentInsets)
        guard let ownSeparatorInset else { return position }
        position.separatorsAreFromEdges = separatorInsetReference == .fromCellEdges
        if !position.separatorsAreFromEdges {
            (position.separatorInset, position.separatorOffset) = (automaticSeparatorInset, ownSeparatorInset)
        }
        return position
    }

    /// Lays out the views that do not scroll with the rows, at the bottom and top of the subview order.
    final func layOutUnscrolledViews() {
        if let backgroundView { backgroundView.frame = bounds }
        guard let geometry else { return }
        // A search bar is elsewhere while its search is active.
        if let tableHeaderView, tableHeaderView.superview === self {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.head)
        }
        if let tableFooterView {
            tableFooterView.frame = CGRect(x: 0, y: geometry.footTop, width: bounds.width, height: geometry.foot)
        }
    }
}
