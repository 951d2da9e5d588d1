/// Hears of a sheet being swiped away, and may choose another style for it. Every method is optional.
///
/// Source: Apple, [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate);
/// the order is that of `behaviour.md` 4.5.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style of a sheet in a place of compact width: `fullScreen`, `overFullScreen`, or `none` for a sheet. The default asks nobody and gives `none`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The same with the traits; the default asks `adaptivePresentationStyle(for:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Who is presented in place of the controller where the style is another one: a navigation controller around it, for example. The default gives nil: nobody else.
    ///
    /// Differs from UIKit: asked once, when the controller is presented; style and controller stay until it is dismissed.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to begin; `style` is `none` unless another one was chosen.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may swipe the sheet away; not asked while the controller's `isModalInPresentation` says no.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user has begun to swipe the sheet away; the transition may still be cancelled. Not sent when the app dismisses.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has swiped the sheet away. Not sent when the app dismisses.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user has tried to swipe away a sheet that may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
