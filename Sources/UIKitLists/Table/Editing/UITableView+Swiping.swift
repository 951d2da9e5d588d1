import CoreGraphics
import GestureEngine

// Swipe actions: a horizontal drag offsets a row and reveals its buttons. Model values are final at once; a touch that interrupts an
// animation continues from the presented frame.
extension UITableView {
    // MARK: Touches

    /// Whether a drag may swipe a row, that is, whether the row has actions at the end that it uncovers.
    final func maySwipe() -> Bool {
        wantedSwipe = nil
        guard reorder == nil, swipe?.phase != .acting, let (row, translation) = rowUnderSwipe() else { return false }
        if let swipe = swipes.first(where: { $0.cell === row.cell }), swipe.phase != .acting { return true }
        guard !isSetEditing else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: TableSwipe.Edge = (translation < 0) == isRightToLeft ? .leading : .trailing
        guard let configuration = swipeConfiguration(edge, at: row.path) else { return false }
        wantedSwipe = TableSwipe(
            path: row.path, cell: row.cell, edge: edge, configuration: configuration, direction: translation < 0 ? -1 : 1,
            height: row.cell.bounds.height)
        return true
    }

    /// The touched row and the horizontal translation since; nil if the drag is mostly vertical.
    private func rowUnderSwipe() -> (row: VisibleRow, translation: CGFloat)? {
        let translation = swipePan.translation(in: self)
        guard abs(translation.x) > abs(translation.y) else { return nil }
        let now = swipePan.location(in: self)
        let down = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
        return visibleRows.first { presentRect(ofRow: $0.path).contains(down) }.map { ($0, translation.x) }
    }

    final func swiped(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: takeRow()
        case .changed: followSwipe()
        case .ended: releaseSwipe(velocity: recognizer.velocity(in: self).x)
        case .cancelled, .failed: releaseSwipe(velocity: 0)
        case .possible: break
        }
    }

    private func takeRow() {
        guard let (row, _) = rowUnderSwipe() else { return }
        if let old = swipes.first(where: { $0.cell === row.cell }) {
            for other in swipes where other !== old { close(other, animated: true) }
            return hold(old)
        }
        guard let wanted = wantedSwipe, wanted.cell === row.cell else { return }
        wantedSwipe = nil
        closeSwipe(animated: true)
        if begin(wanted) { followSwipe() }
    }

    /// Takes over an open or moving row at its presented offset.
    private func hold(_ swipe: TableSwipe) {
        swipe.start = shownSlide(of: swipe)
        let wasClosing = swipe.phase == .closing
        swipe.phase = .dragged
        for view in [swipe.cell, swipe.buttons] + swipe.buttons.buttons { view.layer.removeAllAnimations() }
        if wasClosing { edit(swipe.cell, animated: true) }
        slide(swipe, to: swipe.start)
        swipePan.setTranslation(.zero, in: self)
    }

    private func shownSlide(of swipe: TableSwipe) -> CGFloat {
        let rest = presentRect(ofRow: swipe.path).minX
        return max(((swipe.cell.layer.presentation()?.frame ?? swipe.cell.frame).minX - rest) * swipe.direction, 0)
    }

    private func followSwipe() {
        guard let swipe, swipe.phase == .dragged else { return }
        let distance = draggedDistance(of: swipe)
        let shown = swipe.resisted(distance, in: bounds.width)
        let isFull = swipe.fullWidth(in: bounds.width).map { distance > $0 } ?? false
        guard isFull != swipe.buttons.isFull else { return slide(swipe, to: shown) }
        swipe.buttons.isFull = isFull
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in slide(swipe, to: shown) }
    }

    /// Distance that the finger has pulled the row, before resistance.
    private func draggedDistance(of swipe: TableSwipe) -> CGFloat {
        let slop = swipe.start > 0 ? 0 : GestureThresholds.panDistance
        return swipe.start + swipePan.translation(in: self).x * swipe.direction - slop
    }

    private func releaseSwipe(velocity: CGFloat) {
        guard let swipe, swipe.phase == .dragged else { return }
        let dragged = draggedDistance(of: swipe)
        let ease = swipe.resisted(dragged + 0.5, in: bounds.width) - swipe.resisted(dragged - 0.5, in: bounds.width)
        let speed = velocity * swipe.direction * ease
        if swipe.buttons.isFull { return perform(0, of: swipe, slidesOutAt: speed) }
        let distance = abs(swipe.cell.slide)
        let opens =
            velocity * swipe.direction > TableSwipe.speed
            || velocity * swipe.direction >= -TableSwipe.speed && distance > swipe.openWidth / 2
        guard opens else { return close(swipe, animated: true, speed: speed) }
        open(swipe, speed: speed)
    }

    private func open(_ swipe: TableSwipe, speed: CGFloat? = nil) {
        swipe.phase = .open
        swipe.cell.showsConfirmation(true, animated: false)
        settle(swipe, at: swipe.openWidth, speed: speed)
    }

    /// Slides the row to where it stays; a finger's speed, in points per second away from the row's edge, goes on. nil is a tap.
    private func settle(_ swipe: TableSwipe, at slide: CGFloat, speed: CGFloat?, completion: ((Bool) -> Void)? = nil) {
        let move = { [self] in self.slide(swipe, to: slide) }
        let distance = slide - abs(swipe.cell.slide)
        guard let speed, speed != 0, distance != 0 else {
            return UIView.animate(
                withDuration: TableSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: move,
                completion: completion)
        }
        // A row that closes must not pass its place, beyond which there is nothing.
        let velocity = slide == 0 ? min(speed / distance, Self.closingVelocity) : speed / distance
        UIView.animate(
            withDuration: Self.releaseDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            options: .allowUserInteraction, animations: move, completion: completion)
    }

    // MARK: Begin

    /// Opens a row in editing mode, after a tap on its minus sign.
    final func openSwipe(at path: IndexPath, _ cell: UITableViewCell) {
        closeSwipe(animated: true)
        guard let configuration = swipeConfiguration(.trailing, at: path) else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let swipe = TableSwipe(
            path: path, cell: cell, edge: .trailing, configuration: configuration, direction: isRightToLeft ? 1 : -1,
            height: cell.bounds.height)
        if begin(swipe) { open(swipe) }
    }

    /// Notifies the delegate and the cell; returns false if either prevents the swipe.
    private func begin(_ swipe: TableSwipe) -> Bool {
        for other in swipes where other.cell === swipe.cell { finish(other) }
        if let pressedRow { unpress(pressedRow) }
        let isNew = !isSetEditing
        if isNew {
            let generation = self.generation
            if let path = dataPath(of: swipe.path) { delegate?.tableView(self, willBeginEditingRowAt: path) }
            swipe.buttons.isAnnounced = true
            guard self.generation == generation, shownCell(at: swipe.path) === swipe.cell else {
                delegate?.tableView(self, didEndEditingRowAt: nil)
                return false
            }
        }
        swipes.append(swipe)
        swipe.buttons.onTap = { [weak self, weak swipe] index in
            if let self, let swipe, swipe.phase == .open { perform(index, of: swipe) }
        }
        if isNew {
            edit(swipe.cell, animated: true)
            // The cell or the app prevents the swipe.
            guard swipes.contains(where: { $0 === swipe }), swipe.cell.isEditing else {
                finish(swipe)
                return false
            }
        }
        UIView.performWithoutAnimation {
            insertSubview(swipe.buttons, belowSubview: swipe.cell)
            slide(swipe, to: 0)
        }
        return true
    }

    private func edit(_ cell: UITableViewCell, animated: Bool) {
        guard !isSetEditing else { return }
        cell.editing.isSwiped = true
        cell.editing.style = .delete
        cell.setEditing(true, animated: animated)
    }

    // MARK: Actions

    /// Performs an action; after a swipe over the whole row, whose speed is given, the row slides out.
    private func perform(_ index: Int, of swipe: TableSwipe, slidesOutAt speed: CGFloat? = nil) {
        let action = swipe.configuration.actions[index]
        swipe.phase = .acting
        if let speed {
            swipe.cell.showsConfirmation(true, animated: false)
            settle(swipe, at: action.style == .destructive ? bounds.width : swipe.openWidth, speed: speed)
        }
        action.handler(action, swipe.buttons.buttons[index]) { [weak self, weak swipe] _ in
            MainActor.assumeIsolated {
                guard let self, let swipe, swipe.phase == .acting else { return }
                self.close(swipe, animated: true)
            }
        }
    }

    // MARK: End

    /// The swiped row that is not closing.
    final var swipe: TableSwipe? { swipes.last { $0.phase != .closing } }

    final func closeSwipe(animated: Bool) {
        for swipe in swipes { close(swipe, animated: animated) }
    }

    final func close(_ swipe: TableSwipe, animated: Bool, speed: CGFloat? = nil) {
        guard animated, window != nil, swipe.cell.superview === self else { return finish(swipe) }
        guard swipe.phase != .closing else { return }
        swipe.phase = .closing
        swipe.buttons.isFull = false
        stopEditing(swipe, animated: true)
        settle(swipe, at: 0, speed: speed) { [weak self] _ in
            // A touch may have taken over the row in the meantime.
            if swipe.phase == .closing { self?.finish(swipe) }
        }
    }

    /// Returns the row to its position without animation.
    final func finish(_ swipe: TableSwipe) {
        guard let index = swipes.firstIndex(where: { $0 === swipe }) else { return }
        swipes.remove(at: index)
        let isNew = swipe.phase != .closing
        swipe.phase = .closing
        swipe.buttons.removeFromSuperview()
        if swipe.cell.slide != 0 {
            swipe.cell.slide = 0
            if shownCell(at: swipe.path) === swipe.cell { swipe.cell.setUntransformedFrame(presentRect(ofRow: swipe.path)) }
        }
        if isNew { stopEditing(swipe, animated: false) }
        if !swipe.cell.isEditing { swipe.cell.editing.isSwiped = false }
        if swipe.buttons.isAnnounced { delegate?.tableView(self, didEndEditingRowAt: dataPath(of: swipe.path)) }
    }

    private func stopEditing(_ swipe: TableSwipe, animated: Bool) {
        swipe.cell.showsConfirmation(false, animated: animated)
        if !isSetEditing, swipe.cell.isEditing { swipe.cell.setEditing(false, animated: animated) }
    }

    /// Removes a swiped row that was deleted, together with its buttons.
    final func depart(_ swipe: TableSwipe, run: Int, to y: CGFloat) {
        swipes.removeAll { $0 === swipe }
        swipe.phase = .closing
        departures.append(TableDeparture(swipe.buttons, run: run, item: nil, old: .row(swipe.path), dataPath: dataPath(of: swipe.path)))
        swipe.buttons.frame.origin.y = y
        swipe.buttons.alpha = 0
    }

    // MARK: Layout

    private func slide(_ swipe: TableSwipe, to distance: CGFloat) {
        let row = presentRect(ofRow: swipe.path)
        swipe.cell.slide = distance * swipe.direction
        swipe.cell.setUntransformedFrame(row.offsetBy(dx: swipe.cell.slide, dy: 0))
        showButtons(of: swipe, beside: row)
    }

    private func showButtons(of swipe: TableSwipe, beside row: CGRect) {
        swipe.buttons.outerInset = swipe.direction < 0 ? contentInsets.right : contentInsets.left
        swipe.buttons.show(abs(swipe.cell.slide), beside: row)
    }

    /// Moves swiped rows along with the other rows.
    final func layOutSwipes() {
        for swipe in swipes where geometry?.contains(swipe.path) == true {
            showButtons(of: swipe, beside: presentRect(ofRow: swipe.path))
        }
    }

    /// While a row is open, touches outside its buttons only close it.
    final func viewBesideSwipe(_ found: UIView?) -> UIView? {
        guard let swipe, let found, !found.isDescendant(of: swipe.buttons) else { return found }
        return found is CellEditControl ? found : self
    }

    /// Duration of the spring after a finger, in seconds.
    private static let releaseDuration = 0.4
    /// The largest velocity in lengths of the way per second at which the spring does not overshoot.
    private static let closingVelocity: CGFloat = 6 / 0.4
}
