@testable import UIFoundation
@testable import UIKitCore

// The walk is the delegate of all; its random generator decides about animators and interaction.
extension RandomControllerWalk: UINavigationControllerDelegate, UITabBarControllerDelegate, UIViewControllerTransitioningDelegate {
    private func animator() -> RandomAnimator? {
        callbacks += 1
        var dice = Dice(seed, 5, UInt64(step), callbacks)
        guard !isOver, dice.chance(60) else { return nil }
        let animator = RandomAnimator(
            "animator\(animators.count)", dice.pick(RandomAnimatorPlan.allCases), [0.3, 0.2, 0.5, 0][dice.below(20) / 6], self)
        note("\(animator.name):\(animator.plan)")
        animators.append(animator)
        return animator
    }

    private func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
        callbacks += 1
        var dice = Dice(seed, 6, UInt64(step), callbacks)
        guard dice.chance(50) else { return nil }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = dice.chance(75)
        interaction.completionSpeed = [1, 2, 0.5][dice.below(3)]
        note("hand\(interactions.count)\(interaction.wantsInteractiveStart ? "" : " later")")
        interactions.append(interaction)
        return interaction
    }

    // MARK: Stacks

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = animator()
        animator?.onCancel = { [weak navigationController] in (navigationController as? RandomNavigation)?.takeBack() }
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        note("willShow(\(name(viewController)))")
        disturb(name(navigationController), "willShow")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        note("didShow(\(name(viewController)))")
        disturb(name(navigationController), "didShow")
    }

    // MARK: Tabs

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = animator()
        animator?.onCancel = { [weak tabBarController, weak fromVC, weak toVC] in
            guard let tabs = tabBarController as? RandomTabs, let fromVC, tabs.expected === toVC else { return }
            if tabs.viewControllers?.contains(where: { $0 === fromVC }) == true { tabs.expected = fromVC }
        }
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        (tabBarController as? RandomTabs)?.expected = viewController
        return true
    }

    // MARK: Presentations

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
}
