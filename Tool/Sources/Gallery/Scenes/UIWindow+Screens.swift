import UIKit

extension UIWindow {
    /// The top view controller of the root navigation controller, or of the selected tab's.
    var topScreen: UIViewController? {
        let shown = (rootViewController as? UITabBarController)?.selectedViewController ?? rootViewController
        return (shown as? UINavigationController)?.topViewController
    }

    /// The number of view controllers on the root's stack.
    var stackDepth: Int { (rootViewController as? UINavigationController)?.viewControllers.count ?? 0 }

    /// Whether nothing is presented over the root and no transition of it is running.
    var isAtRest: Bool {
        rootViewController?.presentedViewController == nil && rootViewController?.transitionCoordinator == nil
    }
}
