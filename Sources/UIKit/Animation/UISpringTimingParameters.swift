import Foundation
import RenderScene

/// The timing of a spring. Immutable. Numbers: `behaviour.md` 1.7.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Spring {
        /// The spring that comes to rest in the animator's duration.
        case fitted(dampingRatio: Double)
        /// A spring that takes as long as it takes.
        case physical(SpringCurve, duration: Double)
    }

    private let spring: Spring
    /// In whole ways from start to end per second. Points, sizes and rectangles take `dx` across and `dy` down, all else `dx`.
    public let initialVelocity: CGVector

    private init(spring: Spring, initialVelocity: CGVector) {
        let isFinite = initialVelocity.dx.isFinite && initialVelocity.dy.isFinite
        if !isFinite {
            reportOnce("UISpringTimingParameters velocity", "UISpringTimingParameters: the velocity \(initialVelocity) counts as 0")
        }
        self.spring = spring
        self.initialVelocity = isFinite ? initialVelocity : .zero
    }

    /// The system's spring (keyboard, navigation): mass 3, stiffness 1000, damping 500, half a second whatever the animator's duration.
    public override convenience init() {
        self.init(spring: .physical(SpringCurve(mass: 3, stiffness: 1000, damping: 500), duration: 0.5), initialVelocity: .zero)
    }

    /// A spring that comes to rest in the animator's duration: 1 does not overshoot, less does. Clamped to more than 0 and at most 1; NaN
    /// counts as 1.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(spring: .fitted(dampingRatio: Double(ratio)), initialVelocity: velocity)
    }

    /// The same without initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring by its physics; the animator takes its settling duration. Mass and stiffness not above 0, damping below 0 and non-finite
    /// values are refused, with a line in the log: 1, 100 and 10 are used.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let curve = SpringCurve(
            mass: Self.admitted("mass", mass, 1, mass > 0), stiffness: Self.admitted("stiffness", stiffness, 100, stiffness > 0),
            damping: Self.admitted("damping", damping, 10, damping >= 0))
        self.init(spring: .physical(curve, duration: curve.settlingDuration), initialVelocity: velocity)
    }

    /// A spring that seems to take `duration` seconds and bounces by `bounce` (-1 flat to 1 endless); the animator takes its settling
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

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How long it takes by itself, with its velocity; nil where it takes the animator's duration.
    var ownDuration: Double? {
        guard case .physical(let curve, let duration) = spring else { return nil }
        guard initialVelocity != .zero else { return duration }
        return max(
            curve.starting(at: Double(initialVelocity.dx)).settlingDuration, curve.starting(at: Double(initialVelocity.dy)).settlingDuration
        )
    }

    /// The springs of both axes in a run of `duration` seconds.
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
