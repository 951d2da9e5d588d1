/// Manages one presentation: where the presented view lies, what is shown with it, and what is heard of its coming and going.
///
/// While the controller is presented, the presentation controller is kept by the presenting one, and keeps the presented one; before, the presented one keeps
/// it (so that its `delegate` can be set), afterwards nobody does. The presented view gets its frame at the start and whenever the container changes its size or safe area.
/// Source: Apple, [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller); `behaviour.md` 4.5.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var controller: UIViewController?
    /// Set while it is presented.
    final var keptController: UIViewController?
    private final weak var givenPresenter: UIViewController?
    final weak var presenter: UIViewController?
    final var style: UIModalPresentationStyle
    final var phase = PresentationPhase.idle
    final var container: PresentationContainerView?
    final var running: PresentationTransition?
    /// Where the presenting view was taken from.
    final weak var presenterSuperview: UIView?
    final weak var firstResponder: UIResponder?

    /// A presentation controller for two controllers, with the presented one's style; usually made by a transitioning delegate.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        controller = presentedViewController
        givenPresenter = presentingViewController
        style = presentedViewController.presentationStyleInUse
        super.init()
    }

    /// The controller that is, or was last, or will be presented.
    public final var presentedViewController: UIViewController {
        guard let controller = keptController ?? controller else {
            trap(
                object: "\(type(of: self)).presentedViewController", value: "the controller has been let go",
                remedy: "Do not keep a presentation controller longer than its presentation")
        }
        return controller
    }

    /// The controller that presents; before the presentation the one given to the initialiser, and without one the presented controller.
    public final var presentingViewController: UIViewController { presenter ?? givenPresenter ?? presentedViewController }

    /// How the controller is presented; fixed when the presentation controller is made.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view in which the presentation is shown, nil before and after it.
    public final var containerView: UIView? { container }

    /// Hears of a sheet being swiped away, and may choose another style; not kept.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style that a sheet has instead in a place of compact width, by the delegate; `none` for its own.
    public final var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// The style that a sheet has instead with certain traits; `none` for its own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    // MARK: The view

    /// The view that is shown: the presented controller's, unless overridden to give one it lies in.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is at the end of its coming, in points of the container: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the container lies in the window; false puts it in the place of the nearest controller that defines a presentation context. Asked of
    /// custom presentations.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is taken out once it is covered, with appearance callbacks.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Sizes and traits

    /// The size that the presented controller would like to have, in points; zero for none.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Traits that the presented controller has in place of those from above while it is presented; nil for none. A change holds at once.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if phase != .idle { overrideTraits() } }
    }

    /// The presented controller's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller will have in a container of a size: as much smaller than that as it is now.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        let (frame, whole) = (frameOfPresentedViewInContainerView.size, self.container?.bounds.size ?? .zero)
        return CGSize(
            width: max(0, parentSize.width + frame.width - whole.width), height: max(0, parentSize.height + frame.height - whole.height))
    }

    /// The window is about to get another size, in points. Overrides call super, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        let new = self.size(forChildContentContainer: controller, withParentContainerSize: size)
        if new != controller.viewIfLoaded?.bounds.size { controller.viewWillTransition(to: new, with: coordinator) }
    }

    /// The window is about to get other traits. Overrides call super, which tells the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        let own = controller.traits(inheriting: newCollection)
        if own != controller.traitCollection { controller.willTransition(to: own, with: coordinator) }
    }

    // MARK: Coming and going

    /// The presentation is about to begin: the container is in place and the presented controller has a `transitionCoordinator`. Add views of your own here.
    open func presentationTransitionWillBegin() {}

    /// The presentation has ended; false when it was cancelled: then take your views out again.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal has ended; false when it was cancelled and the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Hooks of the styles in this module

    /// The interface level of the presented controller; unspecified inherits it.
    var level: UIUserInterfaceLevel { .unspecified }

    /// What shows the presentation or dismissal where no animator of the app's own does.
    func systemAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch transitionStyle {
        case .coverVertical: CoverVerticalAnimator(isDismissal: isDismissal)
        case .flipHorizontal: FlipHorizontalAnimator(isDismissal: isDismissal)
        case .crossDissolve: CrossDissolveAnimator(isDismissal: isDismissal)
        case .partialCurl: coverInPlaceOfCurl(forDismissal: isDismissal)
        }
    }
}
