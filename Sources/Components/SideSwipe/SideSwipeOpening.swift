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
}
