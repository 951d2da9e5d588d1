import UIKit

extension UIView {
    /// Adds a subview at a frame of a left-to-right layout; mirrored in right-to-left.
    func layOut(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        view.frame = frame
    }

    /// Whether text is so large that horizontal layouts become vertical.
    var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Whether both size classes are regular, as on a tablet.
    var isRoomy: Bool { traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }

    /// Updates the layout when the user changes the text size or appearance.
    func followsSettings() {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            view.setNeedsLayout()
        }
    }
}
