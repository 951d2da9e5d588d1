import UIKit

extension UIView {
    /// The duration of the cross-fade that replaces a movement with Reduce Motion, in seconds.
    static let crossFadeDuration: TimeInterval = 0.2

    /// Moves the view's center, in its superview's coordinates, from its presentation position and velocity. With Reduce Motion the
    /// view fades out at the old position and in at the new one.
    func glide(to center: CGPoint, duration: TimeInterval, curve: UIView.AnimationCurve) {
        guard center != self.center else { return }
        guard !UIAccessibility.isReduceMotionEnabled else { return crossFade(to: center) }
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve.options, .allowUserInteraction], animations: { self.center = center })
    }

    /// Sets the view's center at once, without animation.
    func jump(to center: CGPoint) {
        for key in layer.animationKeys() ?? [] where (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath == "position" {
            layer.removeAnimation(forKey: key)
        }
        UIView.performWithoutAnimation { self.center = center }
    }

    private func crossFade(to center: CGPoint) {
        let shown = layer.presentation() ?? layer
        if window != nil, shown.opacity > 0, let snapshot = snapshotView(afterScreenUpdates: false) {
            snapshot.center = shown.position
            snapshot.isUserInteractionEnabled = false
            superview?.insertSubview(snapshot, belowSubview: self)
            UIView.animate(
                withDuration: Self.crossFadeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
                animations: { snapshot.alpha = 0 }, completion: { _ in snapshot.removeFromSuperview() })
        }
        // On top of a running fade, which continues below.
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.isAdditive = true
        fade.fromValue = -shown.opacity
        fade.toValue = Float(0)
        fade.duration = Self.crossFadeDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        jump(to: center)
        layer.add(fade, forKey: nil)
    }
}

extension UIView.AnimationCurve {
    /// The curve as an option of block animations.
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .easeIn: return .curveEaseIn
        case .easeOut: return .curveEaseOut
        case .linear: return .curveLinear
        default: return .curveEaseInOut
        }
    }
}
