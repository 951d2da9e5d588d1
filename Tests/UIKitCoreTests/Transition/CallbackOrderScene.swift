import Kinora
import UIKit

/// One log of all callbacks of controllers, delegates, animators and coordinators.
@MainActor
final class CallbackOrderScene {
    let scene = NavigationScene.shown()
    let delegate: TestNavigationDelegate

    init() {
        delegate = TestNavigationDelegate(scene.log)
        scene.navigation.delegate = delegate
    }

    var log: CallbackLog { scene.log }
    var navigation: UINavigationController { scene.navigation }
    var root: LoggedController { scene.root }

    /// With these view controllers above A; settled, with an empty log.
    static func above(_ names: String...) -> (CallbackOrderScene, [LoggedController]) {
        let made = CallbackOrderScene()
        let screens = names.map { made.screen($0) }
        made.navigation.setViewControllers([made.root] + screens, animated: false)
        _ = made.scene.received()
        return (made, screens)
    }

    func screen(_ name: String) -> LoggedController { scene.screen(name) }

    /// Logs the coordinator of this controller's next transition as well.
    static func join(_ controller: LoggedController, _ callback: String) {
        controller.onCallback[callback] = { [unowned controller] in
            let log = controller.log
            guard let coordinator = controller.transitionCoordinator else { return log.add("no coordinator") }
            coordinator.animate(
                alongsideTransition: { _ in log.add("alongside") }, completion: { log.add("coordinated(\(!$0.isCancelled))") })
            coordinator.notifyWhenInteractionChanges { log.add("interaction(\($0.isInteractive), \(!$0.isCancelled))") }
        }
    }

    /// The log from a request on, settled.
    func received(_ request: () -> Void) -> [String] {
        request()
        return scene.received()
    }
}

/// Fades the arriving view in, or the disappearing one out, and logs its calls.
final class LoggedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animate")
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        if let to { transitionContext.containerView.addSubview(to) }
        let faded = to ?? from
        let (start, end) = to == nil ? (1.0, 0.0) : (0.0, 1.0)
        faded?.alpha = start
        UIView.animate(
            withDuration: 0.3, animations: { faded?.alpha = end },
            completion: { [log] _ in
                faded?.alpha = 1
                let isCancelled = transitionContext.transitionWasCancelled
                if isCancelled { to?.removeFromSuperview() }
                log.add("complete(\(!isCancelled))")
                transitionContext.completeTransition(!isCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended(\(transitionCompleted))") }
}
