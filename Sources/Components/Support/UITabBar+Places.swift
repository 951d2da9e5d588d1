import UIKit

extension UITabBar {
    /// Where the middle of an item is, from the bar's left edge; the first lies at the leading edge. nil for an index that is none of an item's.
    func middle(ofItemAt index: Int) -> CGFloat? {
        let count = items?.count ?? 0
        guard (0..<count).contains(index) else { return nil }
        return bounds.width.middle(ofPart: index, of: count, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension CGFloat {
    /// The middle of one of so many equal parts of this width, counted from the left, or from the right if mirrored.
    func middle(ofPart index: Int, of count: Int, isMirrored: Bool) -> CGFloat {
        let part = self / CGFloat(count)
        return CGFloat(isMirrored ? count - 1 - index : index) * part + part / 2
    }
}
