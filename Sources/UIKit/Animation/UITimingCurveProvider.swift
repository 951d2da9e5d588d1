import Foundation

/// What kind of timing a provider gives.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A cubic curve by control points.
    case cubic = 1
    case spring = 2
    /// A curve and a spring: here the spring counts.
    case composed = 3
}

/// Gives the timing of a property animator: `UICubicTimingParameters`, `UISpringTimingParameters`, or a class of the app's own.
///
/// Differs from UIKit: it is not coded into archives.
public protocol UITimingCurveProvider: NSCopying {
    var timingCurveType: UITimingCurveType { get }
    /// nil where it is no curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// nil where it is no spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}
