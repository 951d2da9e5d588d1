import UIKit

/// What is to be put back at the end of a transition: once, when the animation is over, or before, when the system ends the transition itself.
@MainActor
final class TransitionEnd {
    private var restore: (() -> Void)?

    init(_ restore: @escaping () -> Void) { self.restore = restore }

    /// The animation is over: takes out the view that does not stay, puts everything back, and says so.
    func complete(_ context: any UIViewControllerContextTransitioning) {
        let didComplete = !context.transitionWasCancelled
        if restore != nil { context.view(forKey: didComplete ? .from : .to)?.removeFromSuperview() }
        run()
        context.completeTransition(didComplete)
    }

    /// The transition has ended. The views are where they belong, and whatever else they show now is not this transition's any more.
    func run() {
        let restore = restore
        self.restore = nil
        restore?()
    }
}
