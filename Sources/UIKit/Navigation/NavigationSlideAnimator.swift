/// The system's push and pop: the new screen comes from beyond the trailing edge and the old one gives way by three tenths, a little darker below the
/// new one's shadow; a pop is the reverse. It is paced by the system's spring, led by hand it follows the finger (`behaviour.md` 1.3, 4.6).
final class NavigationSlideAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation
    private var trim: NavigationSlideTrim?

    /// How far the lower screen gives way, in widths.
    private static let parallax: CGFloat = 0.3

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
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
        let trim = NavigationSlideTrim(above: isPop ? new : old, below: isPop ? old : new, in: container, isMirrored: isMirrored)
        self.trim = trim
        UIView.performWithoutAnimation {
            new.center.x += start
            if !isPop { trim.move(by: start) }
            trim.show(isPop)
        }
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .systemSpring,
            animations: {
                new.center.x -= start
                old.center.x += end
                trim.move(by: isPop ? end : -start)
                trim.show(!isPop)
            },
            completion: { _ in
                trim.remove()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        trim?.remove()
        trim = nil
    }
}

extension UIView.AnimationOptions {
    /// The curve that the system moves screens and bars with (`behaviour.md` 1.2).
    static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}
