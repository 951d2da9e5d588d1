import UIKit

/// Recognizes the swipes over a table that open its menu; a cell finds its table's menu through it.
@MainActor
final class SideSwipeRecognizer: UISwipeGestureRecognizer {
    weak var menu: SideSwipeMenu?
}
