import UIKit

/// Slides the detail up from the bottom edge.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let frame = context.finalFrame(for: controller)
        view.frame = frame.offsetBy(dx: 0, dy: frame.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.frame = frame
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
