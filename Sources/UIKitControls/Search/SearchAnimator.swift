import Foundation
import UIKitCore

/// Fades in what a search controller shows over the content, and out again; the search bar moves alongside.
final class SearchAnimator: NSObject, SystemAnimator {
    private let isDismissal: Bool
    /// Seconds; an estimate.
    private static let duration = 0.35

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: false)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) as? SearchControllerView else {
            return transitionContext.completeTransition(true)
        }
        if !isDismissal {
            UIView.performWithoutAnimation {
                view.layoutIfNeeded()
                view.contentOpacity = 0
            }
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
            animations: { view.contentOpacity = self.isDismissal ? 0 : 1 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                view.contentOpacity = 1
            })
    }
}
