import CoreGraphics
import ListEngine
import QuartzCore
import RenderScene
import ScrollEngine

extension UITableView {
    final func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layOutForScrolling()
        let geometry = loadedGeometry
        let namesSection = path.row == NSNotFound && geometry.sections.indices.contains(path.section)
        guard namesSection || geometry.contains(path) else {
            trap(
                object: "\(type(of: self))",
                value: "scrollToRow(at:at:animated:) with row \(path.row) of section \(path.section), which does not exist",
                remedy: "scroll to a row that numberOfRows(inSection:) counts")
        }
        measureArrival(at: path, position)
        setContentOffset(offset(of: path, position), animated: animated)
        if let motion, motion.kind == .animation { goal = ScrollTarget(path: path, position: position, begin: motion.begin) }
    }

    /// Insets and width must be current before rows are measured.
    private func layOutForScrolling() { if window != nil { layoutIfNeeded() } }

    /// Content offset that brings a row to a scroll position, limited to the content.
    final func offset(of path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let geometry = loadedGeometry
        let inset = adjustedContentInset
        let section = geometry.sections[path.section]
        let namesSection = path.row == NSNotFound
        let rect = namesSection ? presentRect(ofSection: path.section) : presentRect(ofRow: path)
        // Headers and footers of a plain table are pinned over its rows.
        let pinned = style == .plain && !namesSection
        let above = inset.top + (pinned ? CGFloat(section.header.points) : 0)
        let below = inset.bottom + (pinned ? CGFloat(section.footer.points) : 0)
        let y: CGFloat
        switch position {
        case .top: y = rect.minY - above
        case .bottom: y = rect.maxY + below - bounds.height
        case .middle: y = rect.midY - (above + bounds.height - below) / 2
        case .none:
            let (first, last) = (rect.minY - above, rect.maxY + below - bounds.height)
            y = contentOffset.y > first || last > first ? first : max(contentOffset.y, last)
        }
        let end = max(-inset.top, CGFloat(geometry.height) + inset.bottom - bounds.height)
        return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), end))
    }

    /// Measures the rows that will be visible at the destination, which fixes its offset. The visible rows stay in position.
    private func measureArrival(at path: IndexPath, _ position: ScrollPosition) {
        guard !isTiling, bounds.height > 0, bounds.width > 0, let geometry else { return }
        isTiling = true
        let generation = self.generation
        let anchor = visibleRows.first.map { TableItem.row($0.path) }
        let before = anchor.map { geometry.top(of: $0) }
        var isNew = true
        // Each pass finds further visible rows; their number is limited by the height of the table.
        while isNew, self.generation == generation {
            isNew = false
            let top = Double(offset(of: path, position).y)
            let bottom = top + Double(bounds.height)
            var at = geometry.item(at: max(top, 0))
            while let item = at, geometry.top(of: item) < bottom, self.generation == generation {
                if !geometry.height(of: item).isExact {
                    measureInvisible(item)
                    isNew = true
                }
                at = geometry.item(after: item)
            }
            if style == .plain, self.generation == generation, !geometry.sections[path.section].header.isExact {
                measureInvisible(.header(path.section))
                isNew = true
            }
        }
        isTiling = false
        guard self.generation == generation else { return }
        let shift = anchor.map { geometry.top(of: $0) - (before ?? 0) } ?? 0
        if shift != 0 { contentDidShift(by: shift) } else { updateContentSize() }
        if isNew == false, !leaving.isEmpty { setNeedsLayout() }
    }

    private func measureInvisible(_ item: TableItem) {
        guard case .row(let path) = item else {
            _ = measureHeaderFooter(item)
            return
        }
        if let height = askedHeight(of: path) {
            geometry?.set(.exact(height), of: item)
            return
        }
        measureInvisibleRow(path)
    }

    /// Redirects a scroll animation to its row after rows have changed height.
    final func keepGoal() {
        guard let goal else { return }
        guard let motion, motion.kind == .animation, motion.begin == goal.begin, let geometry,
            goal.path.row == NSNotFound || geometry.contains(goal.path)
        else { return self.goal = nil }
        let end = offset(of: goal.path, goal.position == .none ? nearest(to: goal, end: motion.end) : goal.position)
        if end.y != motion.end.y { redirectMotion(to: CGPoint(x: motion.end.x, y: end.y)) }
    }

    /// A row that is not visible yet arrives at the edge from which it enters.
    private func nearest(to goal: ScrollTarget, end: CGPoint) -> ScrollPosition { end.y > contentOffset.y ? .bottom : .top }

    final var nearestSelectedRow: IndexPath? {
        let geometry = loadedGeometry
        let middle = Double(bounds.midY)
        func distance(_ path: IndexPath) -> Double {
            abs(geometry.top(of: .row(path)) + geometry.height(of: .row(path)).points / 2 - middle)
        }
        return selection.sorted().min { distance($0) < distance($1) }
    }
}

extension UIScrollView {
    /// Changes the end of a running scroll animation, keeping its end time and its current position.
    final func redirectMotion(to end: CGPoint) {
        guard let old = motion, old.kind == .animation else { return }
        let duration = ScrollPhysics.animationDuration
        let progress = TimingCurve.easeInEaseOut((CACurrentMediaTime() - old.begin) / duration)
        func trajectory(_ now: CGFloat, _ end: CGFloat) -> ScrollTrajectory {
            guard progress < 1 else { return ScrollTrajectory(at: end) }
            return ScrollTrajectory(from: (now - end * progress) / (1 - progress), to: end, duration: duration)
        }
        motion = ScrollMotion(
            kind: .animation, begin: old.begin, x: trajectory(contentOffset.x, end.x), y: trajectory(contentOffset.y, end.y))
    }
}
