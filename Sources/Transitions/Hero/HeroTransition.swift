import EffectSupport
import UIKit

/// Views that two screens have in common move from one to the other, for a modal presentation or a navigation push; a finger pulls them
/// back.
///
/// Both screens name their views (`HeroScreen`). Each pair moves from its rectangle on one to that on the other by a spring, with its
/// corner radius, in the stacking order of the detail; contents that differ cross-fade. The rest of an opaque detail fades in two steps:
/// first its background over the list, then its contents. A downward drag on the detail pulls all along, smaller with the distance, and
/// springs begin with the finger's velocity. A finger catches the views in their movement, and a tap reverses it; requests continue from
/// position and velocity.
///
/// Set it as the `transitioningDelegate` of the presented view controller, or as the navigation controller's `delegate`; the app retains
/// it. Movements go to the views, so that a right-to-left layout is not mirrored. With Reduce Motion a cross-fade of 0.2 seconds replaces
/// them.
/// Source: `Documentation/Effects.md#matched-hero`.
@preconcurrency @MainActor
public final class HeroTransition: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    /// Seconds of an undamped oscillation of the springs. The default is 0.45. Less than a hundredth, or none, counts as a hundredth.
    public var response: TimeInterval = 0.45

    /// The damping ratio of positions and sizes, from 0.05 to 1. The default is 0.82. Corners and opacities never overshoot.
    public var dampingRatio: CGFloat = 0.82

    /// The share by which views that were pulled by half the screen's height are smaller, from 0 to 0.9. The default is 0.4.
    public var shrinkage: CGFloat = 0.4

    /// The distance from which a released detail closes, in points. The default is 120; less than 1 counts as 1.
    ///
    /// A finger that moves counts by its position a tenth of a second later.
    public var dismissDistance: CGFloat = 120

    /// Whether a downward drag pulls an open detail. The default is true. A scroll view comes first until it is at its top.
    public var allowsPull = true

    public override init() { super.init() }

    private var pulls: [HeroPull] = []
    /// The running movement.
    private(set) weak var movement: HeroMovement?
    /// The finger's position in the detail, while a pull requests the transition.
    var pulledPoint: CGPoint?

    var settings: HeroMovement.Settings {
        HeroMovement.Settings(
            spring: DampedSpring(response: response, ratio: dampingRatio),
            shrinkage: shrinkage.isFinite ? min(max(shrinkage, 0), 0.9) : 0,
            dismissDistance: dismissDistance.isFinite ? max(dismissDistance, 1) : 1)
    }

    private func makeAnimator(isOpening: Bool) -> any UIViewControllerAnimatedTransitioning {
        guard !UIAccessibility.isReduceMotionEnabled else {
            return HeroFade(isReversed: !isOpening) { [weak self] context in
                if isOpening { self?.addPull(to: context.viewController(forKey: .to)) }
            }
        }
        return HeroAnimator(self, isOpening: isOpening, settings: settings)
    }

    func began(_ movement: HeroMovement) {
        self.movement = movement
        if movement.isOpening { addPull(to: movement.context.viewController(forKey: .to)) }
    }

    func ended() { movement = nil }

    private func addPull(to controller: UIViewController?) {
        pulls.removeAll { $0.controller == nil }
        guard let controller, !pulls.contains(where: { $0.controller === controller }) else { return }
        pulls.append(HeroPull(controller, of: self))
    }

    private func makeInteraction(for animator: any UIViewControllerAnimatedTransitioning)
        -> any UIViewControllerInteractiveTransitioning
    {
        if let animator = animator as? HeroAnimator { return HeroInteraction(animator, heldAt: pulledPoint) }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        return interaction
    }

    // MARK: Presentations

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isOpening: true) }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(isOpening: false)
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction(for: animator) }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { makeInteraction(for: animator) }

    // MARK: Navigation

    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .none ? nil : makeAnimator(isOpening: operation == .push) }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction(for: animationController) }
}
