/// Information about a transition in progress.
///
/// Source: Apple,
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext);
/// `Documentation/Behavior.md#transition-coordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// The style of a presentation; `none` for other changes.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition began interactively; constant.
    var initiallyInteractive: Bool { get }

    /// Whether it can be interrupted while it runs, through its animator.
    var isInterruptible: Bool { get }

    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }

    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }

    /// The animator's duration in seconds; 0 without one.
    var transitionDuration: TimeInterval { get }

    /// Progress of the interaction, 0…1.
    var percentComplete: CGFloat { get }

    /// The speed of the remaining animation after the interaction: 1 takes its share of the duration.
    var completionVelocity: CGFloat { get }

    /// The timing curve of the remaining animation after the interaction.
    var completionCurve: UIView.AnimationCurve { get }

    /// The controller that appears (`to`) or disappears (`from`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that appears (`to`) or disappears (`from`); nil for one that must not be touched.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The container view of the transition.
    var containerView: UIView { get }

    /// The rotation that accompanies the transition; the identity unless the interface rotates.
    var targetTransform: CGAffineTransform { get }
}
