import ObjectiveCRuntime

/// Provides the objects that animate a controller's presentation and dismissal. Every method is optional; by default, and for nil, the
/// system's are used.
///
/// Source: Apple,
/// [UIViewControllerTransitioningDelegate](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate); called
/// in the order of `Documentation/Behavior.md#transition-objects`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of the presentation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator of the dismissal.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of the presentation; called only if there is an animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the interaction controller of the dismissal; called only if there is an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller, for a controller with the style `custom`; nil is a plain one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        target("animationControllerForPresentedController:presentingController:sourceController:").map {
            $0.animationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        target("animationControllerForDismissedController:").map { $0.animationController(forDismissed: dismissed) } ?? nil
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        target("interactionControllerForPresentation:").map { $0.interactionControllerForPresentation(using: animator) } ?? nil
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        target("interactionControllerForDismissal:").map { $0.interactionControllerForDismissal(using: animator) } ?? nil
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        target("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:").map {
            $0.presentationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UIViewControllerTransitioningDelegate)? { _forwardingTarget(of: name) }
}
