import EffectSupport
import UIKit

/// Interactive pop in depth, driven by a pan from the leading edge.
///
/// Attach it to a view controller or to the navigation controller, and return it as the interaction controller of a pop while
/// `isInteracting` (`DepthNavigationDelegate` does both). It can also interrupt a running transition: a pan from the edge takes over at
/// the current progress. In a right-to-left layout of the top view controller the edge and direction are mirrored. Source:
/// `Documentation/Effects.md#depth`.
@preconcurrency @MainActor
public final class DepthPopInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    /// The width of the area at the leading edge where a touch may begin, in points. The default is 50.
    public var edgeWidth: CGFloat = 50

    /// The distance of the pan from progress 0 to 1, in points. The default is 200.
    public var fullTravel: CGFloat = 200

    /// The progress above which a released pop finishes rather than cancels. The default is 0.5.
    public var completionThreshold: CGFloat = 0.5

    /// Whether a gesture is driving a transition.
    public private(set) var isInteracting = false

    private let pan = UIPanGestureRecognizer()
    private var action: GestureAction?
    private weak var controller: UIViewController?
    private weak var claimed: UIGestureRecognizer?
    private var wasEnabled = true
    /// The progress when the gesture began, and the sign of its change with travel.
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

    /// Whether the app has called `attach` or `detach`, after which the navigation delegate does not attach it.
    private var isAttachedByApp = false

    /// Recognizes the gesture in a view controller's view, or in a navigation controller's for its whole stack. Attaching again to the
    /// same one does nothing; attaching to another one detaches from the first. The system's interactive pop is disabled meanwhile. The
    /// view controller is not retained.
    public func attach(to viewController: UIViewController) {
        isAttachedByApp = true
        install(on: viewController)
    }

    /// Attaches to the delegate's navigation controller, unless the app has attached or detached the interaction.
    func attachByItself(to navigationController: UINavigationController) {
        if !isAttachedByApp, !isInteracting { install(on: navigationController) }
    }

    private func install(on viewController: UIViewController) {
        guard controller !== viewController || pan.view !== viewController.view else { return }
        leave()
        controller = viewController
        viewController.view.addGestureRecognizer(pan)
        claimSystemPop()
    }

    /// Stops recognizing the gesture and enables the system's interactive pop, until the app attaches it again.
    public func detach() {
        isAttachedByApp = true
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

    // MARK: Gesture

    /// Whether the top view controller had a right-to-left layout when the gesture's touch began.
    private var isMirrored = false

    /// The distance of the finger from the edge, in points.
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
        let translation = pan.translation(in: pan.view?.superview)
        guard travel > 0, abs(translation.x) > abs(translation.y), let navigationController else { return false }
        return isRunning || navigationController.transitionCoordinator == nil && navigationController.viewControllers.count > 1
    }

    /// Scrolling that begins at the edge waits for this gesture to fail.
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
        case .ended: release(finishes: progress > completionThreshold)
        case .cancelled, .failed: release(finishes: direction < 0)
        default: break
        }
    }

    /// Distance by which the views follow the finger, in points. Zero when the pan begins; it grows at twice the finger's speed until it
    /// equals `travel`, so that no frame covers the distance before recognition in one step.
    private var followedTravel: CGFloat {
        let travel = travel
        return catchesUp ? min(travel, max(0, 2 * (travel - Self.recognitionDistance))) : travel
    }

    /// Whether the gesture began a transition, rather than taking over one.
    private var catchesUp = false

    /// Distance that a pan recognizer requires before it begins, in points.
    private static let recognitionDistance: CGFloat = 10

    private var progress: CGFloat {
        let travel = followedTravel
        let fraction = fullTravel > 0 ? travel / fullTravel : (travel > 0 ? 1 : 0)
        return min(max(start + direction * fraction, 0), 1)
    }

    private func begin() {
        guard let navigationController, !isInteracting else { return }
        isInteracting = true
        catchesUp = !isRunning
        if isRunning {
            pause()
            start = percentComplete
            direction = isPop ? 1 : -1
            // Subtracts the distance covered before the pan was recognized.
            start -= direction * travel / max(fullTravel, 1)
        } else {
            (start, direction) = (0, 1)
            wantsInteractiveStart = true
            navigationController.popViewController(animated: true)
            // The transition begins with layout; force it now, so that the gesture drives it from its first point.
            navigationController.view.layoutIfNeeded()
        }
        update(progress)
    }

    private func release(finishes: Bool) {
        guard isInteracting else { return }
        isInteracting = false
        if finishes { finish() } else { cancel() }
    }

    // MARK: Transition

    /// The transition that is driven or may be interrupted, and whether it is a pop.
    private weak var context: (any UIViewControllerContextTransitioning)?
    var isPop = true

    private var isRunning: Bool { context != nil && navigationController?.transitionCoordinator != nil }

    public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    /// Makes a running transition available for interruption.
    func watch(_ transitionContext: any UIViewControllerContextTransitioning, isPop: Bool) {
        context = transitionContext
        self.isPop = isPop
    }
}
