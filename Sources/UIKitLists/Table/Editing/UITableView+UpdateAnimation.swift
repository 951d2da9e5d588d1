import CoreGraphics
import ListEngine

// Animations of batch updates. Model frames are final at once; views animate to them. Inserted and deleted rows move along with the content
// above them and behind all other rows, so that the rows below cover and uncover them.
extension UITableView {
    /// Performs a batch update with its animations.
    final func run(_ run: TableBatchUpdate) {
        let number = nextRun
        nextRun += 1
        let animates = window != nil && UIView.areAnimationsEnabled
        let completions = run.asked.completions
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) { [self] in
            change(by: run, number: number)
        } completion: { [weak self] finished in
            self?.endRun(number)
            for completion in completions { completion(finished) }
        }
        if !animates { endRun(number) }
    }

    private func change(by run: TableBatchUpdate, number: Int) {
        cancelReorder()
        dropping?.forgetGap()
        let (oldRows, oldEdges) = (visibleRows, visibleHeaderFooters)
        returned = [:]
        isUpdating = true
        defer { isUpdating = false }
        let geometry = newGeometry(run)
        self.geometry = geometry
        generation += 1
        let generation = self.generation
        followRows(run)
        reconfigure(run)
        guard self.generation == generation else { return }
        remeasure(geometry)
        updateContentSize()
        setNeedsLayout()
        leave(run, number: number, oldRows: oldRows, oldEdges: oldEdges, to: geometry)
        tile()
        layOutUnscrolledViews()
        // The data source was called and may have changed the table again.
        guard self.generation == generation else { return }
        let stayed = (oldRows.map { $0.cell as UIView } + oldEdges.map(\.view)).filter { $0.superview === self }
        // First: laying out entering views, which is not animated, also lays out their superviews.
        for view in stayed where view.layer.needsLayout() { view.runLayout() }
        for row in visibleRows where !oldRows.contains(where: { $0.cell === row.cell }) { arrive(row.cell, .row(row.path), run, geometry) }
        for edge in visibleHeaderFooters where !oldEdges.contains(where: { $0.view === edge.view }) {
            arrive(edge.view, edge.item, run, geometry)
        }
        for view in stayed { view.layoutIfNeeded() }
    }

    /// Updates selection, highlight and other state that is stored by index path.
    private func followRows(_ run: TableBatchUpdate) {
        selection = Set(selection.compactMap(run.mapping.newPath(of:)))
        dragging?.carry(by: run.mapping)
        dropping?.carry(by: run.mapping)
        if let path = pressedRow {
            pressedRow = run.mapping.newPath(of: path)
            if pressedRow == nil { shownCell(at: path)?.setHighlighted(false, animated: false) }
        }
        if let path = goal.flatMap({ run.mapping.newPath(of: $0.path) }) { goal?.path = path } else { goal = nil }
        for index in departures.indices { departures[index].item = departures[index].item.flatMap(run.mapping.new(of:)) }
        heldEdges = []
        prefetch.reset()
        for swipe in swipes { if let path = run.mapping.newPath(of: swipe.path) { swipe.path = path } }
        visibleRows = visibleRows.compactMap { row in run.mapping.newPath(of: row.path).map { VisibleRow(path: $0, cell: row.cell) } }
            .sorted { $0.path < $1.path }
        visibleHeaderFooters = visibleHeaderFooters.compactMap { edge in
            run.mapping.new(of: edge.item).map { VisibleHeaderFooter(item: $0, view: edge.view) }
        }
        .sorted { $0.item < $1.item }
    }

    /// Visible rows may have new heights: an app that expands a row begins and ends an empty update.
    private func remeasure(_ geometry: TableGeometry) {
        for row in visibleRows { geometry.set(.exact(askedHeight(of: row.path) ?? measure(row.cell)), of: .row(row.path)) }
    }

    private func endRun(_ number: Int) {
        endDepartures(of: number)
        if departures.isEmpty { for row in visibleRows { row.cell.isClosing = false } }
    }

    // MARK: Leaving views

    private func leave(
        _ run: TableBatchUpdate, number: Int, oldRows: [VisibleRow], oldEdges: [VisibleHeaderFooter], to geometry: TableGeometry
    ) {
        for row in oldRows { leave(row.cell, .row(row.path), run, number, geometry) }
        for edge in oldEdges { leave(edge.view, edge.item, run, number, geometry) }
    }

    private func leave(_ view: UIView, _ old: TableItem, _ run: TableBatchUpdate, _ number: Int, _ geometry: TableGeometry) {
        if let item = run.mapping.new(of: old) {
            let frame = shownFrame(of: item, geometry)
            if frame.intersects(bounds) {
                if run.isMoved(old), let cell = view as? UITableViewCell { bringForward(cell) }
                return
            }
            // Outside the visible rect it moves to its new position.
            for swipe in swipes where swipe.cell === view { finish(swipe) }
            visibleRows.removeAll { $0.cell === view }
            visibleHeaderFooters.removeAll { $0.view === view }
            departures.append(TableDeparture(view, run: number, item: item, old: old, dataPath: old.row.flatMap(run.asked.dataPath)))
            view.setUntransformedFrame(frame)
            return
        }
        departures.append(TableDeparture(view, run: number, item: nil, old: old, dataPath: old.row.flatMap(run.asked.dataPath)))
        var frame = view.untransformedFrame
        let position = run.mapping.position(of: old).flatMap { geometry.contains($0) ? $0 : nil }
        let isReloaded = position != nil
        if let position, old.row == nil || run.mapping.position(of: old.row ?? IndexPath()) != nil {
            frame.origin.y = shownFrame(of: position, geometry).minY
        } else {
            frame.origin.y += CGFloat(run.shift(above: old, to: geometry))
        }
        for swipe in swipes where swipe.cell === view { depart(swipe, run: number, to: frame.minY) }
        if !isReloaded { UIView.performWithoutAnimation { insertSubview(view, at: backCount) } }
        switch run.asked.departure(of: old) ?? .fade {
        case .none:
            UIView.performWithoutAnimation { view.alpha = 0 }
        case .fade, .automatic: view.alpha = 0
        case .left: frame.origin.x = -frame.width
        case .right: frame.origin.x = bounds.width
        case .top: frame.origin.y -= frame.height
        case .bottom:
            frame.origin.y += frame.height
            view.alpha = 0
        case .middle:
            (view as? UITableViewCell)?.isClosing = true
            view.bounds.origin.y = frame.height / 2
            frame.origin.y += frame.height / 2
            frame.size.height = 0
        }
        view.setUntransformedFrame(frame)
    }

    /// Raises a row that the app moves above the others.
    private func bringForward(_ cell: UITableViewCell) {
        guard let last = subviews.lastIndex(where: { view in visibleRows.contains { $0.cell === view } }), subviews[last] !== cell else {
            return
        }
        UIView.performWithoutAnimation { insertSubview(cell, aboveSubview: subviews[last]) }
    }

    // MARK: Entering views

    private func arrive(_ view: UIView, _ item: TableItem, _ run: TableBatchUpdate, _ geometry: TableGeometry) {
        let end = view.untransformedFrame
        var start = end
        if let old = run.mapping.old(of: item) {
            // The item existed outside the visible rect; a view that returned is already moving.
            start.origin.y = CGFloat(run.geometry.top(of: old))
            start.size.height = CGFloat(run.geometry.height(of: old).points)
            if let goal = returned[ObjectIdentifier(view)] { start = goal }
            return move(view, from: start, to: end, alpha: nil)
        }
        let reloaded = run.mapping.origin(of: item).flatMap { run.geometry.contains($0) ? $0 : nil }
        let animation = run.asked.arrival(of: item, from: reloaded) ?? .fade
        if let reloaded, reloaded.row == nil || run.mapping.origin(of: item.row ?? IndexPath()) != nil {
            start.origin.y = CGFloat(run.geometry.top(of: reloaded))
        } else {
            start.origin.y -= CGFloat(run.shift(aboveComing: item, in: geometry))
        }
        var alpha: CGFloat? = 0
        switch animation {
        case .none: return move(view, from: end, to: end, alpha: nil)
        // The old view fades out above it.
        case .fade, .automatic: alpha = reloaded == nil ? 0 : nil
        case .left: (start.origin.x, alpha) = (-start.width, nil)
        case .right: (start.origin.x, alpha) = (bounds.width, nil)
        case .top: (start.origin.y, alpha) = (start.minY - start.height, nil)
        case .bottom: start.origin.y += start.height
        case .middle:
            UIView.performWithoutAnimation {
                view.layoutIfNeeded()
                view.bounds.origin.y = start.height / 2
            }
            (view as? UITableViewCell)?.isClosing = true
            view.bounds.origin.y = 0
            start.origin.y += start.height / 2
            (start.size.height, alpha) = (0, nil)
        }
        move(view, from: start, to: end, alpha: alpha)
    }

    /// Runs in the batch's animation block; the model value is final at once, as elsewhere.
    private func move(_ view: UIView, from start: CGRect, to end: CGRect, alpha: CGFloat?) {
        let final = view.alpha
        UIView.performWithoutAnimation {
            // Layout sets the final frame and therefore comes before the start frame is set.
            view.layoutIfNeeded()
            view.setUntransformedFrame(start)
            if let alpha { view.alpha = alpha }
            view.layoutIfNeeded()
        }
        view.setUntransformedFrame(end)
        if alpha != nil { view.alpha = final }
        if start.size != end.size { view.layoutIfNeeded() }
    }

    // MARK: Layout

    private func shownFrame(of item: TableItem, _ geometry: TableGeometry) -> CGRect {
        item.row == nil ? shownFrame(ofEdge: item, geometry) : presentRect(ofRow: item.row ?? IndexPath())
    }

    /// Duration in seconds.
    static let updateDuration = 0.3
}

extension TableGeometry {
    /// Whether the item exists.
    func contains(_ item: TableItem) -> Bool { item.row.map(contains) ?? sections.indices.contains(item.section) }
}
