/// Drives an interactive transition by a fraction between 0 and 1: the animator's animations are paused at that fraction of the duration,
/// and run to their end or back when the interaction ends.
///
/// Overrides call super. Without a running transition the methods have no effect. It drives the time of the container's layers or, if the
/// animator has an `interruptibleAnimator(using:)`, that animator. Differs from UIKit: `pause()` interrupts any transition, not only one
/// with an interruptible animator. Source: Apple,
/// [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition);
/// `Documentation/Behavior.md#percent-driven-transitions`.
///
/// ```swift
/// let interaction = UIPercentDrivenInteractiveTransition()
///
/// func follow(_ pan: UIPanGestureRecognizer, in view: UIView) {
///     let progress = pan.translation(in: view).y / view.bounds.height
///     switch pan.state {
///     case .changed: interaction.update(progress)
///     case .ended where progress > 0.4: interaction.finish()
///     case .ended, .cancelled: interaction.cancel()
///     default: break
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private weak var transition: ControllerTransition?
    private var lastDuration = 0.0
    private var lastPercent = 0.0

    /// The animator's duration in seconds at the start of the transition; 0 before the first one.
    open var duration: CGFloat { CGFloat(transition?.duration ?? lastDuration) }

    /// The last value of `update(_:)` (clamped to 0…1), or the progress at which `pause()` interrupted.
    open var percentComplete: CGFloat { CGFloat(transition?.percentComplete ?? lastPercent) }

    /// The speed of the remaining animation: 1 takes its share of the duration, 2 half of that. Non-positive and non-finite values count
    /// as 1.
    open var completionSpeed: CGFloat = 1

    /// The timing curve of the remaining animation; ease-in-out by default.
    ///
    /// Differs from UIKit: until it is set, the remaining animation begins with the speed of the last `update(_:)` calls instead of at
    /// rest, and takes the time that `completionSpeed` gives. A value that was set applies as it is, ease-in-out too.
    open var completionCurve: UIView.AnimationCurve = .easeInOut { didSet { isCompletionCurveSet = true } }

    /// Whether the app, or a subclass, has set the curve.
    private(set) var isCompletionCurveSet = false

    /// The timing of the remainder of an interruptible animator, in place of the curve; nil uses the curve.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively; false starts it as an animation, which `pause()` or the first `update(_:)`
    /// interrupts.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Called by the system once per transition; starts the animator, paused at 0.
    ///
    /// A context not created by the system is logged once and ignored.
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

    /// Attaches to a transition.
    func join(_ transition: ControllerTransition) {
        self.transition = transition
        lastDuration = transition.duration
    }

    /// Sets the progress, clamped to 0…1; NaN is ignored. Has no effect after the interaction has ended.
    ///
    /// A transition that began as an animation (`wantsInteractiveStart` is false) is paused first.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isRunning, percentComplete.isFinite else { return }
        if transition.isUndriven { transition.context.pauseInteractiveTransition() }
        transition.context.updateInteractiveTransition(percentComplete)
        lastPercent = transition.percentComplete
    }

    /// Ends the interaction and runs the transition to its end.
    open func finish() { if let transition, transition.isRunning { transition.context.finishInteractiveTransition() } }

    /// Ends the interaction and runs the transition back; the context's `transitionWasCancelled` is true from now on.
    ///
    /// At the start, before completions are called, the properties changed by the animator's blocks are restored, except those set by
    /// other code since. Views that the animator added stay.
    open func cancel() {
        guard let transition, transition.isRunning else { return }
        if transition.isUndriven { transition.context.pauseInteractiveTransition() }
        transition.context.cancelInteractiveTransition()
    }

    /// Interrupts the running transition at its current state, also after an interaction has ended.
    open func pause() {
        guard let transition, transition.isRunning else { return }
        transition.context.pauseInteractiveTransition()
        lastPercent = transition.percentComplete
    }
}
