import Foundation
import RenderScene

/// A cubic timing curve from (0,0) to (1,1): x is the fraction of time, y the progress. Immutable.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for one by control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let shape = curve.timingFunction.curve
        animationCurve = curve
        controlPoint1 = CGPoint(x: shape.x1, y: shape.y1)
        controlPoint2 = CGPoint(x: shape.x2, y: shape.y2)
        isNamed = true
    }

    /// A curve by its control points. x is clamped to 0…1; y may overshoot. Points that are not finite are refused, with a line in the
    /// log: the curve is then linear.
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

    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var curve: TimingCurve {
        TimingCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}
