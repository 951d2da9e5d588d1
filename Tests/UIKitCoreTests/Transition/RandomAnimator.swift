@testable import UIFoundation
@testable import UIKitCore

/// Behavior of a walk's animator.
enum RandomAnimatorPlan: Int, CaseIterable {
    /// By a block of view animations, as most do.
    case block
    /// By a property animator that it gives to who asks.
    case interruptible
    /// Complete before `animateTransition` returns.
    case atOnce
    /// In two blocks, the second begun by the end of the first.
    case steps
    /// Until the walk completes it.
    case never
    /// Completes a second and a third time.
    case twice
}

/// An animator of the app's own, used for one transition.
final class RandomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let plan: RandomAnimatorPlan
    let name: String
    private let duration: TimeInterval
    private unowned let walk: RandomControllerWalk
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?
    private var begun = 0
    private var ended = 0
    /// Called before the context is completed as cancelled.
    var onCancel: (() -> Void)?

    init(_ name: String, _ plan: RandomAnimatorPlan, _ duration: TimeInterval, _ walk: RandomControllerWalk) {
        self.name = name
        self.plan = plan
        self.duration = duration
        self.walk = walk
        super.init()
    }

    /// Whether it waits for the walk.
    var isStuck: Bool { plan == .never && context != nil }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
        if plan == .interruptible { return interruptibleAnimator(using: transitionContext).startAnimation() }
        let moved = install(transitionContext)
        switch plan {
        case .atOnce: complete()
        case .steps:
            UIView.animate(
                withDuration: duration / 2, animations: { moved?.alpha = 0.5 },
                completion: { _ in
                    UIView.animate(
                        withDuration: self.duration / 2, animations: { moved?.alpha = 1 }, completion: { _ in self.complete() })
                })
        case .never: UIView.animate(withDuration: duration) { moved?.transform = .identity }
        default:
            UIView.animate(
                withDuration: duration, animations: { moved?.transform = .identity },
                completion: { _ in
                    self.complete()
                    if self.plan == .twice { transitionContext.completeTransition(true) }
                })
        }
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        guard plan == .interruptible else { return NoInterruptibleAnimator.shared }
        if let animator { return animator }
        begin(transitionContext)
        let moved = install(transitionContext)
        let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { moved?.transform = .identity }
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            self?.complete()
        }
        animator = made
        return made
    }

    private func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard context == nil else { return }
        begun += 1
        if begun > 1 || ended > 0 { walk.complain("\(name): began \(begun) times, ended \(ended) times") }
        context = transitionContext
    }

    /// Puts the arriving view in, and somewhere else.
    private func install(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        guard let to = context.view(forKey: .to) else { return context.view(forKey: .from) }
        if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: 100, y: 0)
        return to
    }

    /// As apps do: the views as they were, and what came of it.
    func complete() {
        guard let context else { return walk.note("\(name) too late") }
        let isCancelled = context.transitionWasCancelled
        for key in [UITransitionContextViewKey.from, .to] {
            context.view(forKey: key)?.transform = .identity
            context.view(forKey: key)?.alpha = 1
        }
        walk.note("\(name) completes(\(!isCancelled))")
        if isCancelled {
            context.view(forKey: .to)?.removeFromSuperview()
            onCancel?()
        }
        context.completeTransition(!isCancelled)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        walk.note("\(name).ended(\(transitionCompleted))")
        ended += 1
        if ended > 1 { walk.complain("\(name): animationEnded \(ended) times") }
        // Ended from outside: as it would be left behind.
        for key in [UITransitionContextViewKey.from, .to] {
            context?.view(forKey: key)?.transform = .identity
            context?.view(forKey: key)?.alpha = 1
        }
        let ending = context
        context = nil
        if plan == .twice { ending?.completeTransition(!transitionCompleted) }
        walk.disturb(name, "ended")
    }
}
