import CoreGraphics
import UIKitCore

/// The search field of a find navigator, whose text leaves space for the number of matches.
final class FindField: UISearchTextField {
    /// Width at the trailing edge of the text, in points.
    var trailingSpace: CGFloat = 0 { didSet { if trailingSpace != oldValue { setNeedsLayout() } } }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let space = min(trailingSpace, rect.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: rect.minX + (isMirrored ? space : 0), y: rect.minY, width: rect.width - space, height: rect.height)
    }
}
