import EffectSupport
import UIKit

/// The drag that pulls an open detail down.
@MainActor
final class HeroPull: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var controller: UIViewController?
    private weak var transition: HeroTransition?
    let pan = UIPanGestureRecognizer()
    private var action: GestureAction?
    private weak var movement: HeroMovement?

    init(_ controller: UIViewController, of transition: HeroTransition) {
        self.controller = controller
        self.transition = transition
        super.init()
        let action = GestureAction { [weak self] _ in self?.panned() }
        self.action = action
        action.attach(to: pan)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        controller.view.addGestureRecognizer(pan)
    }

    deinit { Teardown.run { [pan] in pan.view?.removeGestureRecognizer(pan) } }

    private var isOnTop: Bool {
        guard let controller, controller.presentedViewController == nil else { return false }
        if let navigation = controller.navigationController {
            return navigation.topViewController === controller && navigation.viewControllers.count > 1
        }
        return controller.presentingViewController != nil
    }

    /// Scroll views under a finger that are not at their top scroll.
    private var canScrollUp: Bool {
        guard let view = controller?.viewIfLoaded else { return false }
        let touched = view.hitTest(pan.location(in: view), with: nil)
        return sequence(first: touched, next: { $0?.superview }).contains { ($0 as? UIScrollView)?.isBelowTop ?? false }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let transition, transition.allowsPull, let controller, isOnTop, !canScrollUp else { return false }
        let moved = pan.translation(in: nil)
        guard moved.y > 0, moved.y > abs(moved.x) else { return false }
        return controller.transitionCoordinator == nil || transition.movement?.isOpening == true
    }

    /// Scroll views at their top wait for this gesture to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = controller?.viewIfLoaded else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view) && !scrollView.isBelowTop
    }

    private func panned() {
        guard let transition, let view = pan.view else { return }
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: view)
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            if let running = transition.movement {
                running.stage.grab(at: pan.location(in: running.stage))
            } else {
                transition.pulledPoint = pan.location(in: view)
                close()
                transition.pulledPoint = nil
            }
            movement = transition.movement
        case .changed: movement.map { $0.stage.pull(by: pan.translation(in: $0.stage)) }
        case .ended:
            if movement == nil, UIAccessibility.isReduceMotionEnabled { return closeIfFar(in: view) }
            movement.map { $0.stage.release(by: pan.translation(in: $0.stage), velocity: pan.velocity(in: $0.stage)) }
            movement = nil
        case .cancelled, .failed:
            movement?.stage.cancel()
            movement = nil
        default: break
        }
    }

    /// With Reduce Motion nothing follows the finger, whose release decides.
    private func closeIfFar(in view: UIView) {
        guard let transition else { return }
        let geometry = HeroPullGeometry(
            height: view.bounds.height, shrinkage: 0, dismissDistance: transition.settings.dismissDistance)
        if geometry.closes(from: 1, movedBy: pan.translation(in: view), velocity: pan.velocity(in: view)) { close() }
    }

    private func close() {
        guard let controller else { return }
        if let navigation = controller.navigationController {
            navigation.popViewController(animated: true)
            // The transition begins with layout; forced now, so that the gesture drives it from its first point.
            navigation.view.layoutIfNeeded()
        } else {
            controller.dismiss(animated: true)
        }
    }
}

extension UIScrollView {
    /// Whether content is above the visible area.
    fileprivate var isBelowTop: Bool { isScrollEnabled && contentOffset.y > -adjustedContentInset.top + 0.5 }
}
