import CoreGraphics
import ListEngine
import QuartzCore

extension UITableView {
    final func beginReorder(_ cell: UITableViewCell, at y: CGFloat) {
        guard reorder == nil, isSetEditing, let path = path(of: cell) else { return }
        closeSwipe(animated: true)
        reorder = TableReorder(
            cell: cell, source: path, target: path, grip: cell.center.y - y, finger: y - bounds.minY,
            height: presentRect(ofRow: path).height)
        if let last = subviews.last(where: { view in visibleRows.contains { $0.cell === view } }), last !== cell {
            insertSubview(cell, aboveSubview: last)
        }
        UIView.animate(withDuration: Self.liftDuration, delay: 0, options: .allowUserInteraction) {
            cell.alpha = 0.9
            cell.layer.shadowOpacity = 0.2
        }
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    final func followReorder(_ y: CGFloat) {
        guard var moved = reorder else { return }
        moved.finger = y - bounds.minY
        reorder = moved
        pullContent()
        moved.cell.setUntransformedFrame(reorderFrame(moved))
        let middle = moved.cell.untransformedFrame.midY
        guard let proposed = proposedTarget(at: middle, moved) else { return }
        let target = askedTarget(of: moved.source, proposed)
        guard target != moved.target, canDrop(target, moved) else { return }
        reorder?.target = target
        gapDidChange()
    }

    /// The delegate's destination for a moved row; the proposed one without a delegate.
    private func askedTarget(of source: IndexPath, _ proposed: IndexPath) -> IndexPath {
        guard let delegate, let row = dataPath(of: source) else { return proposed }
        let position = placeholders.dataPosition(proposed, leaving: source)
        let said = delegate.tableView(self, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: position)
        return said == position ? proposed : placeholders.displayedPosition(said, leaving: source)
    }

    /// Whether the position exists once the row has left its own.
    private func canDrop(_ path: IndexPath, _ moved: TableReorder) -> Bool {
        guard let sections = geometry?.sections, path.count == 2, sections.indices.contains(path.section), path.row >= 0 else {
            return false
        }
        return path.row <= sections[path.section].rows.count - (path.section == moved.source.section ? 1 : 0)
    }

    /// Destination for a moved row whose center is at `y`: the far side of the row under it.
    private func proposedTarget(at y: CGFloat, _ moved: TableReorder) -> IndexPath? {
        guard let geometry else { return nil }
        if let row = visibleRows.first(where: { row in
            guard row.cell !== moved.cell else { return false }
            let frame = frame(of: row)
            return y >= frame.minY && y < frame.maxY
        }) {
            var target = row.path
            if target.section == moved.source.section, target > moved.source { target.row -= 1 }
            // The row under it is above the gap: the moved row comes from below and is inserted before it.
            let isAbove = target.section < moved.target.section || target.section == moved.target.section && target.row < moved.target.row
            return IndexPath(row: isAbove ? target.row : target.row + 1, section: target.section)
        }
        // An empty section has a single position.
        let section = geometry.section(at: Double(y))
        guard geometry.sections.indices.contains(section), geometry.sections[section].rows.count == 0, section != moved.target.section
        else { return nil }
        return IndexPath(row: 0, section: section)
    }

    final func endReorder(moves: Bool) {
        guard let moved = reorder else { return }
        reorder = nil
        moved.pull?.link.invalidate()
        let cell = moved.cell
        if moves, moved.target != moved.source, let dataSource, let source = dataPath(of: moved.source) {
            let target = placeholders.dataPosition(moved.target, leaving: moved.source)
            dataSource.tableView(self, moveRowAt: source, to: target)
            change { $0.update.movedItems.append(.init(from: source, to: target)) }
        }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) { [self] in
            cell.alpha = 1
            cell.layer.shadowOpacity = 0
            layOutVisibleRows()
            layOutHeadersFooters()
        }
    }

    final func cancelReorder() { endReorder(moves: false) }

    private func reorderFrame(_ moved: TableReorder) -> CGRect {
        var frame = presentRect(ofRow: moved.source)
        frame.origin.y = moved.finger + bounds.minY + moved.grip - frame.height / 2
        return frame
    }

    // MARK: Autoscrolling

    /// Autoscrolls while the touch is near the top or bottom edge; speed grows towards the edge.
    private func pullContent() {
        guard let moved = reorder else { return }
        let inset = adjustedContentInset
        let (top, bottom) = (inset.top + Self.edge, bounds.height - inset.bottom - Self.edge)
        let beyond = moved.finger < top ? moved.finger - top : max(moved.finger - bottom, 0)
        let speed = min(max(beyond, -Self.edge), Self.edge) * Self.pullRate
        guard speed != moved.pull?.speed ?? 0 else { return }
        moved.pull?.link.invalidate()
        reorder?.pull = nil
        guard speed != 0 else { return }
        let link = CADisplayLink { [weak self] _ in self?.showPull() }
        link.add(to: .main, forMode: .common)
        reorder?.pull = TableReorder.Pull(begin: CACurrentMediaTime(), offset: contentOffset.y, speed: speed, link: link)
    }

    private func showPull() {
        guard let moved = reorder, let pull = moved.pull else { return }
        show(atRest(CGPoint(x: contentOffset.x, y: pull.offset(at: CACurrentMediaTime()))))
        layoutIfNeeded()
        followReorder(moved.finger + bounds.minY)
    }

    // MARK: Frames

    /// Displayed frame of a row's cell: a swiped row is offset, and other rows make space for one that is being moved.
    final func frame(of row: VisibleRow) -> CGRect {
        let frame = presentRect(ofRow: row.path).offsetBy(dx: row.cell.slide, dy: 0)
        if let reorder, reorder.cell === row.cell { return reorderFrame(reorder) }
        return gap.map { frame.offsetBy(dx: 0, dy: $0.shift(of: row.path)) } ?? frame
    }

    /// The space that rows make for a moved or dropped one; nil for none.
    final var gap: TableGap? { reorder?.gap ?? dropping?.gap }

    /// Animates rows, headers and footers to their positions for a new gap.
    final func gapDidChange() {
        UIView.animate(withDuration: Self.gapDuration, delay: 0, options: .allowUserInteraction) { [self] in
            layOutVisibleRows()
            layOutHeadersFooters()
        }
    }

    /// Duration in seconds.
    private static let liftDuration = 0.2
    static let gapDuration = 0.2
    /// Distance from the edges at which autoscrolling begins, in points.
    private static let edge: CGFloat = 50
    /// Speed in points per second for each point closer to the edge.
    private static let pullRate: CGFloat = 10
}
