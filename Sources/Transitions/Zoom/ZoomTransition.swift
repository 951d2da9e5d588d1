import UIKit

/// A thumbnail grows into a full screen, and the screen contracts into it again: for a modal presentation or a navigation push.
///
/// Set it as the `transitioningDelegate` of the presented controller, or as the navigation controller's `delegate` (or ask it from there for its animators).
/// Right to left nothing is mirrored: movements go where the source is. With Reduce Motion a cross-fade of 0.2 seconds stands in.
/// Source: effects, section 4.
@preconcurrency @MainActor
public final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    /// What grows.
    public enum Style: Sendable {
        /// The whole presenting screen, as a picture, until the source is seen whole; then it fades into the presented one.
        case screen
        /// The presented screen itself, out of the source's rectangle.
        case view
    }

    /// What grows; the presenting screen unless set.
    public var style = Style.screen

    /// How long the zoom takes, in seconds: 0.4.
    public var duration: TimeInterval = 0.4

    /// In the style `screen`, how long the picture takes to fade into the presented screen after expanding, in seconds: 0.25.
    public var crossFadeIn: TimeInterval = 0.25

    /// In the style `screen`, how long the presented screen takes to fade into the picture before contracting, in seconds: 0.15.
    public var crossFadeOut: TimeInterval = 0.15

    /// Whether, in the style `view`, the screen's corner radius goes from the source's (`layer.cornerRadius`) to the screen's own; false
    /// unless set.
    public var followsSourceCorners = false

    /// Cross-fade, in the style `view`, of a snapshot of the source into the screen's contents, in seconds: at the beginning of the zoom,
    /// and back at the end of the way back. 0 unless set: the contents change at once. At most `duration`.
    public var contentFade: TimeInterval = 0

    /// How the zoom is paced: ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    private let source: () -> UIView?

    /// A transition from and to what `source` gives: asked at the beginning of each way, so that it may name another view on the way back. nil, or a view
    /// that is in no window, stands for the middle of the screen, with a fade.
    public init(source: @escaping () -> UIView?) { self.source = source }

    /// An animator with the present settings: forwards for presenting and pushing, reversed for the way back.
    public func animator(isReversed: Bool) -> any UIViewControllerAnimatedTransitioning {
        let fade = style == .view ? 0 : isReversed ? crossFadeOut : crossFadeIn
        let look = ZoomAnimator.Look(followsCorners: followsSourceCorners, contentFade: min(max(contentFade, 0), duration))
        return ZoomAnimator(style: style, isReversed: isReversed, zoom: duration, fade: fade, curve: curve, look: look, source: source)
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

    // MARK: Requests in the middle

    /// What it is led by when it is to turn round or to give way, as UIKit does for an animator that comes with an interaction. Until then it runs by itself.
    private func makeHand() -> any UIViewControllerInteractiveTransitioning {
        let hand = UIPercentDrivenInteractiveTransition()
        hand.wantsInteractiveStart = false
        return hand
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeHand() }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeHand() }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeHand() }
}
