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
        /// A snapshot of the whole presenting view, until the source fills the screen, or the view that matches it; then it fades into
        /// the presented view. The presenting view's background is behind the snapshot.
        case screen
        /// The presented view itself, a card from the source's rectangle over the dimmed presenting view. Its contents keep their
        /// proportions and are cut off at its edges.
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

    /// In the style `view`, the opacity of the black view over the presenting view when the presented one has its final frame. The default
    /// is 0.3; 0 does not dim.
    public var dimmingOpacity: CGFloat = 0.3

    /// In the style `view`, the opacity of the moving view's shadow. The default is 0.3; 0 shows none.
    public var shadowOpacity: CGFloat = 0.3

    /// Returns the view of a presented view controller that shows what the source shows, such as a large image; nil, also returned, matches
    /// the whole screen.
    ///
    /// Called at the beginning of each direction, when the view controller has its size. In the style `screen` the source fits into this
    /// view's rectangle at the end of the zoom, so that both coincide in the cross-fade. In the style `view` this view covers the source
    /// at the beginning.
    public var destination: ((UIViewController) -> UIView?)?

    /// The timing curve of the zoom. The default is ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    private let source: () -> UIView?

    /// Creates a transition from and to the view returned by `source`: called at the beginning of each direction, so that it may return
    /// another view for the reverse. With nil or a view in no window, the zoom uses the center of the screen and fades.
    public init(source: @escaping () -> UIView?) { self.source = source }

    /// Returns an animator with the current settings: forward for presenting and pushing, reversed for the return.
    public func animator(isReversed: Bool) -> any UIViewControllerAnimatedTransitioning {
        let fade = style == .view ? 0 : isReversed ? crossFadeOut : crossFadeIn
        let viewOptions = ZoomAnimator.ViewOptions(
            followsCorners: followsSourceCorners, contentFade: min(max(contentFade, 0), duration),
            depth: ZoomSurroundings.Depth(dimming: dimmingOpacity, shadow: shadowOpacity))
        return ZoomAnimator(
            style: style, isReversed: isReversed, zoom: duration, fade: fade, curve: curve, viewOptions: viewOptions, source: source,
            destination: { [destination] in destination?($0) })
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
