import UIKit

extension UIView {
    /// Whether the view has a right-to-left layout.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
