import UIKit

extension UITabBar {
    /// The center of an item, from the bar's left edge; the first item is at the leading edge. Nil for an index out of range.
    func middle(ofItemAt index: Int) -> CGFloat? {
        let count = items?.count ?? 0
        guard (0..<count).contains(index) else { return nil }
        return bounds.width.middle(ofSegment: index, of: count, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension CGFloat {
    /// The center of one of `count` equal columns of this width, counted from the left, or from the right if mirrored.
    func middle(ofSegment index: Int, of count: Int, isMirrored: Bool) -> CGFloat {
        let segment = self / CGFloat(count)
        return CGFloat(isMirrored ? count - 1 - index : index) * segment + segment / 2
    }
}
