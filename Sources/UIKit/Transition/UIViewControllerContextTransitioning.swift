/// What an animator is told of the change of view controllers it shows, and tells in return.
///
/// Source: Apple, [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning);
/// `behaviour.md` 4.2.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the change is shown. The view that leaves is in it where it is the animator's; the animator adds the one that comes.
    var containerView: UIView { get }

    /// Whether views are to move. A custom presentation's animator is asked in any case.
    var isAnimated: Bool { get }

    /// Whether a hand leads the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition goes back; true from the moment it is cancelled.
    var transitionWasCancelled: Bool { get }

    /// The style of a presentation; `none` for other changes.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Called by what leads the transition by hand: how far it is, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Called by what leads the transition by hand: it has been let go and goes on to its end.
    func finishInteractiveTransition()

    /// Called by what leads the transition by hand: it has been let go and goes back.
    func cancelInteractiveTransition()

    /// Called by what takes a running transition in hand.
    func pauseInteractiveTransition()

    /// Called by the animator, once, when the movement is over; false where the change did not come about. A second call is ignored, with a line in the log.
    func completeTransition(_ didComplete: Bool)

    /// The controller that comes (`to`) or leaves (`from`); nil for other keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that comes (`to`) or leaves (`from`); nil for other keys, and for a view that is not to be touched.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// How the container is turned against the interface; the identity unless the interface is rotating.
    var targetTransform: CGAffineTransform { get }

    /// Where a controller's view is at the start, in points of the container; zero where that is not known.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where a controller's view is to be at the end, in points of the container; zero where it leaves or that is not known.
    func finalFrame(for vc: UIViewController) -> CGRect
}
