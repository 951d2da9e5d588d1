import Kinora
import UIKit

/// Moves the arriving view in from the right, or the leaving one out to it, and notes what it is asked.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let isLeaving: Bool
    var seen: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) var ended: [Bool] = []
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// Whether it completes by itself.
    var completes = true

    init(_ duration: TimeInterval, _ options: UIView.AnimationOptions = .curveLinear, isLeaving: Bool = false) {
        self.duration = duration
        self.options = options
        self.isLeaving = isLeaving
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        seen?(transitionContext)
        let container = transitionContext.containerView
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        let width = container.bounds.width
        if let to {
            if let controller = transitionContext.viewController(forKey: .to) {
                to.frame = transitionContext.finalFrame(for: controller)
            }
            if isLeaving, let from { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        }
        let moving = isLeaving ? from : to
        if !isLeaving { moving?.transform = CGAffineTransform(translationX: width, y: 0) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options,
            animations: { moving?.transform = self.isLeaving ? CGAffineTransform(translationX: width, y: 0) : .identity },
            completion: { _ in
                moving?.transform = .identity
                if transitionContext.transitionWasCancelled { to?.removeFromSuperview() }
                if self.completes { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
            })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
        context = nil
    }
}

/// A navigation delegate that gives what it was given, and logs what is shown.
final class TestNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator(\(operation), \(fromVC.title ?? ""), \(toVC.title ?? ""))")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor")
        return interactor
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.add("willShow(\(viewController.title ?? ""))")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.add("didShow(\(viewController.title ?? ""))")
    }
}

/// A navigation controller with an animator of the app's own.
@MainActor
final class TransitionScene {
    let scene = NavigationScene.shown()
    let delegate: TestNavigationDelegate
    let b: LoggedController

    init() {
        delegate = TestNavigationDelegate(scene.log)
        scene.navigation.delegate = delegate
        b = scene.screen("B")
    }

    /// With B on the stack, settled, and an interactive pop begun; the log is cleared.
    static func popping(
        _ animator: any UIViewControllerAnimatedTransitioning, by interactor: UIPercentDrivenInteractiveTransition
    ) -> TransitionScene {
        let made = TransitionScene()
        made.navigation.pushViewController(made.b, animated: false)
        made.stage.settle()
        made.delegate.animator = animator
        made.delegate.interactor = interactor
        _ = made.log.take()
        made.navigation.popViewController(animated: true)
        CATransaction.flush()
        return made
    }

    var stage: Stage { scene.stage }
    var navigation: UINavigationController { scene.navigation }
    var log: CallbackLog { scene.log }

    /// The x-coordinate of a view's left edge, transform included.
    func shownX(_ controller: UIViewController) -> Double {
        let layer = controller.view.layer.presentation() ?? controller.view.layer
        return Double(layer.frame.minX)
    }

    func advance(to time: TimeInterval, after start: TimeInterval) { stage.advance(by: start + time - stage.now) }
}
