import UIKit

/// A navigation controller delegate for pushes and pops in depth, with an interactive pop from the leading edge.
///
///     let depth = DepthNavigationDelegate()   // retained by the app
///     navigationController.delegate = depth
///
/// Source: `Documentation/Effects.md#depth`.
@preconcurrency @MainActor
public final class DepthNavigationDelegate: NSObject, UINavigationControllerDelegate {
    /// The interactive pop. Attached automatically to the delegate's navigation controller, unless the app has attached or detached it.
    public let interaction: DepthPopInteraction

    /// Creates the animator of each transition, where its duration, depth and curve can be changed. A reversed one is for a pop.
    public var makeTransition: (_ isReversed: Bool) -> DepthTransition = { DepthTransition(isReversed: $0) }

    /// Creates a delegate, with the given interaction or a new one.
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
        // A transition that begins noninteractively can still be interrupted by the gesture.
        interaction.wantsInteractiveStart = interaction.isInteracting
        return interaction
    }
}
