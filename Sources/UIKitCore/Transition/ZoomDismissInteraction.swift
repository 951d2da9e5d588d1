import CoreGraphics

/// The downward drag that zooms a view controller back to its source view, and that catches a running zoom.
///
/// Progress is the drag's translation in shares of three quarters of the view's height. At the end a velocity beyond 500 points per second
/// decides, otherwise a third of the distance does.
final class ZoomDismissInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private weak var controller: UIViewController?
    private let pan = UIPanGestureRecognizer()
    /// Whether the drag is requesting a pop or a dismissal right now.
    private(set) var isBeginning = false
    private var isFollowing = false
    /// Progress towards the zoomed out view when the drag began.
    private var start: CGFloat = 0
    /// Whether progress of the transition zooms in.
    private var zoomsIn = false

    private static let reach: CGFloat = 0.75
    private static let flingSpeed: CGFloat = 500
    private static let leastProgress: CGFloat = 1.0 / 3

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
        pan.addTarget(self, action: Selector("kinora_zoomPanned:", ZoomDismissInteraction.panned))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
    }

    /// Adds the drag to the controller's view if that is loaded.
    func attach() {
        guard let view = controller?.viewIfLoaded, pan.view !== view else { return }
        view.addGestureRecognizer(pan)
    }

    // MARK: Begin

    /// The running zoom of the controller; nil if there is none.
    private var running: ControllerTransition? {
        let transition = controller?.navigationController?.runningExchange?.transition ?? controller?.presentation?.running?.transition
        return transition?.interactor === self && transition?.isRunning == true ? transition : nil
    }

    /// Whether the controller is presented, or on top of a stack, at rest.
    private var canBeDismissed: Bool {
        guard let controller, controller.appearancePhase == .appeared, controller.presentedPresentation == nil else { return false }
        if let presentation = controller.presentation {
            return presentation.phase == .presented && !(presentation is UISheetPresentationController)
        }
        guard let navigation = controller.navigationController else { return false }
        return navigation.stack.count > 1 && navigation.stack.last === controller && navigation.runningExchange == nil
            && navigation.pendingRequest == nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.viewIfLoaded else { return false }
        if running != nil { return true }
        guard canBeDismissed else { return false }
        let translation = pan.translation(in: nil)
        let isDownward = translation.y > 0 && translation.y > abs(translation.x) && scrollView?.isAtTop ?? true
        return controller.allowsZoomDismissal(by: pan, in: view, isDownward)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = controller?.viewIfLoaded else { return false }
        return scrollView.isDescendant(of: view) && scrollView.panGestureRecognizer === otherGestureRecognizer && scrollView.isAtTop
    }

    private var scrollView: UIScrollView? {
        guard let view = controller?.viewIfLoaded else { return nil }
        let touched = view.hitTest(pan.location(in: view), with: nil)
        return sequence(first: touched, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
    }

    // MARK: Drag

    private var travel: CGFloat {
        let height = controller?.viewIfLoaded?.bounds.height ?? 0
        return pan.translation(in: nil).y / max(height * Self.reach, 1)
    }

    private func panned(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: follow()
        case .ended: release(velocity: pan.velocity(in: nil).y)
        case .cancelled, .failed: release(velocity: 0, isCancelled: true)
        default: break
        }
    }

    private func begin() {
        if let running {
            pause()
            zoomsIn = running.kind == .presentation || running.kind == .navigation(.push)
            start = (zoomsIn ? 1 - percentComplete : percentComplete) - travel
            isFollowing = true
        } else if canBeDismissed {
            (zoomsIn, start) = (false, 0)
            dismiss()
        }
        follow()
    }

    private func dismiss() {
        guard let controller else { return }
        isBeginning = true
        defer { isBeginning = false }
        if let presentation = controller.presentation {
            guard let presenter = presentation.presenter, let movers = controller.zoomMovers(with: presenter, isDismissal: true) else {
                return
            }
            ControllerRequestQueue.current.run {
                PresentationExchange.dismiss([presentation], animated: true, by: movers, completion: nil)
            }
        } else if let navigation = controller.navigationController, let below = navigation.stack.dropLast().last {
            // A custom animator is driven by the app's interaction controller.
            let delegate = navigation.delegate
            guard delegate?.navigationController(navigation, animationControllerFor: .pop, from: controller, to: below) == nil else {
                return
            }
            navigation.popViewController(animated: true)
            navigation.view.layoutIfNeeded()
        }
        isFollowing = running != nil
    }

    private func follow() {
        guard isFollowing else { return }
        let progress = start + travel
        update(zoomsIn ? 1 - progress : progress)
    }

    private func release(velocity: CGFloat, isCancelled: Bool = false) {
        guard isFollowing else { return }
        isFollowing = false
        let progress = zoomsIn ? 1 - percentComplete : percentComplete
        let zoomsOut = !isCancelled && (abs(velocity) > Self.flingSpeed ? velocity > 0 : progress > Self.leastProgress)
        if zoomsOut != zoomsIn { finish() } else { cancel() }
    }
}

extension UIViewController {
    /// Whether the app permits an interactive dismissal of the zoomed controller.
    func allowsZoomDismissal(by pan: UIPanGestureRecognizer, in view: UIView, _ willBegin: Bool) -> Bool {
        guard let decide = preferredTransition?.zoom?.options.interactiveDismissShouldBegin else { return willBegin }
        let velocity = pan.velocity(in: view)
        return decide(.init(pan.location(in: view), CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
    }
}
