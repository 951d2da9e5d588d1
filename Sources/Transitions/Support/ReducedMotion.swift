import UIKit

/// What stands in for every movement with Reduce Motion: a cross-fade of 0.2 seconds.
@MainActor
enum ReducedMotion {
    static let duration: TimeInterval = 0.2

    /// Shows the arriving view in front of, or behind, the leaving one while one of them fades.
    ///
    /// - Parameter isReversed: the leaving view fades away in front of the arriving one, else the arriving one fades in.
    /// - Returns: for the animator, to run when the transition has ended; nil if it has.
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
    /// Puts the arriving view in its final place, in front of all, or behind a view of the container.
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

    /// Whether a controller's view (the presenting one, or the lower one of a stack) has a right-to-left layout; without a view, the
    /// container's direction.
    @MainActor
    func isMirrored(bySource key: UITransitionContextViewControllerKey) -> Bool {
        (viewController(forKey: key)?.viewIfLoaded ?? containerView).isMirrored
    }

    /// Pixels per point of the screen that shows the transition.
    @MainActor
    var screenScale: CGFloat { containerView.window?.screen.scale ?? UIScreen.main.scale }
}
