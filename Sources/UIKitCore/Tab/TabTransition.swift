/// A transition between two tabs.
@MainActor
final class TabTransition: TransitionOwner {
    let from: UIViewController?
    let to: UIViewController?
    private weak var tabs: UITabBarController?
    /// nil until the delegate was asked.
    private(set) var transition: ControllerTransition?

    init(from: UIViewController?, to: UIViewController?, in tabs: UITabBarController) {
        self.from = from
        self.to = to
        self.tabs = tabs
    }

    /// Asks the delegate for animator and interaction controller, in the order of `Documentation/Behavior.md#transition-objects`.
    func prepare() {
        guard let tabs else { return }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        if let from, let to {
            animator = tabs.animator(from: from, to: to)
            if let animator { interactor = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator) }
        }
        let made = ControllerTransition(
            .tab, from: TransitionParticipant(controller: from), to: TransitionParticipant(controller: to), in: tabs.contentView,
            isAnimated: animator != nil, animator: animator, interactor: interactor, owner: self)
        made.drivenViews = [tabs.tabBar]
        transition = made
        tabs.activeTransition = made
    }

    /// Whether the transition has completed, possibly before it began.
    var isOver: Bool { transition?.hasCompleted ?? false }

    /// Expedites the transition for a waiting selection: reverses it if that returns to the old view controller, otherwise finishes it
    /// early, if the animator can be driven.
    func yieldToRequest(for controller: UIViewController?) {
        if controller === from || controller === to { transition?.redirect(toStart: controller === from) } else { transition?.expedite() }
    }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        guard let tabs else { return }
        if didComplete { tabs.finish(self) } else { tabs.cancel(self) }
    }

    func transitionHasEnded(_ transition: ControllerTransition) { tabs?.end(self) }
}
