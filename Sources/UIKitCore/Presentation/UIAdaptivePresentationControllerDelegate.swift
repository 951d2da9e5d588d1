import ObjectiveCRuntime

/// Adapts a sheet's presentation style, and is notified of its interactive dismissal. Every method is optional.
///
/// Source: Apple,
/// [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate);
/// called in the order of `Documentation/Behavior.md#presentation`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style of a sheet or popover in compact width: `fullScreen`, `overFullScreen`, `pageSheet` for a popover, or `none` to
    /// leave it as it is. The default is `automatic`: a sheet stays one, and a popover becomes one.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style for given traits; the default calls `adaptivePresentationStyle(for:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns a controller to present in place of the original in another style, for example a navigation controller around it. The
    /// default is nil: the original.
    ///
    /// Differs from UIKit: called once, when the controller is presented; style and controller stay until it is dismissed.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before the presentation begins; `style` is `none` unless it was adapted.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may swipe the sheet away; not called if the controller's `isModalInPresentation` is set.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to swipe the sheet away; the transition may still be cancelled. Not called for dismissals by the app.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has swiped the sheet away. Not called for dismissals by the app.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tries to swipe away a sheet that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        target("adaptivePresentationStyleForPresentationController:").map { $0.adaptivePresentationStyle(for: controller) } ?? .automatic
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        target("adaptivePresentationStyleForPresentationController:traitCollection:").map {
            $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        } ?? adaptivePresentationStyle(for: controller)
    }

    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        target("presentationController:viewControllerForAdaptivePresentationStyle:").map {
            $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        } ?? nil
    }

    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        target("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:")?.presentationController(
            presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        target("presentationControllerShouldDismiss:").map { $0.presentationControllerShouldDismiss(presentationController) } ?? true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        target("presentationControllerWillDismiss:")?.presentationControllerWillDismiss(presentationController)
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        target("presentationControllerDidDismiss:")?.presentationControllerDidDismiss(presentationController)
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        target("presentationControllerDidAttemptToDismiss:")?.presentationControllerDidAttemptToDismiss(presentationController)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UIAdaptivePresentationControllerDelegate)? { _forwardingTarget(of: name) }
}
