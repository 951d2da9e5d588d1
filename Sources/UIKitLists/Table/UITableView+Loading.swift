import CoreGraphics
import ListEngine
import ScrollEngine

extension UITableView {
    /// The table's layout, loaded from the data source if needed.
    final var loadedGeometry: TableGeometry {
        if let geometry { return geometry }
        // Data source callbacks that query the table find it empty.
        geometry = TableGeometry([])
        let loaded = TableGeometry(loadSections(), head: height(of: tableHeaderView), foot: height(of: tableFooterView))
        geometry = loaded
        generation += 1
        loadSectionIndex()
        measuredWidths = presentWidths
        updateContentSize()
        setNeedsLayout()
        return loaded
    }

    final func height(of view: UIView?) -> Double { view.map { Double($0.frame.height) } ?? 0 }

    final func updateContentSize() {
        guard let geometry else { return }
        let end = restRange.y.upperBound
        changeContentSize(CGSize(width: bounds.width, height: geometry.height))
        // An animation whose end was inside the content stays inside it.
        guard let motion, motion.kind == .animation, motion.end.y <= end, motion.end.y > restRange.y.upperBound else { return }
        redirectMotion(to: CGPoint(x: motion.end.x, y: restRange.y.upperBound))
    }

    // MARK: Reload

    final func sourceDidChange() {
        answers = TableDelegateAnswers()
        guard geometry != nil else { return setNeedsLayout() }
        reset()
    }

    final func reload() {
        reset()
        _ = loadedGeometry
    }

    /// Discards all data from the data source; cells return to the reuse pool.
    private func reset() {
        recycleAllCells()
        updates.forgetChanges()
        heldEdges = []
        selection = []
        pressedRow = nil
        prefetch.reset()
        placeholders.removeAll()
        geometry = nil
        generation += 1
        setNeedsLayout()
    }

    final func heightSettingDidChange(_ setting: ReferenceWritableKeyPath<UITableView, CGFloat>, from old: CGFloat) {
        let new = self[keyPath: setting]
        guard new != old else { return }
        guard new.isFinite, new >= 0 || new == UITableView.automaticDimension else {
            reportOnce("height of a table", "\(self): a height of \(new) is refused; \(old) is kept")
            self[keyPath: setting] = old
            return
        }
        heightsDidChange()
    }

    /// Recomputes all heights; the first visible row stays in position.
    final func heightsDidChange() {
        guard let geometry else { return }
        let anchor = visibleRows.first { Double(bounds.minY) < geometry.top(of: .row($0.path)) + geometry.height(of: .row($0.path)).points }
        let old = anchor.map { geometry.top(of: .row($0.path)) }
        let counts = geometry.sections.map(\.rows.count)
        let sections = counts.enumerated().map { loadSection($0.offset, count: $0.element) }
        let new = TableGeometry(sections, head: height(of: tableHeaderView), foot: height(of: tableFooterView))
        self.geometry = new
        generation += 1
        measuredWidths = presentWidths
        // A table scrolled to the top stays there.
        if let anchor, let old, contentOffset.y > -adjustedContentInset.top {
            contentDidShift(by: new.top(of: .row(anchor.path)) - old)
        } else {
            updateContentSize()
        }
        setNeedsLayout()
    }

    // MARK: Data source

    private func loadSections() -> [TableGeometry.Section] {
        guard let dataSource else { return [] }
        let count = dataSource.numberOfSections(in: self)
        guard count >= 0 else { trapOnCount(count, "numberOfSections(in:)") }
        return (0..<count).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            guard rows >= 0 else { trapOnCount(rows, "tableView(_:numberOfRowsInSection: \(section))") }
            return loadSection(section, count: rows)
        }
    }

    final func trapOnCount(_ count: Int, _ method: String) -> Never {
        trap(object: "\(type(of: self))", value: "\(method) is \(count)", remedy: "return 0 or more")
    }

    /// Layout of a section before it is visible.
    final func loadSection(_ section: Int, count: Int) -> TableGeometry.Section {
        var loaded = TableGeometry.Section()
        loaded.rows = loadRows(of: section, count: count)
        let header = edgeHeight(.header(section))
        loaded.header = header.height
        loaded.lacksHeaderView = header.lacksView
        if header.height.points > 0, !header.lacksView { loaded.padding = headerPadding }
        let footer = edgeHeight(.footer(section))
        loaded.footer = footer.height
        loaded.lacksFooterView = footer.lacksView
        return loaded
    }

    private var headerPadding: Double {
        if sectionHeaderTopPadding >= 0 { return Double(sectionHeaderTopPadding) }
        return style == .plain ? TableMetrics.plainPadding : 0
    }

    // MARK: Rows

    /// Heights of rows before they are visible: a single run of equal rows where possible.
    final func loadRows(of section: Int, count: Int) -> RowHeights {
        guard count > 0, !placeholders.isEmpty else { return loadDataRows(of: section, count: count) }
        var rows = loadDataRows(of: section, count: count - placeholders.count(in: section))
        for entry in placeholders.entries where entry.path.section == section {
            rows.insert(1, of: height(of: entry.context.placeholder), at: entry.path.row)
        }
        return rows
    }

    /// Exact or estimated height of a placeholder.
    final func height(of placeholder: UITableViewPlaceholder) -> ItemHeight {
        let height = placeholder.rowHeight
        return height.isFinite && height >= 0 ? .exact(Double(height)) : .estimate(usualEstimate)
    }

    /// Heights of rows of the data source, whose index paths these are.
    private func loadDataRows(of section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights() }
        findAnswers(IndexPath(row: 0, section: section))
        let asksAll = estimatedRowHeight == 0 && !answers.hasEstimates
        if answers.hasEstimates {
            return heights(count) { row in
                let path = IndexPath(row: row, section: section)
                let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? 0
                guard estimate == UITableView.automaticDimension || !estimate.isFinite || estimate < 0 else {
                    return .estimate(Double(estimate))
                }
                return .estimate(usualEstimate)
            }
        }
        if answers.hasHeights, asksAll {
            return heights(count) { row in
                let height = askedDataHeight(of: IndexPath(row: row, section: section))
                return .exact(height ?? TableMetrics.rowHeight)
            }
        }
        if answers.hasHeights { return RowHeights(count: count, each: .estimate(usualEstimate)) }
        if rowHeight >= 0 { return RowHeights(count: count, each: .exact(Double(rowHeight))) }
        return RowHeights(count: count, each: asksAll ? .exact(TableMetrics.rowHeight) : .estimate(usualEstimate))
    }

    private func heights(_ count: Int, _ height: (Int) -> ItemHeight) -> RowHeights {
        var rows = RowHeights()
        var (run, last) = (0, ItemHeight.exact(0))
        for row in 0..<count {
            let next = height(row)
            if next != last {
                rows.append(run, of: last)
                (run, last) = (0, next)
            }
            run += 1
        }
        rows.append(run, of: last)
        return rows
    }

    final var usualEstimate: Double {
        if estimatedRowHeight > 0 { return Double(estimatedRowHeight) }
        return rowHeight > 0 ? Double(rowHeight) : TableMetrics.rowHeight
    }

    final func findAnswers(_ first: IndexPath) {
        guard !answers.isKnownForRows, let delegate else { return }
        answers.isKnownForRows = true
        answers.hasHeights = delegate.tableView(self, heightForRowAt: first) != UITableView.noHeight
        answers.hasEstimates = delegate.tableView(self, estimatedHeightForRowAt: first) != UITableView.noHeight
    }

    /// Height from the placeholder, the delegate or `rowHeight`; nil if the cell decides.
    final func askedHeight(of path: IndexPath) -> Double? {
        if let path = dataPath(of: path) { return askedDataHeight(of: path) }
        guard let height = placeholders.context(at: path)?.placeholder.rowHeight, height.isFinite, height >= 0 else { return nil }
        return Double(height)
    }

    /// Height of a row of the data source.
    private func askedDataHeight(of path: IndexPath) -> Double? {
        var height = rowHeight
        if answers.hasHeights, let delegate {
            let said = delegate.tableView(self, heightForRowAt: path)
            if said != UITableView.noHeight { height = said }
        }
        guard height != UITableView.automaticDimension else { return nil }
        guard height.isFinite, height >= 0 else {
            reportOnce(
                "heightForRowAt", "\(self): heightForRowAt \(path) is \(height), which is refused; \(TableMetrics.rowHeight) is used")
            return TableMetrics.rowHeight
        }
        return Double(height)
    }

    // MARK: Headers and footers

    /// Height of a header or footer before it is visible, and whether it is known to have no view.
    private func edgeHeight(_ item: TableItem) -> (height: ItemHeight, lacksView: Bool) {
        let isHeader = item == .header(item.section)
        let setting = isHeader ? sectionHeaderHeight : sectionFooterHeight
        var said = UITableView.noHeight, estimate = UITableView.noHeight
        if let delegate {
            said =
                isHeader
                ? delegate.tableView(self, heightForHeaderInSection: item.section)
                : delegate.tableView(self, heightForFooterInSection: item.section)
            if said == UITableView.noHeight || said == UITableView.automaticDimension {
                estimate =
                    isHeader
                    ? delegate.tableView(self, estimatedHeightForHeaderInSection: item.section)
                    : delegate.tableView(self, estimatedHeightForFooterInSection: item.section)
            }
        }
        var height = said == UITableView.noHeight ? setting : said
        if !height.isFinite || height < 0, height != UITableView.automaticDimension {
            reportOnce("height of a header", "\(self): a height of \(height) for a header or footer is refused; its own is used")
            height = UITableView.automaticDimension
        }
        // Groups always have spacing; an app removes it with the smallest positive height, not with 0.
        if style != .plain, height == 0 { height = UITableView.automaticDimension }
        if height != UITableView.automaticDimension {
            guard commonHeight(of: item) != nil, title(of: item) == nil else { return (.exact(Double(height)), false) }
            return mayHaveView(item) ? (.estimate(Double(height)), false) : (.exact(0), true)
        }
        let title = self.title(of: item)
        if title == nil, !mayHaveView(item) { return (.exact(emptyHeight(of: item)), true) }
        let usual = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if estimate < 0 || !estimate.isFinite { estimate = usual }
        return (.estimate(estimate > 0 ? Double(estimate) : titleHeight(of: item)), false)
    }

    /// The height that a plain table gives to all headers or footers, which counts only for sections with a title or a view. Nil in other
    /// tables, and for those to which the delegate gives a height.
    final func commonHeight(of item: TableItem) -> Double? {
        let isHeader = item == .header(item.section)
        let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
        guard style == .plain, height.isFinite, height >= 0 else { return nil }
        let said =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: item.section)
            : delegate?.tableView(self, heightForFooterInSection: item.section)
        return said == nil || said == UITableView.noHeight ? Double(height) : nil
    }

    /// Whether the delegate provides header or footer views at all; an unimplemented method returns the same marker for every section.
    private func mayHaveView(_ item: TableItem) -> Bool {
        guard let delegate else { return false }
        if let known = item == .header(item.section) ? answers.hasHeaderViews : answers.hasFooterViews { return known }
        let view = askedView(for: item, of: delegate)
        let has = view !== UITableView.noView
        if item == .header(item.section) { answers.hasHeaderViews = has } else { answers.hasFooterViews = has }
        if has, let view { heldEdges.append(VisibleHeaderFooter(item: item, view: view)) }
        return has
    }

    final func title(of item: TableItem) -> String? {
        switch item {
        case .header(let section): return dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer(let section): return dataSource?.tableView(self, titleForFooterInSection: section)
        case .row: return nil
        }
    }

    /// Height of a header or footer without content.
    final func emptyHeight(of item: TableItem) -> Double {
        guard style != .plain else { return 0 }
        return item == .header(0) ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }

    /// Minimum height of a header or footer with a title.
    final func titleHeight(of item: TableItem) -> Double {
        guard style != .plain else { return TableMetrics.plainTitle }
        switch item {
        case .header(0): return TableMetrics.firstGroupTitle
        case .header: return TableMetrics.groupTitle
        case .footer, .row: return TableMetrics.groupGap
        }
    }
}
