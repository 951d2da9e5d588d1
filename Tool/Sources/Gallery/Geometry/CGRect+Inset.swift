import UIKit

extension CGRect {
    /// The rectangle inset at each side, or what is left of it at its center: `insetBy(dx:dy:)` of what is too small is null, at infinity.
    func inset(atMostX x: CGFloat, y: CGFloat) -> CGRect {
        let rect = standardized
        return rect.insetBy(dx: min(x, rect.width / 2), dy: min(y, rect.height / 2))
    }
}
