/// The system's push and pop: the new screen comes from beyond the trailing edge and the old one gives way by three tenths, a little darker below the
/// new one's shadow; a pop is the reverse. It is paced by the system's spring, led by hand it follows the finger (`behaviour.md` 1.3, 4.6).
final class NavigationSlideAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation
    private var trim: NavigationSlideTrim?
    private var previous: NavigationSlideAnimator?
    /// Another one takes over: what moves goes on.
    var isTakenOver = false

    /// How far the lower screen gives way, in widths.
    static let parallax: CGFloat = 0.3

    /// - Parameter previous: one whose movement goes on beneath this one's: they add up, and so nothing jumps.
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

    /// The trim between two screens, for one that goes on with the same two.
    private func giveTrim(of lower: UIView, and upper: UIView) -> NavigationSlideTrim? {
        guard let trim, trim.lower === lower, trim.upper === upper else { return nil }
        self.trim = nil
        return trim
    }

    /// The trim that goes with a screen.
    private func trim(under upper: UIView) -> NavigationSlideTrim? { trim?.upper === upper ? trim : nil }
}
