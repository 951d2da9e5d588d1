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

    /// Keys of the animations that move the row and the menu.
    static let (rowKey, menuKey) = ("Kinora.sideSwipe.row", "Kinora.sideSwipe.menu")

    func removeAnimations(of menu: UIView) {
        cell?.layer.removeAnimation(forKey: Self.rowKey)
        menu.layer.removeAnimation(forKey: Self.menuKey)
    }

    /// Puts the row back and removes the menu, at once.
    func end(removing menu: UIView) {
        removeAnimations(of: menu)
        UIView.performWithoutAnimation { cell?.transform = transform }
        probe.onLeave = nil
        probe.removeFromSuperview()
        menu.removeFromSuperview()
    }
}
