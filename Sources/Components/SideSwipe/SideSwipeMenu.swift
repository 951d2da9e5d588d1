import EffectSupport
import UIKit

/// A menu behind the rows of a table: a swipe moves a row to either side and reveals it.
///
/// The menu takes the row's frame, below its cell, at any row height. At most one menu is open: opening another closes the first with a
/// bounce, at once if the other one opens without animation. A swipe over the open row, a tap on any row and the beginning of scrolling
/// close it with a bounce, while selection and scrolling continue as usual; programmatic scrolling, scrolling to the top, a reload, and
/// removal of the row close it at once. Delegate and data source of the table stay the app's. With Reduce Motion row and menu cross-fade
/// in 0.2 seconds. Source: `Documentation/Effects.md#side-swipe`.
@preconcurrency @MainActor
public final class SideSwipeMenu: NSObject, UIGestureRecognizerDelegate {
    /// The way the menu appears.
    public enum Style: Sendable {
        /// The menu stays still behind the row, which moves away.
        case reveal
        /// The menu comes in from the opposite side and pushes the row out.
        case push
    }

    /// The gesture that opens the menu.
    public enum Trigger: Sendable {
        /// A swipe to the left or right; the row leaves in that direction.
        case swipe
        /// The table's own swipe to delete, in cells that are `SideSwipeCell`s; if the table does not begin that, a swipe. The row
        /// leaves to the right (to the left in a right-to-left interface).
        case deleteEditing
    }

    /// The way the menu appears. The default is `.reveal`. An open menu keeps its style.
    public var style = Style.reveal

    /// The gesture that opens the menu. The default is `.swipe`.
    public var trigger = Trigger.swipe

    /// The duration in seconds of opening, and of each of the three segments of the bounce. The default is 0.2.
    public var duration: TimeInterval = 0.2

    /// The distance from the row's position of the bounce's first stop, in points; the second is twice as far. The default is 5.
    public var bounce: CGFloat = 5

    let menu: UIView
    private(set) weak var tableView: UITableView?
    var opening: SideSwipeOpening?
    /// Rows that close while the menu is open for another one, each over a snapshot of it.
    var replaced: [SideSwipeOpening] = []
    var count = 0
    private var actions: [GestureAction] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var observations: [NSKeyValueObservation] = []
    private let tap = UITapGestureRecognizer()

    /// Attaches a menu to a table, which is not retained, for the lifetime of this object. The menu gets its size from the rows.
    public init(tableView: UITableView, menu: UIView) {
        self.menu = menu
        self.tableView = tableView
        super.init()
        for direction in [UISwipeGestureRecognizer.Direction.right, .left] {
            let swipe = SideSwipeRecognizer()
            swipe.direction = direction
            swipe.menu = self
            attach(swipe) { [weak self] in self?.swiped($0, direction) }
        }
        tap.cancelsTouchesInView = false
        tap.delaysTouchesEnded = false
        attach(tap) { [weak self] in self?.tapped($0) }
        let begins = GestureAction { [weak self] in if $0.state == .began { self?.close(animated: true) } }
        begins.attach(to: tableView.panGestureRecognizer)
        actions.append(begins)
        observations = [
            tableView.observe(\.contentOffset) { [weak self] table, _ in self?.contentMoved(in: table) },
            tableView.observe(\.contentSize) { [weak self] table, _ in self?.rowsMoved(in: table) },
        ]
    }

    private func attach(_ recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void) {
        let action = GestureAction(body)
        action.attach(to: recognizer)
        recognizer.delegate = self
        tableView?.addGestureRecognizer(recognizer)
        actions.append(action)
        recognizers.append(recognizer)
    }

    deinit {
        Teardown.run { [opening, replaced, recognizers, actions, tableView] in
            for one in replaced { one.end() }
            opening?.end()
            for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
            for action in actions { action.detach(from: tableView?.panGestureRecognizer) }
        }
    }

    // MARK: State

    /// The row whose menu is open or opening; nil for none, or while it closes.
    public var openIndexPath: IndexPath? {
        guard let opening, !opening.isClosing, let cell = opening.cell else { return nil }
        return tableView?.indexPath(for: cell)
    }

    /// Opens the menu of a visible row; does nothing for another row, or a direction that is neither left nor right. A movement in
    /// progress continues from its presentation state. With `.deleteEditing` the direction is fixed.
    public func open(at indexPath: IndexPath, direction: UISwipeGestureRecognizer.Direction, animated: Bool) {
        guard let sign = sign(of: direction), let table = tableView, let cell = table.cellForRow(at: indexPath) else { return }
        show(cell, at: table.rectForRow(at: indexPath), to: sign, animated: animated)
    }

    /// Closes the menu, with the bounce if animated; does nothing if none is open. Without animation a closing one ends at once.
    public func close(animated: Bool) {
        if animated { return bounceBack() }
        closeNow()
        endReplaced()
    }

    private func sign(of direction: UISwipeGestureRecognizer.Direction) -> CGFloat? {
        let isMirrored = tableView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if trigger == .deleteEditing { return isMirrored ? -1 : 1 }
        if direction == .right { return 1 }
        return direction == .left ? -1 : nil
    }

    // MARK: Gestures

    private func swiped(_ recognizer: UIGestureRecognizer, _ direction: UISwipeGestureRecognizer.Direction) {
        guard recognizer.state == .ended, let table = tableView,
            let path = table.indexPathForRow(at: recognizer.location(in: table))
        else { return }
        if path == openIndexPath {
            close(animated: true)
        } else {
            open(at: path, direction: direction, animated: true)
        }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, let table = tableView, table.indexPathForRow(at: recognizer.location(in: table)) != nil else {
            return
        }
        close(animated: true)
    }

    /// Called when a cell that suppresses its Delete button begins editing.
    func editingBegan(in cell: UITableViewCell) {
        guard trigger == .deleteEditing, let path = tableView?.indexPath(for: cell), path != openIndexPath else { return }
        open(at: path, direction: .right, animated: true)
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== tap || opening != nil && touch.view?.isDescendant(of: menu) != true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === tap }

    /// The table's own swipe over a row waits for this one to fail; otherwise it would win.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard trigger == .swipe, gestureRecognizer is SideSwipeRecognizer, let table = tableView else { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === table
            && otherGestureRecognizer !== table.panGestureRecognizer
    }

    // MARK: Table

    private func contentMoved(in table: UITableView) {
        guard opening != nil || !replaced.isEmpty else { return }
        close(animated: table.isTracking || table.isDragging || table.isDecelerating)
    }

    /// Rows were inserted, deleted or moved.
    private func rowsMoved(in table: UITableView) {
        for former in replaced where former.cell.flatMap(table.indexPath(for:)).map(table.rectForRow(at:)) != former.frame {
            endReplaced(former.number)
        }
        guard let opening else { return }
        guard let cell = opening.cell, let path = table.indexPath(for: cell) else { return closeNow() }
        let frame = table.rectForRow(at: path)
        if frame != opening.frame { fit(frame) }
    }
}
