import CoreGraphics
import Foundation
import RenderScene

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve that paces an animation: maps the fraction of time to progress (`Documentation/Behavior.md#curves`).
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: TimingCurve

    /// Creates a predefined curve: linear (0,0,1,1), easeIn (.42,0,1,1), easeOut (0,0,.58,1), easeInEaseOut (.42,0,.58,1), default
    /// (.25,.1,.25,1). An unknown name traps, as in Core Animation.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: curve = .linear
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInEaseOut
        case .default: curve = .standard
        default:
            trap(
                object: "CAMediaTimingFunction(name:)", value: "'\(name.rawValue)' is no timing function",
                remedy: "use linear, easeIn, easeOut, easeInEaseOut, default, or control points")
        }
    }

    /// Creates a curve from (0,0) to (1,1) by its inner control points. `c1x` and `c2x` are clamped to [0,1]; y may overshoot. If a value
    /// is not finite, the linear curve is used, and a line is logged.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let points = [c1x, c1y, c2x, c2y].map { Double($0) }
        if points.allSatisfy(\.isFinite) {
            curve = TimingCurve(points[0], points[1], points[2], points[3])
        } else {
            reportOnce("CAMediaTimingFunction", "CAMediaTimingFunction: control points \(points) are not finite; linear is used")
            curve = .linear
        }
    }

    package init(curve: TimingCurve) { self.curve = curve }

    /// Writes control point 0 (0,0), 1, 2 or 3 (1,1) as x, y into the first two elements; another index traps.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(index) else {
            trap(object: "CAMediaTimingFunction", value: "control point \(index)", remedy: "use 0 to 3")
        }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    public override var hash: Int { curve.hashValue }
}
