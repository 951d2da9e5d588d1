import CoreGraphics
import ListEngine

extension UITableView {
    // MARK: Measurement

    /// Measures a header or footer that becomes visible and returns the difference from its estimated height.
    final func measureHeaderFooter(_ item: TableItem) -> Double {
        guard let geometry, !geometry.height(of: item).isExact else { return 0 }
        let generation = self.generation
        let view = edgeView(for: item)
        guard self.generation == generation else { return 0 }
        guard let view else {
            geometry.noteLackOfView(for: item)
            let difference = geometry.set(.exact(emptyHeight(of: item)), of: item)
            return item == .header(item.section) ? difference - geometry.removePadding(of: item.section) : difference
        }
        if let height = commonHeight(of: item) { return geometry.set(.exact(height), of: item) }
        (view as? UITableViewHeaderFooterView)?.tablePosition.contentInsets = contentInsets
        UIView.performWithoutAnimation { view.bounds.size.width = cellFrame(top: 0, height: 0).width }
        var height = Double(fittingHeight(of: view))
        if !height.isFinite || height <= 0 || height > 1e6 { height = titleHeight(of: item) }
        if view is TitleHeaderFooterView { height = max(height, titleHeight(of: item)) }
        return geometry.set(.exact(height.rounded(.up)), of: item)
    }

    /// The view of a visible header or footer, or a new view, which counts as visible until the next tiling.
    private func edgeView(for item: TableItem) -> UIView? {
        if let shown = visibleHeaderFooters.first(where: { $0.item == item }) { return shown.view }
        guard let view = newEdgeView(for: item) else { return nil }
        let index = visibleHeaderFooters.firstIndex { $0.item > item } ?? visibleHeaderFooters.count
        visibleHeaderFooters.insert(VisibleHeaderFooter(item: item, view: view), at: index)
        leaving.removeAll { $0 === view }
        return view
    }

    private func newEdgeView(for item: TableItem) -> UIView? {
        if let index = heldEdges.firstIndex(where: { $0.item == item }) { return heldEdges.remove(at: index).view }
        if let view = returningView(for: item) { return view }
        if let delegate, let view = askedView(for: item, of: delegate), view !== UITableView.noView { return view }
        guard let title = title(of: item) else { return nil }
        let view =
            edgeViews.take(TitleHeaderFooterView.identifier) ?? TitleHeaderFooterView(reuseIdentifier: TitleHeaderFooterView.identifier)
        view.prepareForReuse()
        view.tablePosition = position(of: item)
        view.textLabel?.text = view.tablePosition.shown(title)
        return view
    }

    final func askedView(for item: TableItem, of delegate: any UITableViewDelegate) -> UIView? {
        var view: UIView?
        asksForFooter = item == .footer(item.section)
        defer { asksForFooter = false }
        // As for cells, creating one is not animated.
        UIView.performWithoutAnimation {
            switch item {
            case .header(let section): view = delegate.tableView(self, viewForHeaderInSection: section)
            case .footer(let section): view = delegate.tableView(self, viewForFooterInSection: section)
            case .row: break
            }
            (view as? UITableViewHeaderFooterView)?.tablePosition = position(of: item)
        }
        return view
    }

    private func position(of item: TableItem) -> TableHeaderFooterPosition {
        TableHeaderFooterPosition(style: style, isFooter: item == .footer(item.section), contentInsets: contentInsets)
    }

    // MARK: Layout

    /// Lays out the visible headers and footers; those of a plain table are pinned to its edges.
    final func layOutHeadersFooters() {
        guard let geometry, bounds.height > 0, bounds.width > 0 else { return }
        var items: [TableItem] = []
        var section = geometry.section(at: max(Double(bounds.minY), geometry.head))
        while section < geometry.sections.count, geometry.top(ofSection: section) < Double(bounds.maxY) {
            for item in [TableItem.header(section), .footer(section)] where shownFrame(ofEdge: item, geometry).intersects(bounds) {
                if geometry.height(of: item).points > 0, !geometry.lacksView(for: item) { items.append(item) }
            }
            section += 1
        }
        for index in visibleHeaderFooters.indices.reversed() where !items.contains(visibleHeaderFooters[index].item) {
            recycleHeaderFooter(at: index)
        }
        let generation = self.generation
        for item in items {
            guard let view = edgeView(for: item) else {
                // A height without a view leaves empty space.
                geometry.noteLackOfView(for: item)
                continue
            }
            guard self.generation == generation else { return }
            layOut(view, for: item)
        }
    }

    private func layOut(_ view: UIView, for item: TableItem) {
        guard let geometry else { return }
        let frame = shownFrame(ofEdge: item, geometry)
        holdContent(of: view)
        if let view = view as? UITableViewHeaderFooterView {
            view.tablePosition.contentInsets = contentInsets
            view.isPinned = style == .plain && frame.minY != presentRect(ofEdge: item).minY
        }
        guard view.superview !== self else {
            if view.untransformedFrame != frame { view.setUntransformedFrame(frame) }
            return
        }
        UIView.performWithoutAnimation {
            view.setUntransformedFrame(frame)
            switch item {
            case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            case .row: break
            }
            let front = subviews.firstIndex { $0 is ScrollIndicatorView || $0 === sectionIndex } ?? subviews.count
            insertSubview(view, at: front)
        }
        view.layOutVisible()
    }

    /// Displayed frame of a header or footer: a plain table pins it to the edge of the visible rect while its section is visible.
    final func shownFrame(ofEdge item: TableItem, _ geometry: TableGeometry) -> CGRect {
        var natural = presentRect(ofEdge: item)
        if let gap { natural.origin.y += gap.shift(of: item) }
        guard style == .plain, natural.height > 0 else { return natural }
        let inset = adjustedContentInset
        var frame = natural
        let section = geometry.sections[item.section]
        switch item {
        case .header:
            let end = geometry.top(ofSection: item.section) + section.height - Double(natural.height)
            frame.origin.y = max(natural.minY, min(bounds.minY + inset.top, CGFloat(end)))
        case .footer:
            let begin = geometry.top(of: .header(item.section)) + section.header.points
            frame.origin.y = min(natural.minY, max(bounds.maxY - inset.bottom - natural.height, CGFloat(begin)))
        case .row: break
        }
        return frame
    }

    final func recycleHeaderFooter(at index: Int) {
        let edge = visibleHeaderFooters.remove(at: index)
        leaving.append(edge.view)
        if let view = edge.view as? UITableViewHeaderFooterView { keep(view) }
        guard edge.view.superview === self else { return }
        switch edge.item {
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: section)
        case .row: break
        }
    }

    final func keep(_ view: UITableViewHeaderFooterView) {
        if let identifier = view.reuseIdentifier { edgeViews.keep(view, for: identifier, limit: 8) }
    }

    final func shownEdge(_ item: TableItem) -> UITableViewHeaderFooterView? {
        visibleHeaderFooters.first { $0.item == item }?.view as? UITableViewHeaderFooterView
    }

    /// A view that an app shows here has its size from its frame, even if it was dequeued as a cell, or is the content of one.
    private func holdContent(of view: UIView) {
        view.leaveOpen(.none)
        (view as? any SelfSizingContent)?.contentView.leaveOpen(.none)
    }

    // MARK: Table header, footer and background

    final func tableEdgeDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new, new.superview !== self { insertSubview(new, at: backCount) }
        new.map(holdContent)
        guard let geometry else { return setNeedsLayout() }
        geometry.head = height(of: tableHeaderView)
        geometry.foot = height(of: tableFooterView)
        updateContentSize()
        setNeedsLayout()
    }

    final func backgroundDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}

/// The view for a section title from the data source.
final class TitleHeaderFooterView: UITableViewHeaderFooterView {
    static let identifier = "kinora.title"
}

extension UITableView {
    /// The height of a header or footer for its width: by constraints if it has any.
    private func fittingHeight(of view: UIView) -> CGFloat {
        guard view is UITableViewHeaderFooterView || !view.constraints.isEmpty else {
            return view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)).height
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
