import UIKit

extension UIWindow {
    /// The top screen of the navigation controller that is the root, or that its selected tab has.
    var topScreen: UIViewController? {
        let root = rootViewController
        return ((root as? UITabBarController)?.selectedViewController ?? root).flatMap { ($0 as? UINavigationController)?.topViewController }
    }

    /// The number of screens on the root's stack.
    var stackDepth: Int { (rootViewController as? UINavigationController)?.viewControllers.count ?? 0 }

    /// Whether nothing is presented over the root and no transition of it runs.
    var isAtRest: Bool {
        rootViewController?.presentedViewController == nil && rootViewController?.transitionCoordinator == nil
    }
}
