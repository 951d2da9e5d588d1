import UIKit

/// A row whose menu is seen.
@MainActor
struct SideSwipeOpening {
    /// Not kept: a table lets go of its cells as it likes.
    weak var cell: UITableViewCell?
    /// To which side the row has left: 1 right, -1 left.
    let side: CGFloat
    let style: SideSwipeMenu.Style
    /// The cell's transform without the menu.
    let transform: CGAffineTransform
    /// The menu's place, where the row belongs.
    var place: CGRect
    /// The row is on its way back.
    var isClosing = false
    /// Tells the ends of movements apart.
    var number: Int
    /// In the cell, to hear when that goes.
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
