/// The system's push and pop: the new view enters from beyond the trailing edge while the old one moves out by three tenths of its width
/// and darkens below the new one's shadow; a pop is the reverse. Follows the system's spring, or the gesture if interactive
/// (`Documentation/Behavior.md#default-durations`, `Documentation/Behavior.md#system-appearance`).
final class NavigationSlideAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation
    private var shadow: NavigationSlideShadow?
    private var previous: NavigationSlideAnimator?
    /// Whether another animator takes over and running animations continue.
    var isTakenOver = false

    /// Displacement of the lower view, in widths.
    static let parallax: CGFloat = 0.3

    /// - Parameter previous: an animator whose animations continue beneath this one's; both add up, which avoids a jump.
    init(_ operation: UINavigationController.Operation, after previous: NavigationSlideAnimator? = nil) {
        self.operation = operation
        self.previous = previous
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isMirrored ? -container.bounds.width : container.bounds.width
        let (distance, isPop) = (width * Self.parallax, operation == .pop)
        let (start, end) = isPop ? (-distance, width) : (width, -distance)
        let (lower, upper) = isPop ? (new, old) : (old, new)
        let (inherited, other) = (previous?.handOverShadow(of: lower, and: upper), previous?.shadow(under: old))
        previous = nil
        let shadow = inherited ?? NavigationSlideShadow(above: lower, below: upper, in: container, isMirrored: isMirrored)
        self.shadow = shadow
        UIView.performWithoutAnimation {
            new.center.x += start
            if !isPop { shadow.move(by: start - shadow.shift) }
        }
        if inherited == nil { UIView.performWithoutAnimation { shadow.show(isPop) } }
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .systemSpring,
            animations: {
                new.center.x -= start
                old.center.x += end
                shadow.move(by: isPop ? end : -start)
                shadow.show(!isPop)
                other?.move(by: end)
            },
            completion: { [self] _ in
                removeShadow()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) { if !isTakenOver { removeShadow() } }

    private func removeShadow() {
        shadow?.remove()
        shadow = nil
    }

    /// The shade and shadow between two views, handed over to an animator of the same two.
    private func handOverShadow(of lower: UIView, and upper: UIView) -> NavigationSlideShadow? {
        guard let shadow, shadow.lower === lower, shadow.upper === upper else { return nil }
        self.shadow = nil
        return shadow
    }

    /// The shade and shadow below a view.
    private func shadow(under upper: UIView) -> NavigationSlideShadow? { shadow?.upper === upper ? shadow : nil }
}
