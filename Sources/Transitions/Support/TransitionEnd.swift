import UIKit

/// Cleanup at the end of a transition, run once: when the animation ends, or earlier if the system ends the transition.
@MainActor
final class TransitionEnd {
    private var restore: (() -> Void)?

    init(_ restore: @escaping () -> Void) { self.restore = restore }

    /// Ends the animation: removes the view that does not stay, restores state, and completes the transition.
    func complete(_ context: any UIViewControllerContextTransitioning) {
        let didComplete = !context.transitionWasCancelled
        if restore != nil { context.view(forKey: didComplete ? .from : .to)?.removeFromSuperview() }
        run()
        context.completeTransition(didComplete)
    }

    /// Cleans up after the transition has ended. The views are where they belong, and their other state no longer belongs to this
    /// transition.
    func run() {
        let restore = restore
        self.restore = nil
        restore?()
    }
}
