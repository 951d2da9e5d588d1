import CoreGraphics
import Foundation
import GestureEngine

/// Swipe actions in a collection view's lists: a horizontal drag moves a row and reveals its buttons.
///
/// Model values are final at once; a touch that interrupts an animation continues from the presented place.
final class CollectionSwiping: NSObject, UIGestureRecognizerDelegate {
    private unowned let view: UICollectionView
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    /// The row that a drag may begin to move.
    private var wanted: ListSwipe<UICollectionViewCell>?
    private(set) var swipes: [ListSwipe<UICollectionViewCell>] = []

    init(in view: UICollectionView) {
        self.view = view
        super.init()
        pan.addTarget(self, action: Selector("kinora_swiped:", CollectionSwiping.swiped))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    /// The row that is open, or moves there.
    var swipe: ListSwipe<UICollectionViewCell>? { swipes.last { $0.phase != .closing } }

    // MARK: Touches

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        wanted = nil
        guard swipe?.phase != .acting, let (cell, path, translation) = touched else { return false }
        if let swipe = swipes.first(where: { $0.cell === cell }), swipe.phase != .acting { return true }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: SwipeEdge = (translation < 0) == isRightToLeft ? .leading : .trailing
        guard let configuration = view.storedLayout.swipeActions(at: edge, of: path), !configuration.actions.isEmpty else { return false }
        wanted = ListSwipe(
            path: path, cell: cell, edge: edge, configuration: configuration, direction: translation < 0 ? -1 : 1,
            height: cell.bounds.height)
        return true
    }

    /// The touched row and the horizontal translation since; nil if the drag is mostly vertical.
    private var touched: (cell: UICollectionViewCell, path: IndexPath, translation: CGFloat)? {
        let translation = pan.translation(in: view)
        guard abs(translation.x) > abs(translation.y) else { return nil }
        let now = pan.location(in: view)
        let down = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
        for (path, cell) in view.shownCells where cell.superview === view && rest(of: cell).contains(down) {
            return (cell, path, translation.x)
        }
        return nil
    }

    private func swiped(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: take()
        case .changed: follow()
        case .ended: release(velocity: recognizer.velocity(in: view).x)
        case .cancelled, .failed: release(velocity: 0)
        case .possible: break
        }
    }

    private func take() {
        guard let (cell, _, _) = touched else { return }
        if let old = swipes.first(where: { $0.cell === cell }) {
            for other in swipes where other !== old { close(other) }
            return hold(old)
        }
        guard let wanted, wanted.cell === cell else { return }
        self.wanted = nil
        closeAll()
        view.endPress()
        begin(wanted, with: cell)
        follow()
    }

    /// Takes over an open or moving row at its presented place.
    private func hold(_ swipe: ListSwipe<UICollectionViewCell>) {
        let shown = (swipe.cell.layer.presentation()?.frame ?? swipe.cell.frame).minX
        swipe.start = max((shown - rest(of: swipe.cell).minX) * swipe.direction, 0)
        swipe.phase = .dragged
        for layer in [swipe.cell.layer, swipe.buttons.layer] + swipe.buttons.buttons.map(\.layer) { layer.removeAllAnimations() }
        slide(swipe, to: swipe.start)
        pan.setTranslation(.zero, in: view)
    }

    /// Distance that the finger has pulled the row, before resistance.
    private func pulled(_ swipe: ListSwipe<UICollectionViewCell>) -> CGFloat {
        let slop = swipe.start > 0 ? 0 : GestureThresholds.panDistance
        return swipe.start + pan.translation(in: view).x * swipe.direction - slop
    }

    private func follow() {
        guard let swipe, swipe.phase == .dragged else { return }
        let width = rest(of: swipe.cell).width
        let distance = pulled(swipe)
        let isFull = swipe.fullWidth(in: width).map { distance > $0 } ?? false
        let shown = swipe.resisted(distance, in: width)
        guard isFull != swipe.buttons.isFull else { return slide(swipe, to: shown) }
        swipe.buttons.isFull = isFull
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.slide(swipe, to: shown) }
    }

    private func release(velocity: CGFloat) {
        guard let swipe, swipe.phase == .dragged else { return }
        if swipe.buttons.isFull { return perform(0, of: swipe, isFull: true) }
        let speed = velocity * swipe.direction
        let opens =
            speed > ListSwipe<UICollectionViewCell>.speed
            || speed >= -ListSwipe<UICollectionViewCell>.speed && abs(swipe.cell.slide) > swipe.openWidth / 2
        guard opens else { return close(swipe) }
        swipe.phase = .open
        settle(swipe, at: swipe.openWidth)
    }

    /// Opens a row that is closed, without a drag, or closes it.
    func toggle(_ cell: UICollectionViewCell, at path: IndexPath, _ edge: SwipeEdge) {
        if swipe?.cell === cell {
            closeAll()
            return
        }
        guard swipe?.phase != .acting, let configuration = view.storedLayout.swipeActions(at: edge, of: path),
            !configuration.actions.isEmpty
        else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        closeAll()
        cellHasLeft(cell)
        let opened = ListSwipe(
            path: path, cell: cell, edge: edge, configuration: configuration, direction: (edge == .leading) == isRightToLeft ? -1 : 1,
            height: cell.bounds.height)
        begin(opened, with: cell)
        opened.phase = .open
        settle(opened, at: opened.openWidth)
    }

    private func begin(_ swipe: ListSwipe<UICollectionViewCell>, with cell: UICollectionViewCell) {
        swipes.append(swipe)
        swipe.buttons.onTap = { [weak self, weak swipe] index in
            if let self, let swipe, swipe.phase == .open { perform(index, of: swipe) }
        }
        cell.isSwiped = true
        UIView.performWithoutAnimation {
            view.insertSubview(swipe.buttons, belowSubview: cell)
            slide(swipe, to: 0)
        }
    }

    // MARK: Actions and end

    private func perform(_ index: Int, of swipe: ListSwipe<UICollectionViewCell>, isFull: Bool = false) {
        let action = swipe.configuration.actions[index]
        swipe.phase = .acting
        if isFull { settle(swipe, at: action.style == .destructive ? rest(of: swipe.cell).width : swipe.openWidth) }
        action.handler(action, swipe.buttons.buttons[index]) { [weak self, weak swipe] _ in
            MainActor.assumeIsolated {
                guard let self, let swipe, swipe.phase == .acting else { return }
                self.close(swipe)
            }
        }
    }

    /// Closes all rows; returns whether one was open.
    @discardableResult
    func closeAll() -> Bool {
        let hadOpen = swipe != nil
        for swipe in swipes { close(swipe) }
        return hadOpen
    }

    private func close(_ swipe: ListSwipe<UICollectionViewCell>) {
        guard swipe.phase != .closing else { return }
        swipe.phase = .closing
        swipe.buttons.isFull = false
        settle(swipe, at: 0) { [weak self] _ in
            // A touch may have taken over the row in the meantime.
            if swipe.phase == .closing { self?.finish(swipe) }
        }
    }

    /// Called when a cell leaves the screen or shows another item.
    func cellHasLeft(_ cell: UICollectionReusableView) {
        for swipe in swipes where swipe.cell === cell { finish(swipe) }
    }

    private func finish(_ swipe: ListSwipe<UICollectionViewCell>) {
        guard let index = swipes.firstIndex(where: { $0 === swipe }) else { return }
        swipes.remove(at: index)
        swipe.phase = .closing
        swipe.buttons.removeFromSuperview()
        swipe.cell.slide = 0
        swipe.cell.isSwiped = false
    }

    // MARK: Layout

    /// The frame of a cell that is not moved.
    private func rest(of cell: UICollectionViewCell) -> CGRect { cell.untransformedFrame.offsetBy(dx: -cell.slide, dy: 0) }

    private func slide(_ swipe: ListSwipe<UICollectionViewCell>, to distance: CGFloat) {
        let row = rest(of: swipe.cell)
        swipe.cell.slide = distance * swipe.direction
        swipe.buttons.show(distance, beside: row)
        swipe.buttons.layer.cornerRadius = swipe.cell.layer.cornerRadius
        swipe.buttons.layer.maskedCorners = swipe.cell.layer.maskedCorners
    }

    /// Moves the buttons along with their rows.
    func layOut() {
        for swipe in swipes { swipe.buttons.show(abs(swipe.cell.slide), beside: rest(of: swipe.cell)) }
    }

    private func settle(_ swipe: ListSwipe<UICollectionViewCell>, at distance: CGFloat, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: ListSwipe<UICollectionViewCell>.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.slide(swipe, to: distance) }, completion: completion)
    }

    /// While a row is open, touches outside its buttons only close it.
    func viewBesideSwipe(_ found: UIView?) -> UIView? {
        guard let swipe, let found, !found.isDescendant(of: swipe.buttons), !found.isDescendant(of: swipe.cell) else { return found }
        return view
    }
}
