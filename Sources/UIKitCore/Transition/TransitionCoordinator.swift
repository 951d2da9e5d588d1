/// Runs an app's animations and callbacks alongside a transition, until all participants have been notified of its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private struct Addition {
        weak var view: UIView?
        let animation: Handler
    }

    private weak var transition: ControllerTransition?
    private let context: TransitionContext
    private var additions: [Addition] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [(handler: Handler, isForReleaseOnly: Bool)] = []
    /// Whether changes can still join the animation.
    private var isOpen = true
    private var isOver = false

    init(_ transition: ControllerTransition) {
        self.transition = transition
        context = transition.context
        super.init()
    }

    // MARK: State

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
    var isInterruptible: Bool { transition?.isInterruptible ?? false }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var percentComplete: CGFloat { transition.map { CGFloat($0.percentComplete) } ?? 0 }
    var completionVelocity: CGFloat { transition.map { CGFloat($0.completionSpeed) } ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { context.viewController(forKey: key) }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

    // MARK: Joining

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        join(nil, animation, completion)
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        join(view, animation, completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if !isOver { interactionHandlers.append((handler, false)) }
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
        if !isOver { interactionHandlers.append((handler, true)) }
    }

    private func join(_ view: UIView?, _ animation: Handler?, _ completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return completion != nil }
        guard isOpen else { return false }
        additions.append(Addition(view: view, animation: animation))
        return true
    }

    // MARK: Calls from the transition

    /// Views outside the container that are driven interactively.
    var drivenViews: [UIView] { additions.compactMap(\.view) }

    /// Makes the queued changes; later ones are rejected. A change may add another.
    func makeChanges() {
        while !additions.isEmpty {
            let waiting = additions
            additions = []
            for one in waiting { one.animation(self) }
        }
        isOpen = false
    }

    /// Whether changes are queued.
    var hasChanges: Bool { !additions.isEmpty }

    func interactionChanged() {
        for one in interactionHandlers where !one.isForReleaseOnly || !isInteractive { one.handler(self) }
    }

    func complete() {
        isOpen = false
        additions = []
        interactionHandlers = []
        // A completion may add another.
        var next = 0
        while next < completions.count {
            completions[next](self)
            next += 1
        }
        isOver = true
        completions = []
    }
}
