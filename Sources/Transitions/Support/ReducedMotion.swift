import UIKit

/// The replacement for every movement with Reduce Motion: a cross-fade of 0.2 seconds.
@MainActor
enum ReducedMotion {
    static let duration: TimeInterval = 0.2

    /// Cross-fades between the views, the arriving one in front of or behind the leaving one.
    ///
    /// - Parameter isReversed: True fades out the leaving view in front of the arriving one; false fades in the arriving one.
    /// - Returns: Cleanup for the animator to run at the end of the transition; nil if it has ended.
    static func crossFade(_ context: any UIViewControllerContextTransitioning, isReversed: Bool) -> TransitionEnd? {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        context.install(to, below: isReversed ? from : nil)
        guard let fading = isReversed ? from : to else {
            context.completeTransition(!context.transitionWasCancelled)
            return nil
        }
        let state = ShownState(of: fading)
        let end = TransitionEnd { state.restore() }
        let alpha = fading.alpha
        if !isReversed { UIView.performWithoutAnimation { fading.alpha = 0 } }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveLinear, .allowUserInteraction],
            animations: { fading.alpha = isReversed ? 0 : alpha },
            completion: { _ in end.complete(context) })
        return end
    }
}

extension UIViewControllerContextTransitioning {
    /// Adds the arriving view with its final frame, in front of all others or below a view of the container.
    @MainActor
    func install(_ view: UIView?, below other: UIView? = nil) {
        guard let view else { return }
        UIView.performWithoutAnimation {
            let frame = viewController(forKey: .to).map(finalFrame(for:)) ?? .zero
            view.frame = frame.isEmpty ? containerView.bounds : frame
            if let other, other.superview === containerView {
                containerView.insertSubview(view, belowSubview: other)
            } else {
                containerView.addSubview(view)
            }
            view.layoutIfNeeded()
        }
    }

    /// Whether a view controller's view (the presenting one, or the lower one of a stack) has a right-to-left layout; without a view,
    /// whether the container has.
    @MainActor
    func isMirrored(bySource key: UITransitionContextViewControllerKey) -> Bool {
        (viewController(forKey: key)?.viewIfLoaded ?? containerView).isMirrored
    }

    /// Pixels per point of the transition's screen.
    @MainActor
    var screenScale: CGFloat { containerView.window?.screen.scale ?? UIScreen.main.scale }
}
