import UIKit

/// Swings the first view away about its top edge while the other rolls in from the side, or the reverse.
///
/// The views' model positions and transforms keep their final values; only animations move them, so that layout during the transition
/// has no effect on it. Both views are rasterized meanwhile: each rotates as one image, whose edge is antialiased once.
@MainActor
final class SpinAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isReversed: Bool
    private let spring: SpringPace

    init(isReversed: Bool, spring: SpringPace) {
        self.isReversed = isReversed
        self.spring = spring
    }

    private var end: TransitionEnd?

    func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? ReducedMotion.duration : duration(in: transitionContext?.containerView)
    }

    /// Seconds until the point with the longest path is within half a pixel of its end.
    private func duration(in container: UIView?) -> TimeInterval {
        let size = container?.bounds.size ?? UIScreen.main.bounds.size
        let scale = container?.window?.screen.scale ?? UIScreen.main.scale
        // A bottom corner of the first view rotates by pi; a corner of the other by half of that, plus its translation.
        let swing = CGFloat.pi * hypot(size.width / 2, size.height)
        let roll = hypot(1.5 * size.width, size.height / 2) + .pi / 4 * hypot(size.width, size.height)
        let pixels = Double(max(swing, roll) * scale)
        return spring.settlingDuration(toWithin: pixels > 0 ? 0.5 / pixels : 1)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard !UIAccessibility.isReduceMotionEnabled else {
            end = ReducedMotion.crossFade(context, isReversed: isReversed)
            return
        }
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        // The first view is in front in both directions.
        context.install(to, below: isReversed ? nil : from)
        let (first, other) = isReversed ? (to, from) : (from, to)
        let saved = [from, to].compactMap { $0.map(ShownState.init(of:)) }
        let end = TransitionEnd {
            for layer in [from, to].compactMap({ $0?.layer }) {
                for key in [Self.angleKey, Self.positionKey] { layer.removeAnimation(forKey: key) }
            }
            for state in saved { state.restore() }
        }
        self.end = end
        UIView.performWithoutAnimation {
            first?.layer.setAnchor(CGPoint(x: 0.5, y: 0))
            for layer in [from, to].compactMap({ $0?.layer }) {
                layer.shouldRasterize = true
                layer.rasterizationScale = context.screenScale
            }
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { end.complete(context) } }
        move(first, other, in: context)
        CATransaction.commit()
    }

    private static let angleKey = "Kinora.spin.angle"
    private static let positionKey = "Kinora.spin.place"

    private func move(_ first: UIView?, _ other: UIView?, in context: any UIViewControllerContextTransitioning) {
        let size = context.containerView.bounds.size
        let duration = duration(in: context.containerView)
        let isMirrored = context.isMirrored(bySource: isReversed ? .to : .from)
        let sign: CGFloat = isMirrored ? -1 : 1
        if let first { add("transform.rotation.z", to: first, Self.angleKey, (CGFloat(0), sign * .pi), for: duration) }
        guard let other else { return }
        let away = CGPoint(x: isMirrored ? 2 * size.width : -size.width, y: size.height)
        let offset = CGPoint(x: away.x - other.center.x, y: away.y - other.center.y)
        add("transform.rotation.z", to: other, Self.angleKey, (sign * .pi / 2, CGFloat(0)), for: duration)
        add("position", to: other, Self.positionKey, (NSValue(cgPoint: offset), NSValue(cgPoint: .zero)), for: duration)
    }

    /// Adds an animation of a scalar key path (a matrix does not determine the direction and number of rotations), or of an offset from
    /// the view's position.
    ///
    /// - Parameter ends: The values of the forward transition; the reverse one swaps them.
    private func add(_ keyPath: String, to view: UIView, _ key: String, _ ends: (Any, Any), for duration: TimeInterval) {
        let animation = spring.animation(keyPath)
        animation.fromValue = isReversed ? ends.1 : ends.0
        animation.toValue = isReversed ? ends.0 : ends.1
        animation.isAdditive = keyPath == "position"
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key)
    }
}
