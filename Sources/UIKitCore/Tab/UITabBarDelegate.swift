/// Methods that respond to taps on a tab bar's items.
///
/// Source: Apple, [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Notifies that the user tapped an item, also if already selected; not called for changes by code. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
