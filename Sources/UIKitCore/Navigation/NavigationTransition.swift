/// The transition for a request: from one top view controller to another.
@MainActor
final class NavigationTransition: TransitionOwner {
    var request: NavigationRequest
    let from: UIViewController?
    let to: UIViewController?
    private weak var navigation: UINavigationController?
    /// Whether a later transition has taken over the running animations.
    var isTakenOver = false
    /// Hidden state of the bars before the appearance callbacks.
    var barsHiddenBefore = (bar: false, toolbar: true)
    /// nil until the views are exchanged.
    private(set) var transition: ControllerTransition?

    init(_ request: NavigationRequest, from: UIViewController?, to: UIViewController?, in navigation: UINavigationController) {
        self.request = request
        self.from = from
        self.to = to
        self.navigation = navigation
    }

    /// Whether the transition is animated; the first and the last view controller come and go at once.
    var isAnimated: Bool { request.isAnimated && from != nil && to != nil }

    /// Asks the delegate for animator and interaction controller, in the order of `Documentation/Behavior.md#transition-objects`.
    func prepare() {
        guard let navigation else { return }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        let isAnimated = isAnimated && navigation.view.window != nil
        if isAnimated, let from, let to {
            if navigation.popInteraction.isBeginning {
                interactor = navigation.popInteraction
            } else {
                animator = navigation.delegate?.navigationController(
                    navigation, animationControllerFor: request.operation, from: from, to: to)
                if let animator { interactor = navigation.delegate?.navigationController(navigation, interactionControllerFor: animator) }
            }
            animator = animator ?? NavigationSlideAnimator(request.operation, after: navigation.takenOverAnimator)
        }
        let made = ControllerTransition(
            .navigation(request.operation), from: TransitionParticipant(controller: from), to: TransitionParticipant(controller: to),
            in: navigation.contentView, isAnimated: isAnimated, animator: animator, interactor: interactor, owner: self)
        made.drivenViews = [navigation.navigationBar, navigation.bottomBar]
        transition = made
        navigation.activeTransition = made
    }

    /// Whether the transition has completed, possibly before it began.
    var isOver: Bool { transition?.hasCompleted ?? false }

    /// Whether a later request may interrupt the transition: it uses the system's animator and is not interactive.
    var canBeTakenOver: Bool { isOwn && transition?.isRunning == true && transition?.initiallyInteractive == false }

    /// Expedites the transition for a waiting request: reverses it if that request returns to the old view controller, otherwise finishes
    /// it early, if the animator can be driven.
    func yieldToRequest(for top: UIViewController) {
        if top === from || top === to { transition?.redirect(toStart: top === from) } else { transition?.expedite() }
    }

    /// The accompanying change of the bars; nil without animation.
    var barChange: NavigationBarChange? {
        guard let transition, transition.isAnimated else { return nil }
        // Titles slide with views that slide; with Reduce Motion, other animators' views hardly move.
        let slides = isOwn || !UIAccessibility.isReduceMotionEnabled
        return NavigationBarChange(
            operation: slides ? request.operation : .none, duration: transition.duration,
            options: transition.initiallyInteractive ? .curveLinear : isOwn ? .systemSpring : .curveEaseInOut)
    }

    /// Whether the system's animator performs the transition.
    var isOwn: Bool { transition?.animator is NavigationSlideAnimator }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        guard let navigation else { return }
        if didComplete { navigation.finish(self) } else { navigation.cancel(self) }
    }

    func transitionHasEnded(_ transition: ControllerTransition) { navigation?.forget(self) }
}
