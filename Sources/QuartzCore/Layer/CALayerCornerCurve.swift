import CoreGraphics
import RenderScene

/// The curve of a layer's round corners. Source: Apple, `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Bends from farther out, without a step in the curvature. Where the sides are too short for that it is the nearer to a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    var curve: CornerCurve { self == .continuous ? .continuous : .circular }
}

extension CALayer {
    /// How much longer than its radius a corner's curve reaches along the sides: 1 for circular, 1.528665 for continuous ones.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528_665 : 1 }
}
