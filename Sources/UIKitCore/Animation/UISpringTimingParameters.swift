import Foundation
import RenderScene

/// The timing of a spring animation. Immutable. Source of the numbers: `Documentation/Behavior.md#springs`.
///
/// ```swift
/// let spring = UISpringTimingParameters(dampingRatio: 0.75, initialVelocity: CGVector(dx: 0, dy: 4))
/// let card = UIView()
/// let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
/// animator.addAnimations { card.center.y = 400 }
/// animator.startAnimation()
/// ```
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Spring {
        /// A spring that settles in the animator's duration.
        case fitted(dampingRatio: Double)
        /// A spring with its own settling duration.
        case physical(SpringCurve, duration: Double)
    }

    private let spring: Spring
    /// In total distances per second. Points, sizes and rectangles use `dx` horizontally and `dy` vertically, other values `dx`.
    open private(set) var initialVelocity: CGVector

    private init(spring: Spring, initialVelocity: CGVector) {
        let isFinite = initialVelocity.dx.isFinite && initialVelocity.dy.isFinite
        if !isFinite {
            reportOnce("UISpringTimingParameters velocity", "UISpringTimingParameters: the velocity \(initialVelocity) counts as 0")
        }
        self.spring = spring
        self.initialVelocity = isFinite ? initialVelocity : .zero
    }

    /// Creates the system's spring (keyboard, navigation): mass 3, stiffness 1000, damping 500, half a second for any animator duration.
    public override convenience init() {
        self.init(spring: .physical(SpringCurve(mass: 3, stiffness: 1000, damping: 500), duration: 0.5), initialVelocity: .zero)
    }

    /// Creates a spring that settles in the animator's duration; a ratio of 1 does not overshoot, lower ones do. Clamped to above 0 and
    /// at most 1; NaN counts as 1.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(spring: .fitted(dampingRatio: Double(ratio)), initialVelocity: velocity)
    }

    /// Creates such a spring without initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring from physical parameters; the animator takes its settling duration. Non-positive mass and stiffness, negative
    /// damping and non-finite values are replaced by 1, 100 and 10 and logged once.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let curve = SpringCurve(
            mass: Self.admitted("mass", mass, 1, mass > 0), stiffness: Self.admitted("stiffness", stiffness, 100, stiffness > 0),
            damping: Self.admitted("damping", damping, 10, damping >= 0))
        self.init(spring: .physical(curve, duration: curve.settlingDuration), initialVelocity: velocity)
    }

    /// Creates a spring with a perceptual duration in seconds and a bounce (-1 flat to 1 endless); the animator takes its settling
    /// duration.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        let curve = CASpringAnimation(perceptualDuration: duration, bounce: bounce).curve
        self.init(spring: .physical(curve, duration: curve.settlingDuration), initialVelocity: velocity)
    }

    private static func admitted(_ name: String, _ value: CGFloat, _ fallback: Double, _ isAllowed: Bool) -> Double {
        if value.isFinite, isAllowed { return Double(value) }
        reportOnce("UISpringTimingParameters \(name)", "UISpringTimingParameters: \(name) \(value) is refused; \(fallback) is used")
        return fallback
    }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The settling duration with the velocity; nil if it takes the animator's duration.
    var ownDuration: Double? {
        guard case .physical(let curve, let duration) = spring else { return nil }
        guard initialVelocity != .zero else { return duration }
        return max(
            curve.starting(at: Double(initialVelocity.dx)).settlingDuration, curve.starting(at: Double(initialVelocity.dy)).settlingDuration
        )
    }

    /// The springs of both axes for a duration in seconds.
    func form(duration: Double) -> Pace.Form {
        func curve(_ velocity: CGFloat) -> SpringCurve {
            switch spring {
            case .fitted(let ratio): return SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: Double(velocity))
            case .physical(let curve, _): return curve.starting(at: Double(velocity))
            }
        }
        return .spring(x: curve(initialVelocity.dx), y: curve(initialVelocity.dy), duration: duration)
    }
}

extension SpringCurve {
    fileprivate func starting(at velocity: Double) -> SpringCurve {
        velocity == initialVelocity
            ? self
            : SpringCurve(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, allowsOverdamping: allowsOverdamping)
    }
}
