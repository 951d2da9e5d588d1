import UIKit

/// A row whose menu is visible.
@MainActor
struct SideSwipeOpening {
    /// Weak: a table may release its cells at any time.
    weak var cell: UITableViewCell?
    /// The direction in which the row has left: 1 right, -1 left.
    let sign: CGFloat
    let style: SideSwipeMenu.Style
    /// The cell's transform without the menu.
    let transform: CGAffineTransform
    /// The menu's frame, the row's own position.
    var frame: CGRect
    /// Whether the row is closing.
    var isClosing = false
    /// Identifies the latest movement.
    var number: Int
    /// In the cell, to be notified when it is removed.
    let probe: SideSwipeProbe
    /// The view behind the row, or beside it: the menu, or its snapshot.
    var panel: UIView

    /// Keys of the animations that move the row and the menu.
    static let (rowKey, menuKey) = ("Kinora.sideSwipe.row", "Kinora.sideSwipe.menu")

    /// Whether the row is in a window, and so moves visibly.
    var isShown: Bool { cell?.window != nil }

    /// The row's presentation distance from its position.
    var shownRow: CGFloat? {
        guard let layer = cell?.layer else { return nil }
        return (layer.presentation() ?? layer).affineTransform().tx - transform.tx
    }

    /// The panel's presentation distance from the row's position.
    var shownPanel: CGFloat { (panel.layer.presentation() ?? panel.layer).position.x - frame.midX }

    /// The row's presentation opacity.
    var shownAlpha: CGFloat? { cell.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) } }

    /// The presentation distances and the opacity; those of a row at its position without a cell.
    var shown: (row: CGFloat, panel: CGFloat, alpha: CGFloat) { (shownRow ?? 0, shownPanel, shownAlpha ?? 1) }

    func removeAnimations() {
        cell?.layer.removeAnimation(forKey: Self.rowKey)
        panel.layer.removeAnimation(forKey: Self.menuKey)
    }

    /// Puts the row back and removes the panel, at once.
    func end() {
        removeAnimations()
        UIView.performWithoutAnimation { cell?.transform = transform }
        probe.onLeave = nil
        probe.removeFromSuperview()
        panel.removeFromSuperview()
    }
}
