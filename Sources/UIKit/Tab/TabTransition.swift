/// A change of tabs being shown.
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

    /// Asks the delegate how it is to be shown, in the order of `behaviour.md` 4.2.
    func prepare() {
        guard let tabs else { return }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        if let from, let to {
            animator = tabs.animator(from: from, to: to)
            if let animator { interactor = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator) }
        }
        let made = ControllerTransition(
            .tab, from: TransitionSide(controller: from), to: TransitionSide(controller: to), in: tabs.contentView,
            isAnimated: animator != nil, animator: animator, interactor: interactor, owner: self)
        made.drivenViews = [tabs.tabBar]
        transition = made
        tabs.activeTransition = made
    }

    /// Whether it was ended, be it before it began.
    var isOver: Bool { transition?.hasCompleted ?? false }

    /// A later selection waits: the one of the old screen turns it round, any other has it end soon, if it can be led.
    func makeWay(for controller: UIViewController?) {
        if controller === from || controller === to { transition?.turn(back: controller === from) } else { transition?.hurry() }
    }

    func transition(_ transition: ControllerTransition, didComplete: Bool) {
        guard let tabs else { return }
        if didComplete { tabs.finish(self) } else { tabs.cancel(self) }
    }

    func transitionHasEnded(_ transition: ControllerTransition) { tabs?.end(self) }
}
