import ObjectiveCRuntime

/// Methods that respond to and customize a navigation controller's transitions. All are optional.
///
/// Source: Apple, [UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Notifies that a view controller is about to be shown, after its `viewWillAppear` (`Documentation/Behavior.md#appearance-callbacks`).
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Notifies that a view controller was shown, after all its callbacks.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Returns the supported interface orientations; an empty set, as if not implemented, leaves them to the controller.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask

    /// Returns the preferred orientation if the current one is not supported; `unknown`, as if not implemented, leaves it to the
    /// controller.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation

    /// Returns the animator for an animated change of the stack; nil for the system's. The view controllers are the visible one and the one
    /// on top afterwards.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller that drives a custom animator; nil for none. Called directly after the animator was returned.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        target("navigationController:willShowViewController:animated:")?.navigationController(
            navigationController, willShow: viewController, animated: animated)
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        target("navigationController:didShowViewController:animated:")?.navigationController(
            navigationController, didShow: viewController, animated: animated)
    }

    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        target("navigationControllerSupportedInterfaceOrientations:").map {
            $0.navigationControllerSupportedInterfaceOrientations(navigationController)
        } ?? []
    }

    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        target("navigationControllerPreferredInterfaceOrientationForPresentation:").map {
            $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        } ?? .unknown
    }

    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        target("navigationController:animationControllerForOperation:fromViewController:toViewController:").map {
            $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        } ?? nil
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        target("navigationController:interactionControllerForAnimationController:").map {
            $0.navigationController(navigationController, interactionControllerFor: animationController)
        } ?? nil
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UINavigationControllerDelegate)? { _forwardingTarget(of: name) }
}
