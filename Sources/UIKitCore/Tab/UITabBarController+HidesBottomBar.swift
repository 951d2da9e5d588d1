// Hides the bar while a view controller with `hidesBottomBarWhenPushed`, or one above it, is on top of its navigation controller.
extension UITabBarController {
    /// Called when the stack of a navigation controller in a tab changes; the bar leaves and returns with the view controllers below.
    ///
    /// - Parameter coordinator: the coordinator of the transition; nil changes the bar at once.
    func barVisibilityMayChange(for navigation: UINavigationController, with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let shownController,
            sequence(first: navigation as UIViewController, next: \.container).contains(where: { $0 === shownController })
        else { return }
        let isAway = Self.hidesTabBar(shownController)
        guard isAway != isBarHiddenByPush else { return }
        setBarHiddenByPush(isAway)
        guard let coordinator, coordinator.isAnimated else { return layOutBar() }
        coordinator.animateAlongsideTransition(
            in: tabBar, animation: { [weak self] _ in self?.layOutBar() },
            completion: { [weak self] context in
                guard context.isCancelled, let self, isBarHiddenByPush == isAway else { return }
                setBarHiddenByPush(!isAway)
                layOutBar()
            })
    }

    private func setBarHiddenByPush(_ isAway: Bool) {
        isBarHiddenByPush = isAway
        if let shownController { layOut(shownController) }
    }

    /// Whether a tab's view controller, or one on its stack, hides the bar.
    static func hidesTabBar(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController else { return false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }
}
