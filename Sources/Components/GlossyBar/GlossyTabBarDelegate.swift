import UIKit

/// Receives touches on a glossy tab bar and may provide its images. Every method is optional; the bar draws an image that is nil.
///
/// Source: `Documentation/Effects.md#glossy-tab-bar`.
@preconcurrency @MainActor
public protocol GlossyTabBarDelegate: AnyObject {
    /// Called when a touch begins on an item, including the selected one; it is already selected.
    func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int)

    /// Called when a touch ends over the item where it began.
    func glossyTabBar(_ bar: GlossyTabBar, didTouchUpInsideItemAt index: Int)

    /// Returns an image in place of an item's icon; only its opacity counts.
    func glossyTabBar(_ bar: GlossyTabBar, imageForItemAt index: Int) -> UIImage?

    /// Returns the top half of the background, stretched.
    func backgroundImage(for bar: GlossyTabBar) -> UIImage?

    /// Returns the fill of the selected icon, stretched over it.
    func selectedIconFillImage(for bar: GlossyTabBar) -> UIImage?

    /// Returns the background of the selected item. Its first four points keep their width, the rest is stretched.
    func selectedItemBackgroundImage(for bar: GlossyTabBar) -> UIImage?

    /// Returns the image of a glow; its bottom four points are cut off.
    func glowImage(for bar: GlossyTabBar) -> UIImage?

    /// Returns the arrow, drawn in its own size.
    func arrowImage(for bar: GlossyTabBar) -> UIImage?
}

extension GlossyTabBarDelegate {
    public func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int) {}
    public func glossyTabBar(_ bar: GlossyTabBar, didTouchUpInsideItemAt index: Int) {}
    public func glossyTabBar(_ bar: GlossyTabBar, imageForItemAt index: Int) -> UIImage? { nil }
    public func backgroundImage(for bar: GlossyTabBar) -> UIImage? { nil }
    public func selectedIconFillImage(for bar: GlossyTabBar) -> UIImage? { nil }
    public func selectedItemBackgroundImage(for bar: GlossyTabBar) -> UIImage? { nil }
    public func glowImage(for bar: GlossyTabBar) -> UIImage? { nil }
    public func arrowImage(for bar: GlossyTabBar) -> UIImage? { nil }
}
