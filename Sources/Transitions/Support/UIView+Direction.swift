import UIKit

extension UIView {
    /// Whether the interface runs from right to left here.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
