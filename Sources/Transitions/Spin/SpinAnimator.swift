import UIKit

/// Swings the first screen away about its top edge while the other rolls in from the side, or back.
///
/// The views' own places and transforms stay as they are at the end of the way in; only animations move them, so that a new layout in the middle does no harm.
@MainActor
final class SpinAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isReversed: Bool
    private let duration: TimeInterval
    private let damping: CGFloat
    private let initialVelocity: CGFloat

    init(isReversed: Bool, duration: TimeInterval, damping: CGFloat, initialVelocity: CGFloat) {
        self.isReversed = isReversed
        self.duration = duration
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    private var end: TransitionEnd?

    func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? ReducedMotion.duration : duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard !UIAccessibility.isReduceMotionEnabled else {
            end = ReducedMotion.crossFade(context, isReversed: isReversed)
            return
        }
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        // The first screen lies in front in both directions.
        context.install(to, below: isReversed ? nil : from)
        let (first, other) = isReversed ? (to, from) : (from, to)
        let saved = [from, to].compactMap { $0.map(ShownState.init(of:)) }
        let pace = makePace(in: context.containerView)
        let end = TransitionEnd {
            pace.removeFromSuperview()
            for layer in [from, to].compactMap({ $0?.layer }) {
                for key in [Self.angleKey, Self.placeKey] { layer.removeAnimation(forKey: key) }
            }
            for state in saved { state.restore() }
        }
        self.end = end
        UIView.performWithoutAnimation { first?.layer.setAnchor(CGPoint(x: 0.5, y: 0)) }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: initialVelocity, options: [],
            animations: { pace.center.x += 1 }, completion: { _ in end.complete(context) })
        move(first, other, in: context, as: pace.layer.animation(forKey: "position"))
    }

    private static let angleKey = "Kinora.spin.angle"
    private static let placeKey = "Kinora.spin.place"

    /// An empty view whose movement is the spring that all values follow: UIKit's own for this duration and damping.
    private func makePace(in container: UIView) -> UIView {
        let pace = UIView()
        pace.isUserInteractionEnabled = false
        container.addSubview(pace)
        return pace
    }

    private func move(_ first: UIView?, _ other: UIView?, in context: any UIViewControllerContextTransitioning, as pace: CAAnimation?) {
        let size = context.containerView.bounds.size
        let side: CGFloat = context.isMirrored ? -1 : 1
        if let first { add("transform.rotation.z", to: first, Self.angleKey, (CGFloat(0), side * .pi), as: pace) }
        guard let other else { return }
        let away = CGPoint(x: context.isMirrored ? 2 * size.width : -size.width, y: size.height)
        let offset = CGPoint(x: away.x - other.center.x, y: away.y - other.center.y)
        add("transform.rotation.z", to: other, Self.angleKey, (side * .pi / 2, CGFloat(0)), as: pace)
        add("position", to: other, Self.placeKey, (NSValue(cgPoint: offset), NSValue(cgPoint: .zero)), as: pace)
    }

    /// Adds an animation of numbers (a matrix does not know which way round it turns, nor how often), or of an offset from the view's place.
    ///
    /// - Parameter ends: for the way in; the way back goes from the second to the first.
    private func add(_ keyPath: String, to view: UIView, _ key: String, _ ends: (Any, Any), as pace: CAAnimation?) {
        let animation = (pace as? CASpringAnimation).map { spring(like: $0, keyPath) } ?? CABasicAnimation(keyPath: keyPath)
        animation.fromValue = isReversed ? ends.1 : ends.0
        animation.toValue = isReversed ? ends.0 : ends.1
        animation.isAdditive = keyPath == "position"
        animation.duration = pace?.duration ?? duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key)
    }

    private func spring(like model: CASpringAnimation, _ keyPath: String) -> CABasicAnimation {
        let spring = CASpringAnimation(keyPath: keyPath)
        spring.mass = model.mass
        spring.stiffness = model.stiffness
        spring.damping = model.damping
        spring.initialVelocity = model.initialVelocity
        return spring
    }
}
