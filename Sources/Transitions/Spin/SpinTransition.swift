import UIKit

/// Lets the first screen swing away around its top edge while a modal screen rolls in from the side, and back.
///
/// Set it as the `transitioningDelegate` of the modal controller, whose style is `.fullScreen`, or `.custom` with a presentation controller that removes the
/// presenter's view; or have `attachSwipes(presenting:modal:)` do everything. `animator(isReversed:)` serves navigation and tab bar controllers. Right to left
/// mirrors angles, places and swipes. With Reduce Motion a cross-fade of 0.2 seconds stands in.
/// Source: effects, section 2.
@preconcurrency @MainActor
public final class SpinTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// Seconds until a thousandth of the distance is left: 1. The transition goes on until less than half a pixel is left.
    public var duration: TimeInterval = 1

    /// The spring's damping ratio: 0.8; 1 does not overshoot.
    public var damping: CGFloat = 0.8

    /// The spring's initial velocity: 6 whole distances per second.
    public var initialVelocity: CGFloat = 6

    private var swipes: [SpinSwipe] = []

    public override init() { super.init() }

    /// An animator with the present settings: forwards for presenting and pushing, reversed for the way back.
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

    /// Has a swipe to the right over the first screen present what `modal` gives, and a swipe to the left bring the first back (the other way round in a
    /// right-to-left interface). A swipe while the screens move turns them round where they are.
    ///
    /// The presenting view's layout direction at the time of a swipe decides. The modal is presented `.fullScreen` unless its style is
    /// `.custom`. Neither controller is kept; a second call for the same controller takes the place of the first.
    public func attachSwipes(presenting: UIViewController, modal: @escaping () -> UIViewController) {
        swipes.removeAll { $0.isOver || $0.controller === presenting }
        swipes += SpinSwipe.pair(over: presenting) { [weak self, weak presenting] direction in
            guard let self, let presenting else { return }
            let isForward = direction.isForward(in: presenting.view)
            // During a movement the first screen lies in front.
            if let shown = presenting.presentedViewController {
                turn(shown, isComing: isForward) { [weak self, weak presenting] in
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
            if !turn(modal, isComing: false, orElse: dismiss) { dismiss() }
        }
        presenting.present(modal, animated: true)
    }

    /// Makes a movement in progress end with the modal screen shown, or dismissed; false without one.
    ///
    /// Past `duration` hardly anything moves, nor would it at first on the way back: such a movement ends at once, and `request` begins the
    /// opposite one.
    @discardableResult
    private func turn(_ modal: UIViewController, isComing: Bool, orElse request: @escaping () -> Void) -> Bool {
        guard modal.isBeingPresented || modal.isBeingDismissed, modal.transitioningDelegate === self, let hand else { return false }
        hand.pause()
        if modal.isBeingPresented == isComing {
            hand.finish()
        } else if let coordinator = modal.transitionCoordinator, Double(hand.percentComplete) * coordinator.transitionDuration > duration {
            coordinator.animate(alongsideTransition: nil) { _ in request() }
            hand.update(1)
            hand.finish()
        } else {
            hand.cancel()
        }
        return true
    }

    /// Takes the movement in hand when it is to turn round.
    private var hand: UIPercentDrivenInteractiveTransition?

    private func makeHand() -> UIPercentDrivenInteractiveTransition {
        let made = UIPercentDrivenInteractiveTransition()
        made.wantsInteractiveStart = false
        hand = made
        return made
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeHand() }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeHand() }
}
