/// Information about a transition for its animator, and the methods to report progress.
///
/// Source: Apple,
/// [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning);
/// `Documentation/Behavior.md#transition-objects`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the animated views. It contains the disappearing view, if the animator may move it; the animator adds the
    /// appearing one.
    var containerView: UIView { get }

    /// Whether the transition is animated. The animator of a custom presentation runs in any case.
    var isAnimated: Bool { get }

    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }

    /// Whether the transition was cancelled; true from that moment on.
    var transitionWasCancelled: Bool { get }

    /// The style of a presentation; `none` for other changes.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Called by the interaction controller to report progress, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Called by the interaction controller when the interaction ends and the transition runs to its end.
    func finishInteractiveTransition()

    /// Called by the interaction controller when the interaction ends and the transition runs back.
    func cancelInteractiveTransition()

    /// Called by the interaction controller to interrupt a running transition.
    func pauseInteractiveTransition()

    /// Called once by the animator at the end of the animation; false if the transition was cancelled. A second call is ignored and
    /// logged once.
    func completeTransition(_ didComplete: Bool)

    /// The controller that appears (`to`) or disappears (`from`); nil for other keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that appears (`to`) or disappears (`from`); nil for other keys, and for a view that must not be touched.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the container relative to the interface; the identity unless the interface is rotating.
    var targetTransform: CGAffineTransform { get }

    /// The initial frame of a controller's view, in container coordinates; zero if unknown.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// The final frame of a controller's view, in container coordinates; zero if it disappears or is unknown.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Identifies a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view controller that disappears or is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")

    /// The view controller that appears.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
