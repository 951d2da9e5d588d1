import UIKit

/// A movement of views' transforms that takes over from whatever moves them: it begins at what is shown, with the velocity it has.
///
/// It is the delegate of its animations and so lives as long as they do.
@MainActor
final class TransformMovement: NSObject, @MainActor CAAnimationDelegate {
    /// Where a view goes; `start` nil is what is shown.
    struct Step {
        var view: UIView
        var start: CGAffineTransform?
        var end: CGAffineTransform
    }

    private static let key = "TransformMovement"

    private var pending: Int
    private var allFinished = true
    private let completion: ((Bool) -> Void)?

    private init(pending: Int, completion: ((Bool) -> Void)?) {
        self.pending = pending
        self.completion = completion
    }

    /// Moves views together. The model is at the end at once; `completion` hears once, false if any movement was cut short.
    static func run(_ steps: [Step], duration: TimeInterval, curve: UIView.AnimationCurve, completion: ((Bool) -> Void)?) {
        let ways = UIView.areAnimationsEnabled && duration > 0 ? steps.compactMap { Way($0, duration: duration, curve: curve) } : []
        for step in steps { step.stand() }
        guard !ways.isEmpty else {
            UIView.animate(withDuration: 0, animations: {}, completion: completion)
            return
        }
        let movement = TransformMovement(pending: ways.count, completion: completion)
        for way in ways { way.view.layer.add(way.animation(for: movement), forKey: key) }
    }

    /// One view's movement, as it stood before any of them began.
    private struct Way {
        let view: UIView
        let start: CGAffineTransform
        let end: CGAffineTransform
        let duration: TimeInterval
        var pace: PacingCurve

        /// nil for a view that is where it goes, and stays there.
        @MainActor
        init?(_ step: Step, duration: TimeInterval, curve: UIView.AnimationCurve) {
            let layer = step.view.layer
            start = step.start ?? (layer.presentation() ?? layer).affineTransform()
            let velocity = step.start == nil ? layer.shownVelocity : nil
            guard start != step.end || velocity != nil else { return nil }
            (view, end, self.duration) = (step.view, step.end, duration)
            pace = PacingCurve(curve)
            if let velocity { pace = pace.beginning(at: velocity.progress(from: start, to: end, reach: step.reach) * duration) }
        }

        @MainActor
        func animation(for movement: TransformMovement) -> CAAnimation {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = NSValue(caTransform3D: CATransform3DMakeAffineTransform(start))
            animation.toValue = NSValue(caTransform3D: CATransform3DMakeAffineTransform(end))
            animation.duration = duration
            animation.timingFunction = pace.timingFunction
            animation.delegate = movement
            return animation
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        allFinished = allFinished && flag
        if pending == 0 { completion?(allFinished) }
    }

    fileprivate static func running(on layer: CALayer) -> CABasicAnimation? { layer.animation(forKey: key) as? CABasicAnimation }
}

extension TransformMovement.Step {
    /// Gives the view its end without animation, and ends what moves its transform now.
    @MainActor
    fileprivate func stand() {
        let layer = view.layer
        for key in layer.animationKeys() ?? []
        where (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath?.hasPrefix("transform") == true {
            layer.removeAnimation(forKey: key)
        }
        UIView.performWithoutAnimation { view.transform = end }
    }

    /// How far a scale of 1 more or less moves the view's corners, in points: what makes scales and translations comparable.
    @MainActor
    fileprivate var reach: CGFloat { max(1, hypot(view.bounds.width, view.bounds.height) / 2) }
}

/// How fast a transform changes, in its units per second.
private struct TransformVelocity {
    var scale: CGFloat
    var x: CGFloat
    var y: CGFloat

    /// The velocity in whole ways from one transform to another per second: its part in the direction of the way.
    func progress(from start: CGAffineTransform, to end: CGAffineTransform, reach: CGFloat) -> Double {
        let (dx, dy, ds) = (end.tx - start.tx, end.ty - start.ty, (end.a - start.a) * reach)
        let square = dx * dx + dy * dy + ds * ds
        return square > 0 ? Double((x * dx + y * dy + scale * reach * ds) / square) : 0
    }
}

@MainActor
extension CALayer {
    /// How fast the movement on the layer is going now; nil without one.
    fileprivate var shownVelocity: TransformVelocity? {
        guard let running = TransformMovement.running(on: self), let function = running.timingFunction,
            let from = (running.fromValue as? NSValue)?.caTransform3DValue, let to = (running.toValue as? NSValue)?.caTransform3DValue
        else { return nil }
        let elapsed = convertTime(CACurrentMediaTime(), from: nil) - running.beginTime
        let slope = CGFloat(PacingCurve(function).slope(at: elapsed / running.duration) / running.duration)
        return TransformVelocity(scale: (to.m11 - from.m11) * slope, x: (to.m41 - from.m41) * slope, y: (to.m42 - from.m42) * slope)
    }
}
