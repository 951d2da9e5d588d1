import UIKit

extension UIView {
    /// Puts a part where a layout written from left to right has it; right to left it is mirrored.
    func place(_ part: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        part.frame = frame
    }

    /// Whether text is so large that what usually lies beside each other lies below each other.
    var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Whether there is room as on a tablet.
    var isRoomy: Bool { traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }

    /// Arranges the view anew when the user chooses another size of text or another look.
    func followsSettings() {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            view.setNeedsLayout()
        }
    }
}
