/// Hears of taps on a tab bar's items.
///
/// Source: Apple, [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has selected an item, be it the one that was selected; not called for changes by code. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
