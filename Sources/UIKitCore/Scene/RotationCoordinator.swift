/// Runs controllers' animations alongside a rotation of the interface, and notifies of its end.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let containerView: UIView
    let targetTransform: CGAffineTransform
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var isOpen = true
    private var isOver = false

    /// - Parameter angle: the rotation of the interface, in radians clockwise.
    init(angle: CGFloat, duration: TimeInterval, in window: UIView) {
        isAnimated = duration > 0
        transitionDuration = duration
        containerView = window
        targetTransform = CGAffineTransform(quarterTurns: angle)
        super.init()
    }

    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { isOver ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return completion != nil }
        guard isOpen else { return false }
        animations.append(animation)
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    // Rotations are never interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}

    /// Makes the queued changes; a change may add another.
    func makeChanges() {
        while !animations.isEmpty {
            let waiting = animations
            animations = []
            for animation in waiting { animation(self) }
        }
        isOpen = false
    }

    func complete() {
        var next = 0
        while next < completions.count {
            completions[next](self)
            next += 1
        }
        isOver = true
        completions = []
    }
}

extension CGAffineTransform {
    /// A rotation by a multiple of a quarter turn, without rounding errors of sines.
    init(quarterTurns angle: CGFloat) {
        let (sine, cosine) = (sin(angle).rounded(), cos(angle).rounded())
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
