import UIKit

/// A button that takes touches around its icon too, into the gaps to its neighbors.
final class RowActionButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: 0).contains(point) }
}
