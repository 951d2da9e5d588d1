// A screen with `hidesBottomBarWhenPushed` takes the bar away while it, or a screen above it, is on top of its navigation controller.
extension UITabBarController {
    /// The stack of a navigation controller in a tab has changed: the bar leaves with the screens that give way, or comes back with those that return.
    ///
    /// - Parameter coordinator: of the transition that shows the change; nil changes at once.
    func barMayChange(for navigation: UINavigationController, with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let shownController,
            sequence(first: navigation as UIViewController, next: \.container).contains(where: { $0 === shownController })
        else { return }
        let isAway = Self.takesBarAway(shownController)
        guard isAway != isBarPushedAway else { return }
        setBarPushedAway(isAway)
        guard let coordinator, coordinator.isAnimated else { return placeBar() }
        coordinator.animateAlongsideTransition(
            in: tabBar, animation: { [weak self] _ in self?.placeBar() },
            completion: { [weak self] context in
                guard context.isCancelled, let self, isBarPushedAway == isAway else { return }
                setBarPushedAway(!isAway)
                placeBar()
            })
    }

    private func setBarPushedAway(_ isAway: Bool) {
        isBarPushedAway = isAway
        if let shownController { place(shownController) }
    }

    /// Whether a tab's screen, or one on its stack, wants the bar away.
    static func takesBarAway(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController else { return false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }
}
