import EffectSupport
import UIKit

/// One direction of a hero transition.
@MainActor
final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: HeroTransition
    private let isOpening: Bool
    private let settings: HeroMovement.Settings
    private(set) var movement: HeroMovement?

    init(_ transition: HeroTransition, isOpening: Bool, settings: HeroMovement.Settings) {
        self.transition = transition
        self.isOpening = isOpening
        self.settings = settings
    }

    /// Seconds until a spring is within a thousandth of its end.
    static func duration(of spring: DampedSpring) -> TimeInterval {
        spring.settlingTime(toWithin: 0.001, from: 0, to: 1, velocity: 0)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration(of: settings.spring)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext).move(toDetail: isOpening)
    }

    /// Installs the movement, which does not move yet.
    @discardableResult
    func begin(_ context: any UIViewControllerContextTransitioning) -> HeroMovement {
        if let movement { return movement }
        let made = HeroMovement(context, isOpening: isOpening, transition: transition, settings: settings)
        movement = made
        transition.began(made)
        return made
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        begin(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        movement?.cleanUp()
        transition.ended()
        movement = nil
    }
}

/// The cross-fade that replaces it with Reduce Motion.
@MainActor
final class HeroFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let isReversed: Bool
    private var end: TransitionEnd?
    private let onStart: (any UIViewControllerContextTransitioning) -> Void

    init(isReversed: Bool, onStart: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.isReversed = isReversed
        self.onStart = onStart
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ReducedMotion.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onStart(transitionContext)
        end = ReducedMotion.crossFade(transitionContext, isReversed: isReversed)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }
}

/// Begins a transition that a finger pulls.
@MainActor
final class HeroInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var animator: HeroAnimator?
    private let point: CGPoint?

    /// - Parameter point: The finger's position in the detail's view; nil for none.
    init(_ animator: HeroAnimator, heldAt point: CGPoint?) {
        self.animator = animator
        self.point = point
    }

    var wantsInteractiveStart: Bool { point != nil }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let animator, let point else { return }
        let movement = animator.begin(transitionContext)
        movement.hold()
        movement.stage.grab(at: point)
    }
}
