import UIKit

/// Has a navigation controller push and pop in depth, and its screens pulled away from the leading edge.
///
///     let depth = DepthNavigationDelegate()   // kept by the app
///     navigationController.delegate = depth
///
/// Source: effects, section 3.
@preconcurrency @MainActor
public final class DepthNavigationDelegate: NSObject, UINavigationControllerDelegate {
    /// Pulls screens away. Attached to the navigation controller that asks this delegate, unless the app has attached it elsewhere or
    /// detached it.
    public let interaction: DepthPopInteraction

    /// Makes the animator of each transition: change its duration, depth and curve here. One that is reversed is a pop's.
    public var makeTransition: (_ isReversed: Bool) -> DepthTransition = { DepthTransition(isReversed: $0) }

    /// A delegate; with an interaction of its own unless one is given.
    public init(interaction: DepthPopInteraction? = nil) { self.interaction = interaction ?? DepthPopInteraction() }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { interaction.attachByItself(to: navigationController) }

    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.attachByItself(to: navigationController)
        guard operation != .none else { return nil }
        let transition = makeTransition(operation == .pop)
        transition.onStart = { [weak interaction] in interaction?.watch($0, isPop: operation == .pop) }
        return transition
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        // A transition that begins by itself can be caught all the same.
        interaction.wantsInteractiveStart = interaction.isInteracting
        return interaction
    }
}
