@testable import UIFoundation
@testable import UIKitCore

/// Moves the leaving view down and fades it, as published swipe-to-dismiss code does, by one of the kinds of animation.
final class DismissalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind: CaseIterable {
        case block, spring, bouncySpring, keyframes, chainedBlocks, legacy
        /// Started in `animateTransition`, and not returned to UIKit.
        case propertyAnimator
        case interruptible
    }

    let kind: Kind
    let duration = 0.5
    /// More changes of the animation.
    var changes: ((UIView) -> Void)?
    /// Called at the beginning of the completion.
    var onCompletion: ((UIView) -> Void)?
    private(set) var positions: [UIViewAnimatingPosition] = []
    private(set) var ended: [Bool] = []
    private var animator: UIViewPropertyAnimator?

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .from) else { return }
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(to, belowSubview: view) }
        let leave = { [changes] in
            view.frame.origin.y = transitionContext.containerView.bounds.height
            view.alpha = 0.3
            changes?(view)
        }
        let complete = { [onCompletion] in
            onCompletion?(view)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        switch kind {
        case .block: UIView.animate(withDuration: duration, animations: leave, completion: { _ in complete() })
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: leave,
                completion: { _ in complete() })
        case .bouncySpring: UIView.animate(springDuration: 0.3, bounce: 0.2, animations: leave, completion: { _ in complete() })
        case .keyframes:
            UIView.animateKeyframes(
                withDuration: duration, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: leave)
                    // Written last, but not the last in time.
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.9 }
                }, completion: { _ in complete() })
        case .chainedBlocks:
            UIView.animate(
                withDuration: duration / 4, animations: { view.alpha = 0.9 },
                completion: { _ in
                    guard !transitionContext.transitionWasCancelled else { return complete() }
                    UIView.animate(withDuration: self.duration / 2, animations: leave, completion: { _ in complete() })
                })
        case .legacy:
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(duration)
            leave()
            UIView.commitAnimations()
            UIView.animate(withDuration: duration, animations: { view.layer.cornerRadius = 8 }, completion: { _ in complete() })
        case .propertyAnimator:
            let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: leave)
            made.addCompletion {
                self.positions.append($0)
                complete()
            }
            made.startAnimation()
        case .interruptible: interruptibleAnimator(using: transitionContext).startAnimation()
        }
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        guard kind == .interruptible, let view = transitionContext.view(forKey: .from) else { return NoInterruptibleAnimator.shared }
        if let animator { return animator }
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(to, belowSubview: view) }
        let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { [changes] in
            view.frame.origin.y = transitionContext.containerView.bounds.height
            view.alpha = 0.3
            changes?(view)
        }
        made.addCompletion { [onCompletion] in
            self.positions.append($0)
            onCompletion?(view)
            self.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
