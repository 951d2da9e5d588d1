/// What moves the views of one change of view controllers.
///
/// Source: Apple, [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning);
/// `behaviour.md` 4.2.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the movement takes, in seconds; asked several times. Negative and non-finite durations count as 0, with a line in the log.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the arriving view to the container, animates both views and, at the end, calls `completeTransition(_:)` of the context.
    ///
    /// An animator that has not called it one second after its duration is named in the log; the transition goes on waiting for it.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animator that carries the transition, where that may be paused, scrubbed and reversed; the same one each time it is asked in one
    /// transition. Optional: without it the transition cannot be interrupted by way of an animator.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating

    /// The transition is over; false when it was cancelled. Called from `completeTransition(_:)`, after the views and stacks have been put in order.
    /// Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An inert animator that stands for "none".
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        NoInterruptibleAnimator.shared
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What `interruptibleAnimator(using:)` gives where it is not implemented.
final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
    static let shared = NoInterruptibleAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
