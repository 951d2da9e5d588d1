/// Leads a transition by a fraction between 0 and 1: the animator's animations stand where they are at that part of the duration, and run to their end or
/// back when it is let go.
///
/// Subclasses that override a method call super. Used while no transition runs with it, the methods have no effect. It drives the time of the container's
/// layers, or, where the animator gives an `interruptibleAnimator(using:)`, that. Differs from UIKit: `pause()` takes any transition in hand, not only
/// one with an interruptible animator.
/// Source: Apple, [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition);
/// `behaviour.md` 4.3.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?
    private var lastDuration = 0.0
    private var lastPercent = 0.0

    /// The animator's duration in seconds, as it was when the transition began; 0 before the first one.
    public var duration: CGFloat { CGFloat(transition?.duration ?? lastDuration) }

    /// What was last given to `update(_:)` (clamped to 0…1), or where `pause()` found the transition.
    public var percentComplete: CGFloat { CGFloat(transition?.percentComplete ?? lastPercent) }

    /// How fast the rest goes: 1 takes its share of the duration, 2 half of that. What is not above 0 and finite counts as 1.
    open var completionSpeed: CGFloat = 1

    /// How the rest is paced.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// How the rest of an interruptible animator is paced, in place of the curve; nil is the curve.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively; false starts it as an animation, which `pause()` or the first `update(_:)` makes interactive.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Called by the system, once per transition: has the animator begin, standing at 0.
    ///
    /// A context that is not the system's is reported once, and nothing begins.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = (transitionContext as? TransitionContext)?.transition else {
            return reportOnce(
                "percent-driven context",
                "\(type(of: self)): the context is a \(type(of: transitionContext)) of the app's own, whose animator is not known; start it yourself"
            )
        }
        join(transition)
        transition.startDriven()
    }

    /// Works with a transition from now on.
    func join(_ transition: ControllerTransition) {
        self.transition = transition
        lastDuration = transition.duration
    }

    /// Shows the transition at a fraction of its duration, clamped to 0…1; NaN is ignored. Without effect once it has been let go.
    ///
    /// A transition that began as an animation (`wantsInteractiveStart` is false) is paused first.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isRunning, percentComplete.isFinite else { return }
        if transition.isUndriven { transition.context.pauseInteractiveTransition() }
        transition.context.updateInteractiveTransition(percentComplete)
        lastPercent = transition.percentComplete
    }

    /// Lets the transition run to its end, as one that was never interactive does anyway.
    open func finish() { if let transition, transition.isRunning { transition.context.finishInteractiveTransition() } }

    /// Lets the transition run back to its start; the context's `transitionWasCancelled` is true from now on.
    ///
    /// There, before any completion is called, the properties that the animator's blocks changed have their values from before again, but for those that somebody
    /// else has set since. Views that the animator added stay.
    open func cancel() {
        guard let transition, transition.isRunning else { return }
        if transition.isUndriven { transition.context.pauseInteractiveTransition() }
        transition.context.cancelInteractiveTransition()
    }

    /// Takes the running transition in hand where it is, also one that was let go.
    open func pause() {
        guard let transition, transition.isRunning else { return }
        transition.context.pauseInteractiveTransition()
        lastPercent = transition.percentComplete
    }
}
