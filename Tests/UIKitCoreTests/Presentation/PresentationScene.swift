import Kinora
import UIKit

/// A root controller on a stage, with one log of its callbacks and those of its presentations.
@MainActor
final class PresentationScene {
    let stage: Stage
    let log = CallbackLog()
    let root: LoggedController

    init(safeAreaInsets: UIEdgeInsets = .zero, device: Device? = nil) {
        stage = device.map { Stage(device: $0) } ?? Stage.plain(safeAreaInsets: safeAreaInsets)
        root = LoggedController("A", log)
        stage.window.rootViewController = root
        stage.settle()
        _ = log.take()
    }

    func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggedController {
        let made = LoggedController(name, log)
        made.modalPresentationStyle = style
        made.view.backgroundColor = .white
        _ = log.take()
        return made
    }

    /// Log entries since the last read, settled.
    func received() -> [String] {
        stage.settle()
        return log.take()
    }

    /// Presents from the root, settled, with an empty log.
    func presented(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggedController {
        let made = screen(name, style)
        root.present(made, animated: false)
        stage.settle()
        _ = log.take()
        return made
    }

    /// The upper edge of a controller's view, in the window.
    func shownTop(_ controller: UIViewController) -> Double {
        var y = 0.0
        var layer: CALayer? = controller.view.layer
        while let at = layer, at !== stage.window.layer {
            let shown = at.presentation() ?? at
            y += Double(shown.frame.minY - (at.superlayer?.bounds.minY ?? 0))
            layer = at.superlayer
        }
        return y
    }
}

/// Logs all callbacks of a presentation controller.
final class LoggedPresentation: UIPresentationController {
    var log: CallbackLog?
    var inset: CGFloat = 0
    var removes = false

    override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds.insetBy(dx: inset, dy: inset) ?? .zero }
    override var shouldRemovePresentersView: Bool { removes }
    override func presentationTransitionWillBegin() {
        log?.add("presentationWillBegin(\(containerView != nil), \(presentedViewController.transitionCoordinator != nil))")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentationDidEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { log?.add("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissalDidEnd(\(completed))") }
}

/// Returns the given objects, and logs the calls.
final class TestTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var inset: CGFloat = 0
    var removes = false
    let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController")
        let made = LoggedPresentation(presentedViewController: presented, presenting: presenting)
        made.log = log
        made.inset = inset
        made.removes = removes
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator(presented)")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator(dismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor(presentation)")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor(dismissal)")
        return interactor
    }
}
