/// Manages one presentation: the presented view's frame, the views shown with it, and its notifications.
///
/// During the presentation, the presenting controller retains the presentation controller, which retains the presented one; before it,
/// the presented controller retains it (so that its `delegate` can be set). The presented view's frame is set at the start and whenever
/// the container changes its size or safe area. Source: Apple,
/// [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller);
/// `Documentation/Behavior.md#presentation`.
///
/// ```swift
/// final class DrawerPresentationController: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         guard let bounds = containerView?.bounds else { return .zero }
///         return bounds.divided(atDistance: 280, from: .maxYEdge).slice
///     }
///
///     override func presentationTransitionWillBegin() {
///         let dimming = UIView(frame: containerView?.bounds ?? .zero)
///         dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
///         containerView?.insertSubview(dimming, at: 0)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private weak var controller: UIViewController?
    /// Set while the controller is presented.
    final var keptController: UIViewController?
    private final weak var givenPresenter: UIViewController?
    final weak var presenter: UIViewController?
    final var style: UIModalPresentationStyle
    final var phase = PresentationPhase.idle
    package final var container: PresentationContainerView?
    final var running: PresentationExchange?
    /// The presenting view's original superview.
    final weak var presenterSuperview: UIView?
    final weak var firstResponder: UIResponder?

    /// Creates a presentation controller with the presented controller's style; usually called by a transitioning delegate.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        controller = presentedViewController
        givenPresenter = presentingViewController
        style = presentedViewController.presentationStyleInUse
        super.init()
    }

    /// The controller that is, was last, or will be presented.
    open var presentedViewController: UIViewController {
        guard let controller = keptController ?? controller else {
            trap(
                object: "\(type(of: self)).presentedViewController", value: "the controller was deallocated",
                remedy: "Do not keep a presentation controller longer than its presentation")
        }
        return controller
    }

    /// The presenting controller; before the presentation the one given to the initializer, otherwise the presented controller.
    open var presentingViewController: UIViewController { presenter ?? givenPresenter ?? presentedViewController }

    /// The presentation style, constant from creation.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view in which the presentation takes place; nil before and after it.
    open var containerView: UIView? { container }

    /// Adapts the style, and is notified of interactive dismissal; not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The adapted style of a sheet in compact width, from the delegate; `none` if unchanged.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the adapted style of a sheet for given traits; `none` if unchanged.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    // MARK: The view

    /// The view that is animated: the presented controller's, or an ancestor of it if overridden.
    open var presentedView: UIView? { presentedViewController.view }

    /// The presented view's final frame, in container coordinates; by default the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the container covers the window; false covers the nearest controller that defines a presentation context. For custom
    /// presentations.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is removed once it is covered, with appearance callbacks.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Sizes and traits

    /// The presented controller's preferred size, in points; zero for none.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Traits that override the inherited ones of the presented controller; nil for none. Takes effect at once.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if phase != .idle { overrideTraits() } }
    }

    /// Called when the presented controller's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the presented controller's size for a container size, with the current difference between the two.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        let (frame, whole) = (frameOfPresentedViewInContainerView.size, self.container?.bounds.size ?? .zero)
        return CGSize(
            width: max(0, parentSize.width + frame.width - whole.width), height: max(0, parentSize.height + frame.height - whole.height))
    }

    /// Called before the window changes its size, in points. Overrides call super, which notifies the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        let new = self.size(forChildContentContainer: controller, withParentContainerSize: size)
        if new != controller.viewIfLoaded?.bounds.size { controller.viewWillTransition(to: new, with: coordinator) }
    }

    /// Called before the window's traits change. Overrides call super, which notifies the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        let own = controller.traits(inheriting: newCollection)
        if own != controller.traitCollection { controller.willTransition(to: own, with: coordinator) }
    }

    // MARK: Transition callbacks

    /// Called before the presentation begins; the container is in the hierarchy and the presented controller has a
    /// `transitionCoordinator`. Add custom views here.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation; false if it was cancelled. Remove custom views then.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal; false if it was cancelled and the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The interface level of the presented controller; unspecified inherits it.
    final var level: UIUserInterfaceLevel { (self as? any SystemPresentation)?.interfaceLevel ?? .unspecified }

    /// The animator of the presentation or dismissal if there is no custom one.
    final func systemAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        if let style = self as? any SystemPresentation { return style.makeAnimator(forDismissal: isDismissal) }
        return switch transitionStyle {
        case .coverVertical: CoverVerticalAnimator(isDismissal: isDismissal)
        case .flipHorizontal: FlipHorizontalAnimator(isDismissal: isDismissal)
        case .crossDissolve: CrossDissolveAnimator(isDismissal: isDismissal)
        case .partialCurl: coverReplacingCurl(forDismissal: isDismissal)
        }
    }
}

/// A presentation style of the system with an animator, and possibly an interface level, of its own.
@MainActor
package protocol SystemPresentation: UIPresentationController {
    /// The interface level of the presented controller; unspecified inherits it.
    var interfaceLevel: UIUserInterfaceLevel { get }
    /// The animator of the presentation or dismissal if there is no custom one.
    func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning
}
