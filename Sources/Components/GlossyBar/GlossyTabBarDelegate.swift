import UIKit

/// Hears of touches on a drawn tab bar, and may give it its pictures. Every method is optional; a picture that is nil the bar draws itself.
///
/// Source: effects, section 8.
@preconcurrency @MainActor
public protocol GlossyTabBarDelegate: AnyObject {
    /// A finger has come down on an item, be it the selected one; it is selected already.
    func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int)

    /// The finger was lifted over the item that it came down on.
    func glossyTabBar(_ bar: GlossyTabBar, didTouchUpInsideItemAt index: Int)

    /// The picture of an item in place of its icon; only where it is opaque counts.
    func glossyTabBar(_ bar: GlossyTabBar, imageForItemAt index: Int) -> UIImage?

    /// The upper half of the background, stretched.
    func backgroundImage(for bar: GlossyTabBar) -> UIImage?

    /// What the selected icon is filled with, stretched over it.
    func selectedIconFillImage(for bar: GlossyTabBar) -> UIImage?

    /// What lies behind the selected item. Its first four points keep their width, what follows them is stretched.
    func selectedItemBackgroundImage(for bar: GlossyTabBar) -> UIImage?

    /// A glow; its lowest four points are cut off.
    func glowImage(for bar: GlossyTabBar) -> UIImage?

    /// The arrow, in its size.
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
