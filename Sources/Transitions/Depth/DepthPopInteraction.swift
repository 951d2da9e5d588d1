import UIKit

/// Lets a finger from the leading edge pull the top screen of a navigation controller away.
///
/// Attach it to a screen or to the navigation controller, and give it to the navigation controller as the interaction of a pop while `isInteracting`
/// (`DepthNavigationDelegate` does both). It also takes a transition in hand that runs already: a finger from the edge catches it where it
/// is. Where the top screen's view runs from right to left, the edge and the direction are mirrored. Source: effects, section 3.
@preconcurrency @MainActor
public final class DepthPopInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    /// How far from the leading edge a touch may start, in points: 50.
    public var edgeWidth: CGFloat = 50

    /// How far the finger goes from progress 0 to 1, in points: 200.
    public var fullTravel: CGFloat = 200

    /// Let go beyond this progress the pop goes on, else back: 0.5.
    public var completionThreshold: CGFloat = 0.5

    /// Whether a finger leads a transition now.
    public private(set) var isInteracting = false

    private let pan = UIPanGestureRecognizer()
    private var action: GestureAction?
    private weak var controller: UIViewController?
    private weak var claimed: UIGestureRecognizer?
    private var wasEnabled = true
    /// The progress when the finger began, and which way it grows.
    private var (start, direction): (CGFloat, CGFloat) = (0, 1)

    public override init() {
        super.init()
        let action = GestureAction { [weak self] _ in self?.panned() }
        self.action = action
        action.attach(to: pan)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
    }

    deinit {
        Teardown.run { [pan, claimed, wasEnabled] in
            pan.view?.removeGestureRecognizer(pan)
            claimed?.isEnabled = wasEnabled
        }
    }

    /// Whether the app has called `attach` or `detach`; the navigation delegate leaves it alone then.
    private var isPlacedByApp = false

    /// Takes fingers on the view of a screen, or of a navigation controller for all its screens. Attached a second time to the same it does nothing, to another
    /// it leaves the first. The system's interactive pop rests meanwhile. The controller is not kept.
    public func attach(to viewController: UIViewController) {
        isPlacedByApp = true
        place(on: viewController)
    }

    /// Attaches to the navigation controller that asks the delegate, unless the app has attached or detached the interaction.
    func attachByItself(to navigationController: UINavigationController) {
        if !isPlacedByApp, !isInteracting { place(on: navigationController) }
    }

    private func place(on viewController: UIViewController) {
        guard controller !== viewController || pan.view !== viewController.view else { return }
        leave()
        controller = viewController
        viewController.view.addGestureRecognizer(pan)
        claimSystemPop()
    }

    /// Takes no touches and gives the system's interactive pop back, until the app attaches it again.
    public func detach() {
        isPlacedByApp = true
        leave()
    }

    private func leave() {
        pan.view?.removeGestureRecognizer(pan)
        controller = nil
        claimed?.isEnabled = wasEnabled
        claimed = nil
    }

    private var navigationController: UINavigationController? {
        controller as? UINavigationController ?? controller?.navigationController
    }

    private func claimSystemPop() {
        guard let system = navigationController?.interactivePopGestureRecognizer, system !== claimed else { return }
        claimed?.isEnabled = wasEnabled
        claimed = system
        wasEnabled = system.isEnabled
        system.isEnabled = false
    }

    // MARK: The finger

    /// Whether the top screen has a right-to-left layout, as of the touch that began the gesture.
    private var isMirrored = false

    /// How far the finger has gone from the edge, in points.
    private var travel: CGFloat {
        let x = pan.translation(in: pan.view?.superview).x
        return isMirrored ? -x : x
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = pan.view, let navigationController, navigationController.viewControllers.count > 1 || isRunning else {
            return false
        }
        claimSystemPop()
        isMirrored = (navigationController.topViewController?.viewIfLoaded ?? view).isMirrored
        let x = touch.location(in: view).x - view.bounds.minX
        return (isMirrored ? view.bounds.width - x : x) <= edgeWidth
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: pan.view?.superview)
        guard travel > 0, abs(way.x) > abs(way.y), let navigationController else { return false }
        return isRunning || navigationController.transitionCoordinator == nil && navigationController.viewControllers.count > 1
    }

    /// What scrolls under the edge waits.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = pan.view, let other = otherGestureRecognizer.view, other !== view else { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer && other.isDescendant(of: view)
    }

    private func panned() {
        switch pan.state {
        case .began: begin()
        case .changed: update(progress)
        case .ended: letGo(finishes: progress > completionThreshold)
        case .cancelled, .failed: letGo(finishes: direction < 0)
        default: break
        }
    }

    private var progress: CGFloat {
        let part = fullTravel > 0 ? travel / fullTravel : (travel > 0 ? 1 : 0)
        return min(max(start + direction * part, 0), 1)
    }

    private func begin() {
        guard let navigationController, !isInteracting else { return }
        isInteracting = true
        if isRunning {
            pause()
            start = percentComplete
            direction = isPop ? 1 : -1
            // The finger has come this far before it was known to pull.
            start -= direction * travel / max(fullTravel, 1)
        } else {
            (start, direction) = (0, 1)
            wantsInteractiveStart = true
            navigationController.popViewController(animated: true)
            // The transition begins with the layout: now, so that the finger leads it from its first point on.
            navigationController.view.layoutIfNeeded()
        }
        update(progress)
    }

    private func letGo(finishes: Bool) {
        guard isInteracting else { return }
        isInteracting = false
        if finishes { finish() } else { cancel() }
    }

    // MARK: The transition

    /// What it leads or may catch now, and whether that is a pop.
    private weak var context: (any UIViewControllerContextTransitioning)?
    var isPop = true

    private var isRunning: Bool { context != nil && navigationController?.transitionCoordinator != nil }

    public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    /// A transition runs that a finger may catch.
    func watch(_ transitionContext: any UIViewControllerContextTransitioning, isPop: Bool) {
        context = transitionContext
        self.isPop = isPop
    }
}
