import Kinora
import UIKit

/// A tab bar controller with three view controllers; logs their callbacks and the delegate's.
@MainActor
final class TabScene: NSObject, UITabBarControllerDelegate {
    let stage: Stage
    let log = CallbackLog()
    let (a, b, c): (LoggedController, LoggedController, LoggedController)
    let tabs = UITabBarController()
    var refused: UIViewController?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(on stage: Stage = .plain()) {
        self.stage = stage
        (a, b, c) = (LoggedController("A", log), LoggedController("B", log), LoggedController("C", log))
        super.init()
        tabs.delegate = self
        tabs.viewControllers = [a, b, c]
    }

    /// Visible, the log empty.
    static func shown(on stage: Stage = .plain()) -> TabScene {
        let scene = TabScene(on: stage)
        stage.window.rootViewController = scene.tabs
        stage.settle()
        _ = scene.log.take()
        return scene
    }

    /// Callbacks since the last query, at rest.
    func received() -> [String] {
        stage.settle()
        return log.take()
    }

    /// Taps an item.
    func tap(_ index: Int) {
        let width = tabs.tabBar.bounds.width / CGFloat(tabs.tabBar.items?.count ?? 1)
        stage.tap(at: tabs.tabBar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil as UIView?))
    }

    var screensInWindow: [String] { [a, b, c].filter { $0.viewIfLoaded?.window != nil }.map(\.name) }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.add("shouldSelect \(viewController.title ?? "")")
        return viewController !== refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor")
        return interactor
    }

    /// Fades the new view in, linearly, in 0.4 s.
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.alpha = 1 }) { _ in
                let isCancelled = transitionContext.transitionWasCancelled
                if isCancelled { view.alpha = 1 }
                transitionContext.completeTransition(!isCancelled)
            }
        }
    }
}
