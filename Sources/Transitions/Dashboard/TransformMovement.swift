import UIKit

/// Animates view transforms, continuing from the presentation state and velocity of a running animation.
///
/// It is the delegate of its animations, which retain it.
@MainActor
final class TransformMovement: NSObject, CAAnimationDelegate {
    /// The transforms of one view; a nil `start` means the presentation value.
    struct Step {
        var view: UIView
        var start: CGAffineTransform?
        var end: CGAffineTransform
        /// Whether the view leaves: with Reduce Motion it fades out at its current position, while others fade in at their final one.
        var isLeaving = false
    }

    fileprivate static let key = "TransformMovement"
    /// The duration of the cross-fade that replaces a movement with Reduce Motion, in seconds.
    static let fadeDuration: TimeInterval = 0.2

    private var pending: Int
    private var allFinished = true
    private let completion: ((Bool) -> Void)?

    private init(pending: Int, completion: ((Bool) -> Void)?) {
        self.pending = pending
        self.completion = completion
    }

    /// Animates views together. Model values are final at once; `completion` is called once, with false if any movement was cut short.
    static func run(_ steps: [Step], duration: TimeInterval, curve: UIView.AnimationCurve, completion: ((Bool) -> Void)?) {
        let isAnimated = UIView.areAnimationsEnabled && duration > 0
        let animations: [(CALayer, CAAnimation)] =
            !isAnimated
            ? []
            : UIAccessibility.isReduceMotionEnabled
                ? steps.compactMap { step in step.fade.map { (step.view.layer, $0) } }
                : steps.compactMap { step in Movement(step, duration: duration, curve: curve).map { (step.view.layer, $0.animation) } }
        for step in steps { step.finish() }
        guard !animations.isEmpty else {
            UIView.animate(withDuration: 0, animations: {}, completion: completion)
            return
        }
        let movement = TransformMovement(pending: animations.count, completion: completion)
        for (layer, animation) in animations {
            animation.delegate = movement
            layer.add(animation, forKey: key)
        }
    }

    /// One view's movement, captured before any of them began.
    private struct Movement {
        let start: CGAffineTransform
        let end: CGAffineTransform
        let duration: TimeInterval
        var pace: PacingCurve

        /// Nil for a view that is already at its end and stays.
        @MainActor
        init?(_ step: Step, duration: TimeInterval, curve: UIView.AnimationCurve) {
            let layer = step.view.layer
            start = step.start ?? (layer.presentation() ?? layer).affineTransform()
            let velocity = step.start == nil ? layer.shownVelocity : nil
            guard start != step.end || velocity != nil else { return nil }
            (end, self.duration) = (step.end, duration)
            pace = PacingCurve(curve)
            if let velocity { pace = pace.beginning(at: velocity.progress(from: start, to: end, reach: step.reach) * duration) }
        }

        var animation: CAAnimation {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = NSValue(caTransform3D: CATransform3DMakeAffineTransform(start))
            animation.toValue = NSValue(caTransform3D: CATransform3DMakeAffineTransform(end))
            animation.duration = duration
            animation.timingFunction = pace.timingFunction
            return animation
        }
    }

    /// Core Animation calls its delegates on the main thread, which the protocol does not say.
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated { animationDidEnd(isFinished: flag) }
    }

    private func animationDidEnd(isFinished: Bool) {
        pending -= 1
        allFinished = allFinished && isFinished
        if pending == 0 { completion?(allFinished) }
    }

    static func running(on layer: CALayer) -> CABasicAnimation? { layer.animation(forKey: key) as? CABasicAnimation }
}

extension TransformMovement.Step {
    /// Sets the view's final transform without animation and removes the current animation of its transform.
    @MainActor
    fileprivate func finish() {
        let layer = view.layer
        layer.removeAnimation(forKey: TransformMovement.key)
        for key in layer.animationKeys() ?? []
        where (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath?.hasPrefix("transform") == true {
            layer.removeAnimation(forKey: key)
        }
        UIView.performWithoutAnimation { view.transform = end }
    }

    /// The cross-fade that replaces the movement with Reduce Motion; nil for a fully visible view that stays. The model opacity is not
    /// changed.
    @MainActor
    fileprivate var fade: CAAnimation? {
        let layer = view.layer
        let shown = layer.presentation() ?? layer
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = start == nil ? shown.opacity : 0
        opacity.toValue = isLeaving ? 0 : layer.opacity
        guard isLeaving || start != nil || shown.opacity != layer.opacity || shown.affineTransform() != end else { return nil }
        let transform = isLeaving ? shown.transform : CATransform3DMakeAffineTransform(end)
        let held = CABasicAnimation(keyPath: "transform")
        held.fromValue = NSValue(caTransform3D: transform)
        held.toValue = NSValue(caTransform3D: transform)
        let both = CAAnimationGroup()
        both.animations = [opacity, held]
        both.duration = TransformMovement.fadeDuration
        return both
    }

    /// The distance in points that a scale change of 1 moves the view's corners; makes scales and translations comparable.
    @MainActor
    fileprivate var reach: CGFloat { max(1, hypot(view.bounds.width, view.bounds.height) / 2) }
}

/// The rate of change of a transform, in its units per second.
private struct TransformVelocity {
    var scale: CGFloat
    var x: CGFloat
    var y: CGFloat

    /// The velocity along the direction between two transforms, in whole distances per second.
    func progress(from start: CGAffineTransform, to end: CGAffineTransform, reach: CGFloat) -> Double {
        let (dx, dy, ds) = (end.tx - start.tx, end.ty - start.ty, (end.a - start.a) * reach)
        let square = dx * dx + dy * dy + ds * ds
        return square > 0 ? Double((x * dx + y * dy + scale * reach * ds) / square) : 0
    }
}

@MainActor
extension CALayer {
    /// The current velocity of the layer's movement; nil without one.
    fileprivate var shownVelocity: TransformVelocity? {
        guard let running = TransformMovement.running(on: self), let function = running.timingFunction,
            let from = (running.fromValue as? NSValue)?.caTransform3DValue, let to = (running.toValue as? NSValue)?.caTransform3DValue
        else { return nil }
        let elapsed = convertTime(CACurrentMediaTime(), from: nil) - running.beginTime
        let slope = CGFloat(PacingCurve(function).slope(at: elapsed / running.duration) / running.duration)
        return TransformVelocity(scale: (to.m11 - from.m11) * slope, x: (to.m41 - from.m41) * slope, y: (to.m42 - from.m42) * slope)
    }
}
