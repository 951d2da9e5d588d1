import UIKit

/// A transition between two view controllers at different depths: a push arrives from behind, a pop from in front.
///
/// Views are translated in z under perspective, never scaled: a point at distance r from the center appears at r / (1 + perspective ·
/// z). Both views fade. One animator can serve many navigation, tab or modal transitions; changes to the views are restored at the end.
/// With Reduce Motion a cross-fade of 0.2 seconds replaces the movement. Source: `Documentation/Effects.md#depth`.
@preconcurrency @MainActor
public final class DepthTransition: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the transition is reversed, as in a pop: the arriving view comes from in front. The default is false.
    public var isReversed: Bool

    /// The duration in seconds. The default is 2.
    public var duration: TimeInterval = 2

    /// The m34 entry of the perspective transform. The default is -1/500, an eye distance of 500 points.
    public var perspective: CGFloat = -1 / 500

    /// The z distance of the other view, in points. The default is 150. At or beyond the eye distance it is invisible.
    public var depth: CGFloat = 150

    /// The `zPosition` offset, in points in each direction, that separates the views during the transition. The default is 300.
    public var spatialOffset: CGFloat = 300

    /// The timing curve. The default is ease-out.
    public var curve = UIView.AnimationCurve.easeOut

    /// Called when the views begin to move.
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

    /// Creates an animator; `isReversed` is true for a pop.
    public init(isReversed: Bool = false) { self.isReversed = isReversed }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? ReducedMotion.duration : duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onStart?(transitionContext)
        guard !UIAccessibility.isReduceMotionEnabled else {
            end = ReducedMotion.crossFade(transitionContext, isReversed: isReversed)
            return
        }
        let context = transitionContext
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let saved = [from, to].compactMap { $0.map(ShownState.init(of:)) }
        let distance = isReversed ? -depth : depth
        context.install(to, below: isReversed ? nil : from)
        let end = TransitionEnd {
            for view in [from, to] { view?.layer.removeAnimation(forKey: Self.key) }
            for state in saved { state.restore() }
        }
        self.end = end
        let alpha = to?.alpha ?? 1
        UIView.performWithoutAnimation {
            prepare(from, inFront: !isReversed, in: context)
            prepare(to, inFront: isReversed, in: context)
            to?.alpha = 0
        }
        from.map { $0.layer.add(movement(of: $0, from: 0, to: distance), forKey: Self.key) }
        to.map { $0.layer.add(movement(of: $0, from: -distance, to: 0), forKey: Self.key) }
        UIView.animate(
            withDuration: duration, delay: 0, options: curve.options,
            animations: {
                from?.alpha = 0
                to?.alpha = alpha
            }, completion: { _ in end.complete(context) })
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }

    private var end: TransitionEnd?

    private static let key = "Kinora.depth"

    private func prepare(_ view: UIView?, inFront: Bool, in context: any UIViewControllerContextTransitioning) {
        guard let layer = view?.layer else { return }
        layer.zPosition = inFront ? spatialOffset : -spatialOffset
        layer.shouldRasterize = true
        layer.rasterizationScale = context.screenScale
    }

    /// Decomposed matrix interpolation is not linear in depth; keyframes keep it within a tenth of a pixel.
    private func movement(of view: UIView, from start: CGFloat, to end: CGFloat) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        let count = keyFrames(for: view, from: start, to: end)
        animation.values = (0...count).map { step in
            var transform = CATransform3DIdentity
            transform.m34 = perspective
            let z = start + (end - start) * CGFloat(step) / CGFloat(count)
            return NSValue(caTransform3D: CATransform3DTranslate(transform, 0, 0, z))
        }
        animation.duration = duration
        animation.timingFunction = curve.timingFunction
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// The sagitta of r / (1 + p z) between two keyframes is at most h² r p² / (4 (1 + p z)³).
    private func keyFrames(for view: UIView, from start: CGFloat, to end: CGFloat) -> Int {
        let corner = hypot(view.bounds.width, view.bounds.height) / 2
        let tightest = max(min(1 + perspective * start, 1 + perspective * end), 0.1)
        let bend = corner * perspective * perspective / (4 * tightest * tightest * tightest)
        guard bend.isFinite, bend > 0 else { return 1 }
        return min(max(Int((abs(end - start) * (bend / Self.tolerance).squareRoot()).rounded(.up)), 1), 600)
    }

    /// In points: a tenth of a pixel at scale 3.
    private static let tolerance: CGFloat = 0.033
}
