import UIKit

/// Recognises the swipes over a table that open its menu; by it a cell finds the menu of its table.
@MainActor
final class SideSwipeRecognizer: UISwipeGestureRecognizer {
    weak var menu: SideSwipeMenu?
}
