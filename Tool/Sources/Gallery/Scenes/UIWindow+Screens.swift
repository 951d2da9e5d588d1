import UIKit

extension UIWindow {
    /// The top screen of the navigation controller that is the root, or that its selected tab has.
    var topScreen: UIViewController? {
        let shown = (rootViewController as? UITabBarController)?.selectedViewController ?? rootViewController
        return (shown as? UINavigationController)?.topViewController
    }

    /// The number of screens on the root's stack.
    var stackDepth: Int { (rootViewController as? UINavigationController)?.viewControllers.count ?? 0 }

    /// Whether nothing is presented over the root and no transition of it runs.
    var isAtRest: Bool {
        rootViewController?.presentedViewController == nil && rootViewController?.transitionCoordinator == nil
    }
}
