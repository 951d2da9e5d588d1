import UIKit

/// Swings the first view away about its top edge while a modal view rolls in from the side, and back.
///
/// Set it as the `transitioningDelegate` of the modal view controller, whose style is `.fullScreen`, or `.custom` with a presentation
/// controller that removes the presenter's view; or use `attachSwipes(presenting:modal:)` for the whole setup. `animator(isReversed:)`
/// serves navigation and tab bar controllers. A right-to-left layout mirrors angles, positions and swipes. With Reduce Motion a
/// cross-fade of 0.2 seconds replaces the movement. Source: `Documentation/Effects.md#spin`.
@preconcurrency @MainActor
public final class SpinTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// Seconds until a thousandth of the distance is left. The default is 1. The transition ends when less than half a pixel is left.
    public var duration: TimeInterval = 1

    /// The spring's damping ratio. The default is 0.8; 1 does not overshoot.
    public var damping: CGFloat = 0.8

    /// The spring's initial velocity, in whole distances per second. The default is 6.
    public var initialVelocity: CGFloat = 6

    private var swipes: [SpinSwipe] = []

    public override init() { super.init() }

    /// Returns an animator with the current settings: forward for presenting and pushing, reversed for the return.
    public func animator(isReversed: Bool) -> any UIViewControllerAnimatedTransitioning {
        SpinAnimator(
            isReversed: isReversed, spring: SpringPace(duration: duration, dampingRatio: damping, initialVelocity: initialVelocity))
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isReversed: false) }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(isReversed: true)
    }

    // MARK: Swipes

    /// Presents the result of `modal` on a swipe to the right over the first view, and dismisses it on a swipe to the left (mirrored in
    /// a right-to-left interface). A swipe during the transition reverses it at its current progress.
    ///
    /// The presenting view's layout direction at the time of a swipe applies. The modal view controller is presented `.fullScreen`
    /// unless its style is `.custom`. Neither view controller is retained; a second call for the same view controller replaces the
    /// first.
    public func attachSwipes(presenting: UIViewController, modal: @escaping () -> UIViewController) {
        swipes.removeAll { $0.isOver || $0.controller === presenting }
        swipes += SpinSwipe.pair(over: presenting) { [weak self, weak presenting] direction in
            guard let self, let presenting else { return }
            let isForward = direction.isForward(in: presenting.view)
            // During a transition the first view is in front.
            if let shown = presenting.presentedViewController {
                redirect(shown, isComing: isForward) { [weak self, weak presenting] in
                    guard let self, let presenting else { return }
                    if isForward { present(modal(), over: presenting) } else { presenting.dismiss(animated: true) }
                }
            } else if isForward {
                present(modal(), over: presenting)
            }
        }
    }

    private func present(_ modal: UIViewController, over presenting: UIViewController) {
        if modal.modalPresentationStyle != .custom { modal.modalPresentationStyle = .fullScreen }
        modal.transitioningDelegate = self
        swipes.removeAll { $0.isOver || $0.controller === modal }
        swipes += SpinSwipe.pair(over: modal) { [weak self, weak modal] direction in
            guard let self, let modal, let presenting = modal.presentingViewController, !direction.isForward(in: presenting.view)
            else { return }
            let dismiss: () -> Void = { [weak presenting] in presenting?.dismiss(animated: true) }
            if !redirect(modal, isComing: false, orElse: dismiss) { dismiss() }
        }
        presenting.present(modal, animated: true)
    }

    /// Makes the running transition end with the modal view presented or dismissed; returns false without a transition.
    ///
    /// After `duration` hardly anything moves, nor would it at first in the reverse direction: such a transition ends at once, and
    /// `request` begins the opposite one.
    @discardableResult
    private func redirect(_ modal: UIViewController, isComing: Bool, orElse request: @escaping () -> Void) -> Bool {
        guard modal.isBeingPresented || modal.isBeingDismissed, modal.transitioningDelegate === self, let interaction else { return false }
        interaction.pause()
        if modal.isBeingPresented == isComing {
            interaction.finish()
        } else if let coordinator = modal.transitionCoordinator,
            Double(interaction.percentComplete) * coordinator.transitionDuration > duration
        {
            coordinator.animate(alongsideTransition: nil) { _ in request() }
            interaction.update(1)
            interaction.finish()
        } else {
            interaction.cancel()
        }
        return true
    }

    /// Interaction controller that takes over a transition to reverse it.
    private var interaction: UIPercentDrivenInteractiveTransition?

    private func makeInteraction() -> UIPercentDrivenInteractiveTransition {
        let made = UIPercentDrivenInteractiveTransition()
        made.wantsInteractiveStart = false
        interaction = made
        return made
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction() }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction() }
}
