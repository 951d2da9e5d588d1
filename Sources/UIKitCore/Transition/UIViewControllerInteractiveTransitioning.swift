/// Drives an interactive transition between view controllers.
///
/// Source: Apple,
/// [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. Called in place of the animator's `animateTransition(using:)`, which it calls itself if needed.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the remaining animation after the interaction: 1 takes its share of the duration. Optional, 1.
    var completionSpeed: CGFloat { get }

    /// The timing curve of the remaining animation. Optional, ease-in-out.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins interactively; otherwise the animator starts it. Optional, true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
