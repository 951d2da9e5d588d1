import ObjectiveCRuntime

/// Methods that respond to and customize a tab bar controller's selection and transitions. All are optional.
///
/// Source: Apple, [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate);
/// `Documentation/Behavior.md#appearance-callbacks`, `Documentation/Behavior.md#transition-objects`.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap on the view controller's item, also if already selected, selects it; not called for changes by code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Notifies that the user tapped the view controller's item, also if already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns the animator for a change of tabs, by tap or code; nil changes without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller that drives the animator; nil for none. Called directly after the animator was returned.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the supported interface orientations.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask

    /// Returns the preferred orientation if the current one is not supported.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        target("tabBarController:shouldSelectViewController:").map { $0.tabBarController(tabBarController, shouldSelect: viewController) }
            ?? true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        target("tabBarController:didSelectViewController:")?.tabBarController(tabBarController, didSelect: viewController)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        target("tabBarController:animationControllerForTransitionFromViewController:toViewController:").map {
            $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        target("tabBarController:interactionControllerForAnimationController:").map {
            $0.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }

    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        target("tabBarControllerSupportedInterfaceOrientations:").map {
            $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        } ?? UIViewController.defaultOrientations
    }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    {
        target("tabBarControllerPreferredInterfaceOrientationForPresentation:").map {
            $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        } ?? tabBarController.scene?.interfaceOrientation ?? .portrait
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITabBarControllerDelegate)? { _forwardingTarget(of: name) }
}
