import UIKit

/// Slides the detail up from the bottom edge, and back down.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let detail = context.viewController(forKey: isPresenting ? .to : .from), let view = detail.view else {
            return context.completeTransition(false)
        }
        let shown = isPresenting ? context.finalFrame(for: detail) : view.frame
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        view.frame = isPresenting ? hidden : shown
        if isPresenting {
            context.containerView.addSubview(view)
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, at: 0)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.frame = self.isPresenting ? shown : hidden
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
