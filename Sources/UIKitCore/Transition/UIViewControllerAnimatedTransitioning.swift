/// An animator of transitions between view controllers.
///
/// Source: Apple,
/// [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning);
/// `Documentation/Behavior.md#transition-objects`.
///
/// ```swift
/// final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
///     func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
///
///     func animateTransition(using context: UIViewControllerContextTransitioning) {
///         guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
///             return context.completeTransition(false)
///         }
///         view.frame = context.finalFrame(for: controller)
///         view.alpha = 0
///         context.containerView.addSubview(view)
///         UIView.animate(withDuration: transitionDuration(using: context)) {
///             view.alpha = 1
///         } completion: { _ in
///             context.completeTransition(!context.transitionWasCancelled)
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds; called several times. Negative and non-finite durations count as 0 and are logged once.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the appearing view to the container, animates both views and calls the context's `completeTransition(_:)` at the end.
    ///
    /// An animator that has not called it one second after its duration is logged; the transition keeps waiting.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns the animator that drives the transition if it can be paused, scrubbed and reversed; the same object on each call during
    /// one transition. Optional: without it the transition cannot be interrupted through an animator.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating

    /// Called at the end of the transition, from `completeTransition(_:)`, after views and stacks have been updated; false if it was
    /// cancelled. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An inert animator that represents none.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        NoInterruptibleAnimator.shared
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The default of `interruptibleAnimator(using:)`, which represents none.
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
