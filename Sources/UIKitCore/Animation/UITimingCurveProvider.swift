import Foundation

/// The type of timing that a provider supplies.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin = 0
    /// A cubic curve with control points.
    case cubic = 1
    /// A spring, given by ``UITimingCurveProvider/springTimingParameters``.
    case spring = 2
    /// A curve and a spring; the spring is used here.
    case composed = 3
}

/// Supplies the timing of a property animator: `UICubicTimingParameters`, `UISpringTimingParameters`, or a custom class.
///
/// Differs from UIKit: no NSCoding.
public protocol UITimingCurveProvider: NSCopying {
    /// The kind of curve; it names the property that holds the parameters.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or nil.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil.
    var springTimingParameters: UISpringTimingParameters? { get }
}
