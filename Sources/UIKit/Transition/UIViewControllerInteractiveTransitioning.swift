/// What leads a change of view controllers by hand.
///
/// Source: Apple, [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition: called in place of the animator's `animateTransition(using:)`, which it calls itself where it wants it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest goes when it is let go: 1 takes its share of the duration. Optional, 1.
    var completionSpeed: CGFloat { get }

    /// How the rest is paced. Optional, ease-in-out.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins by hand; else the animator begins it. Optional, true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
