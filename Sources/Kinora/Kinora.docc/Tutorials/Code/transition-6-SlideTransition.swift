import UIKit

/// The transitioning delegate of the detail; a downward pan drives the dismissal.
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func follow(_ pan: UIPanGestureRecognizer, in controller: UIViewController) {
        guard let area = controller.view.window else { return }
        let progress = min(max(pan.translation(in: area).y / area.bounds.height, 0), 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            controller.dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.4:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }
}
