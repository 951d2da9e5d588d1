/// A request being shown: the screens that change places.
@MainActor
final class NavigationTransition: TransitionOwner {
    var request: NavigationRequest
    let from: UIViewController?
    let to: UIViewController?
    private weak var navigation: UINavigationController?
    /// A later request has taken over what moves.
    var isTakenOver = false
    /// Which bars were away before the callbacks of the change.
    var barsAwayBefore = (bar: false, toolbar: true)
    /// nil until the screens exchange places.
    private(set) var transition: ControllerTransition?

    init(_ request: NavigationRequest, from: UIViewController?, to: UIViewController?, in navigation: UINavigationController) {
        self.request = request
        self.from = from
        self.to = to
        self.navigation = navigation
    }

    /// Whether anything moves: the first screen and the last one come and go at once.
    var isAnimated: Bool { request.isAnimated && from != nil && to != nil }

    /// Asks the delegate how it is to be shown, in the order of `behaviour.md` 4.2.
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
            .navigation(request.operation), from: TransitionSide(controller: from), to: TransitionSide(controller: to),
            in: navigation.contentView, isAnimated: isAnimated, animator: animator, interactor: interactor, owner: self)
        made.drivenViews = [navigation.navigationBar, navigation.bottomBar]
        transition = made
        navigation.activeTransition = made
    }

    /// Whether it was ended, be it before it began.
    var isOver: Bool { transition?.hasCompleted ?? false }

    /// Whether a later request may take over in the middle: it is the system's, and no finger leads it.
    var canBeTakenOver: Bool { isOwn && transition?.isRunning == true && transition?.initiallyInteractive == false }

    /// A later request waits: the one for the old screen turns it round, any other has it end soon, if it can be led.
    func makeWay(for top: UIViewController) {
        if top === from || top === to { transition?.turn(back: top === from) } else { transition?.hurry() }
    }

    /// How the bars go along; nil without animation.
    var barChange: NavigationBarChange? {
        guard let transition, transition.isAnimated else { return nil }
        return NavigationBarChange(
            operation: request.operation, duration: transition.duration,
            options: transition.initiallyInteractive ? .curveLinear : isOwn ? .systemSpring : .curveEaseInOut)
    }

    /// Whether the system's own animator shows it.
    var isOwn: Bool { transition?.animator is NavigationSlideAnimator }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        guard let navigation else { return }
        if didComplete { navigation.finish(self) } else { navigation.cancel(self) }
    }

    func transitionHasEnded(_ transition: ControllerTransition) { navigation?.forget(self) }
}
