import CoreGraphics
import ListEngine

extension UITableView {
    /// Performs a batch of changes in a closure that does not escape, as Apple's.
    ///
    /// - Complexity: That of the method with an optional closure.
    // The links of other comments lead to the method with an optional closure.
    @_documentation(visibility: internal)
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }

    // MARK: Requests

    final func openUpdates() {
        // The counts before the changes must be known.
        if updates.depth == 0 { _ = loadedGeometry }
        updates.depth += 1
    }

    final func closeUpdates() {
        guard updates.depth > 0 else {
            trap(object: "\(self)", value: "endUpdates() without beginUpdates()", remedy: "call them in pairs")
        }
        updates.depth -= 1
        if updates.depth == 0 { commitUpdates() }
    }

    /// Performs an action now, or after the open batch.
    final func afterUpdates(_ action: @escaping () -> Void) {
        if updates.depth > 0 { updates.actions.append(action) } else { action() }
    }

    final func batch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        if let completion { updates.completions.append(completion) }
        changes?()
        closeUpdates()
    }

    /// Adds one change to the open batch, or performs it as a batch of its own.
    final func change(_ change: (inout TableUpdates) -> Void) {
        // A table that has not loaded its data yet has nothing to change.
        guard updates.depth > 0 || geometry != nil else { return setNeedsLayout() }
        change(&updates)
        if updates.depth == 0 { commitUpdates() }
    }

    // MARK: Commit

    private func commitUpdates() {
        var asked = updates
        updates = TableUpdates()
        defer { for action in asked.actions { action() } }
        guard geometry != nil else {
            for completion in asked.completions { completion(true) }
            return
        }
        let after = askedCounts()
        guard accepts(asked.update, before: dataCounts, after: after), let old = geometry else {
            for completion in asked.completions { completion(false) }
            return
        }
        let carried = placeholders.carried(by: ListMapping(asked.update), counts: after)
        asked.display(from: placeholders, to: carried)
        placeholders = carried
        let counts = after.enumerated().map { $0.element + carried.count(in: $0.offset) }
        run(TableBatchUpdate(asked, mapping: ListMapping(asked.update), geometry: old, counts: counts))
    }

    /// Performs changes of placeholders, in displayed index paths, which the data source does not have.
    final func perform(_ changes: TableUpdates) {
        guard let old = geometry else { return }
        var counts = old.sections.map(\.rows.count)
        for path in changes.update.insertedItems { counts[path.section] += 1 }
        for path in changes.update.deletedItems { counts[path.section] -= 1 }
        run(TableBatchUpdate(changes, mapping: ListMapping(changes.update), geometry: old, counts: counts))
    }

    /// Whether an update matches the data source; if not, the table loads all data again.
    final func accepts(_ update: ListUpdate, before: [Int], after: [Int]) -> Bool {
        guard let fault = ListUpdateCheck.fault(of: update, before: before, after: after, kind: .table) else { return true }
        InvalidListUpdate.refuse(fault, of: self)
        reload()
        return false
    }

    /// The loaded numbers of the data source's rows, by section.
    final var dataCounts: [Int] {
        (geometry?.sections ?? []).enumerated().map { $0.element.rows.count - placeholders.count(in: $0.offset) }
    }

    final func askedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = dataSource.numberOfSections(in: self)
        guard count >= 0 else { trapOnCount(count, "numberOfSections(in:)") }
        return (0..<count).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            guard rows >= 0 else { trapOnCount(rows, "tableView(_:numberOfRowsInSection: \(section))") }
            return rows
        }
    }

    // MARK: Geometry

    /// Layout after a batch update: remaining items keep their heights unless the delegate returns others now.
    final func newGeometry(_ run: TableBatchUpdate) -> TableGeometry {
        let sections = run.counts.indices.map { section -> TableGeometry.Section in
            guard let origin = run.mapping.oldSection(of: section) else { return loadSection(section, count: run.counts[section]) }
            var made = loadSection(section, count: 0)
            let old = run.geometry.sections[origin]
            // The first header of a grouped table has a different height.
            let keepsHeights = (origin == 0) == (section == 0)
            if !made.header.isExact, keepsHeights, old.header.isExact, !old.lacksHeaderView {
                made.header = old.header
                made.padding = old.padding
            }
            if !made.footer.isExact, old.footer.isExact, !old.lacksFooterView { made.footer = old.footer }
            made.rows =
                asksAllHeights ? loadRows(of: section, count: run.counts[section]) : newRows(of: section, from: old.rows, origin, run)
            return made
        }
        return TableGeometry(sections, head: height(of: tableHeaderView), foot: height(of: tableFooterView))
    }

    private func newRows(of section: Int, from old: RowHeights, _ origin: Int, _ run: TableBatchUpdate) -> RowHeights {
        var rows = old
        for row in run.removed[origin] ?? [] { rows.remove(row..<row + 1) }
        for row in run.added[section] ?? [] {
            let path = IndexPath(row: row, section: section)
            // A moved row keeps its height.
            let height = run.mapping.oldPath(of: path).map { run.geometry.height(of: .row($0)) }
            rows.insert(1, of: height ?? firstHeight(of: path), at: row)
        }
        for path in run.asked.update.reloadedItems + run.asked.update.reconfiguredItems {
            guard let position = run.mapping.position(of: path), position.section == section else { continue }
            let height = firstHeight(of: position)
            rows.set(height.isExact ? height : .estimate(rows[position.row].points), at: position.row)
        }
        return rows
    }

    /// Exact or estimated height of an inserted row.
    private func firstHeight(of path: IndexPath) -> ItemHeight {
        if let placeholder = placeholders.context(at: path)?.placeholder { return height(of: placeholder) }
        let path = dataPath(of: path) ?? path
        findAnswers(path)
        if answers.hasEstimates, let said = delegate?.tableView(self, estimatedHeightForRowAt: path), said.isFinite, said >= 0 {
            return .estimate(Double(said))
        }
        if answers.hasHeights || rowHeight < 0 { return .estimate(usualEstimate) }
        return .exact(Double(rowHeight))
    }

    /// Whether the delegate provides the heights of all rows at load.
    private var asksAllHeights: Bool { estimatedRowHeight == 0 && !answers.hasEstimates }

    // MARK: Leaving rows

    /// A leaving cell or view whose item is visible again.
    final func returningView(for item: TableItem) -> UIView? {
        guard let index = departures.firstIndex(where: { $0.item == item }) else { return nil }
        let departure = departures.remove(at: index)
        returned[ObjectIdentifier(departure.view)] = departure.view.untransformedFrame
        departure.view.isUserInteractionEnabled = departure.takesTouches
        announceDeparture(departure)
        return departure.view
    }

    /// The app reuses a cell that is leaving.
    final func stopDeparture(of cell: UITableViewCell) {
        guard let index = departures.firstIndex(where: { $0.view === cell }) else { return }
        let departure = departures.remove(at: index)
        release(departure)
        announceDeparture(departure)
    }

    /// Restores a view to its state before it left.
    private func release(_ departure: TableDeparture) {
        let view = departure.view
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation {
            view.alpha = departure.alpha
            view.bounds.origin = .zero
        }
        view.isUserInteractionEnabled = departure.takesTouches
        guard let cell = view as? UITableViewCell else { return }
        cell.isClosing = false
        cell.slide = 0
    }

    private func announceDeparture(_ departure: TableDeparture) {
        switch departure.old {
        case .row:
            if let cell = departure.view as? UITableViewCell, let path = departure.dataPath {
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            }
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: departure.view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: departure.view, forSection: section)
        }
    }

    /// Removes the leaving views of a batch update whose animation ended; nil removes all.
    final func endDepartures(of run: Int?) {
        let ended = departures.filter { run == nil || $0.run == run }
        departures.removeAll { departure in ended.contains { $0.view === departure.view } }
        for departure in ended {
            let view = departure.view
            release(departure)
            if view.superview === self { view.removeFromSuperview() }
            announceDeparture(departure)
            if let cell = view as? UITableViewCell {
                keep(cell)
            } else if let view = view as? UITableViewHeaderFooterView {
                keep(view)
            } else if (view as? SwipeButtonsView)?.isAnnounced == true {
                delegate?.tableView(self, didEndEditingRowAt: nil)
            }
        }
    }
}
