import Foundation
import RenderScene

/// A timing provider's parameters as used by a property animator.
struct AnimatorTiming {
    private let spring: UISpringTimingParameters?
    private let cubic: UICubicTimingParameters?

    /// A provider with neither a spring nor a curve counts as ease-in-out.
    init(_ provider: any UITimingCurveProvider) {
        spring = provider.springTimingParameters
        cubic = provider.cubicTimingParameters
    }

    /// The timing's own duration in seconds; nil if it takes the given one.
    var ownDuration: Double? { spring?.ownDuration }

    func form(duration: Double) -> Pace.Form {
        if let spring { return spring.form(duration: duration) }
        let curve = cubic?.curve ?? .easeInEaseOut
        return curve.isLinear ? .linear : .curve(curve)
    }
}

extension AnimationEdit.Curve {
    /// The same for a property animator; a spring has its velocity on both axes.
    var timingParameters: any UITimingCurveProvider {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2):
            return UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
        case .spring(let mass, let stiffness, let damping, let velocity):
            return UISpringTimingParameters(
                mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
                initialVelocity: CGVector(dx: velocity, dy: velocity))
        }
    }
}
