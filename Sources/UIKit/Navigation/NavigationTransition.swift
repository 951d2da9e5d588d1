/// A request being shown: the screens that change places.
@MainActor
final class NavigationTransition: TransitionOwner {
    let request: NavigationRequest
    let from: UIViewController?
    let to: UIViewController?
    private weak var navigation: UINavigationController?
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
            animator = animator ?? NavigationSlideAnimator(request.operation)
        }
        let made = ControllerTransition(
            .navigation(request.operation), from: TransitionSide(controller: from), to: TransitionSide(controller: to),
            in: navigation.contentView, isAnimated: isAnimated, animator: animator, interactor: interactor, owner: self)
        made.drivenViews = [navigation.navigationBar]
        transition = made
        navigation.activeTransition = made
    }

    /// Whether it was ended, be it before it began.
    var isOver: Bool { transition?.hasCompleted ?? false }

    /// Whether the system's own animator shows it.
    var isOwn: Bool { transition?.animator is NavigationSlideAnimator }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        guard let navigation else { return }
        if didComplete { navigation.finish(self) } else { navigation.cancel(self) }
    }

    func transitionHasEnded(_ transition: ControllerTransition) { navigation?.forget(self) }
}
