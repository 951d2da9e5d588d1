import UIKit

/// A thumbnail expands into a full screen view, which contracts into it again: for a modal presentation or a navigation push.
///
/// Set it as the `transitioningDelegate` of the presented view controller, or as the navigation controller's `delegate` (or return its
/// animators from your own). A right-to-left layout is not mirrored: movements go to the source. With Reduce Motion a cross-fade of 0.2
/// seconds replaces them. Source: `Documentation/Effects.md#zoom`.
@preconcurrency @MainActor
public final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    /// The view that zooms.
    public enum Style: Sendable {
        /// A snapshot of the whole presenting view, until the source fills the screen; then it fades into the presented view.
        case screen
        /// The presented view itself, from the source's rectangle.
        case view
    }

    /// The view that zooms. The default is `screen`.
    public var style = Style.screen

    /// The duration of the zoom in seconds. The default is 0.4.
    public var duration: TimeInterval = 0.4

    /// In the style `screen`, the duration of the fade from the snapshot to the presented view after expanding, in seconds. The default
    /// is 0.25.
    public var crossFadeIn: TimeInterval = 0.25

    /// In the style `screen`, the duration of the fade from the presented view to the snapshot before contracting, in seconds. The
    /// default is 0.15.
    public var crossFadeOut: TimeInterval = 0.15

    /// Whether, in the style `view`, the corner radius animates from the source's (`layer.cornerRadius`) to the presented view's own.
    /// The default is false.
    public var followsSourceCorners = false

    /// In the style `view`, the duration of the cross-fade from a snapshot of the source to the presented view's contents, in seconds:
    /// at the beginning of the zoom, and at the end of the reverse. The default is 0: contents change at once. At most `duration`.
    public var contentFade: TimeInterval = 0

    /// The timing curve of the zoom. The default is ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    private let source: () -> UIView?

    /// Creates a transition from and to the view returned by `source`: called at the beginning of each direction, so that it may return
    /// another view for the reverse. With nil or a view in no window, the zoom uses the center of the screen and fades.
    public init(source: @escaping () -> UIView?) { self.source = source }

    /// Returns an animator with the current settings: forward for presenting and pushing, reversed for the return.
    public func animator(isReversed: Bool) -> any UIViewControllerAnimatedTransitioning {
        let fade = style == .view ? 0 : isReversed ? crossFadeOut : crossFadeIn
        let viewOptions = ZoomAnimator.ViewOptions(followsCorners: followsSourceCorners, contentFade: min(max(contentFade, 0), duration))
        return ZoomAnimator(
            style: style, isReversed: isReversed, zoom: duration, fade: fade, curve: curve, viewOptions: viewOptions, source: source)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isReversed: false) }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(isReversed: true)
    }

    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .none ? nil : animator(isReversed: operation == .pop)
    }

    // MARK: Interruption

    /// An interaction controller for reversing or interrupting the transition, as UIKit requires for an animator. Until then the
    /// transition is not interactive.
    private func makeInteraction() -> any UIViewControllerInteractiveTransitioning {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        return interaction
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction() }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction() }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }
}
