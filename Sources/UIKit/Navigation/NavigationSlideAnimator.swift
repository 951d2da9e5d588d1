/// The system's push and pop: the new view enters from beyond the trailing edge while the old one moves aside by three tenths of its width
/// and darkens below the new one's shadow; a pop is the reverse. Follows the system's spring, or the gesture if interactive
/// (`Documentation/Behavior.md#default-durations`, `Documentation/Behavior.md#system-appearance`).
final class NavigationSlideAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation
    private var trim: NavigationSlideTrim?
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
        let (way, isPop) = (width * Self.parallax, operation == .pop)
        let (start, end) = isPop ? (-way, width) : (width, -way)
        let (lower, upper) = isPop ? (new, old) : (old, new)
        let (inherited, other) = (previous?.giveTrim(of: lower, and: upper), previous?.trim(under: old))
        previous = nil
        let trim = inherited ?? NavigationSlideTrim(above: lower, below: upper, in: container, isMirrored: isMirrored)
        self.trim = trim
        UIView.performWithoutAnimation {
            new.center.x += start
            if !isPop { trim.move(by: start - trim.shift) }
        }
        if inherited == nil { UIView.performWithoutAnimation { trim.show(isPop) } }
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .systemSpring,
            animations: {
                new.center.x -= start
                old.center.x += end
                trim.move(by: isPop ? end : -start)
                trim.show(!isPop)
                other?.move(by: end)
            },
            completion: { [self] _ in
                removeTrim()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) { if !isTakenOver { removeTrim() } }

    private func removeTrim() {
        trim?.remove()
        trim = nil
    }

    /// The shade and shadow between two views, handed over to an animator of the same two.
    private func giveTrim(of lower: UIView, and upper: UIView) -> NavigationSlideTrim? {
        guard let trim, trim.lower === lower, trim.upper === upper else { return nil }
        self.trim = nil
        return trim
    }

    /// The shade and shadow below a view.
    private func trim(under upper: UIView) -> NavigationSlideTrim? { trim?.upper === upper ? trim : nil }
}
