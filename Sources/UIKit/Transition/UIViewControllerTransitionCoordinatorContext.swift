/// What is known of a transition in progress.
///
/// Source: Apple, [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext);
/// `behaviour.md` 4.4.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether views move.
    var isAnimated: Bool { get }

    /// The style of a presentation; `none` for other changes.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition began by hand; never changes.
    var initiallyInteractive: Bool { get }

    /// Whether it can be taken in hand while it runs, by way of its animator.
    var isInterruptible: Bool { get }

    /// Whether a hand leads it now.
    var isInteractive: Bool { get }

    /// Whether it goes back, or has gone back.
    var isCancelled: Bool { get }

    /// The animator's duration in seconds; 0 without one.
    var transitionDuration: TimeInterval { get }

    /// How far a hand has led it, 0…1.
    var percentComplete: CGFloat { get }

    /// How fast the rest goes once it has been let go: 1 takes its share of the duration.
    var completionVelocity: CGFloat { get }

    /// How the rest is paced once it has been let go.
    var completionCurve: UIView.AnimationCurve { get }

    /// The controller that comes (`to`) or leaves (`from`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that comes (`to`) or leaves (`from`); nil for one that is not to be touched.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which the change is shown.
    var containerView: UIView { get }

    /// How the interface turns with the transition; the identity unless it rotates.
    var targetTransform: CGAffineTransform { get }
}
