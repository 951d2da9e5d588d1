import Foundation
import RenderScene

/// A cubic Bézier timing curve from (0,0) to (1,1); x is the fraction of time, y the progress. Immutable.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` if created from control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first inner control point.
    open private(set) var controlPoint1: CGPoint
    /// The second inner control point.
    open private(set) var controlPoint2: CGPoint
    private let isNamed: Bool

    /// Creates an ease-in-out curve.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let shape = curve.timingFunction.curve
        animationCurve = curve
        controlPoint1 = CGPoint(x: shape.x1, y: shape.y1)
        controlPoint2 = CGPoint(x: shape.x2, y: shape.y2)
        isNamed = true
    }

    /// Creates a curve from control points. x is clamped to 0…1; y may overshoot. Non-finite points give a linear curve and are logged
    /// once.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        let isFinite = [point1.x, point1.y, point2.x, point2.y].allSatisfy(\.isFinite)
        if !isFinite {
            reportOnce(
                "UICubicTimingParameters", "UICubicTimingParameters: \(point1.printed), \(point2.printed) are not finite; linear is used")
        }
        animationCurve = .easeInOut
        controlPoint1 = isFinite ? CGPoint(x: min(max(point1.x, 0), 1), y: point1.y) : .zero
        controlPoint2 = isFinite ? CGPoint(x: min(max(point2.x, 0), 1), y: point2.y) : CGPoint(x: 1, y: 1)
        isNamed = false
    }

    /// `builtin` for a curve made from a `UIView.AnimationCurve`, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var curve: TimingCurve {
        TimingCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}
