import CoreGraphics
import RenderScene

/// The curve of a layer's round corners. Source: Apple, `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Bends from farther out, without a step in the curvature. Approaches a circle if the edges are too short.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    var curve: CornerCurve { self == .continuous ? .continuous : .circular }
}

extension CALayer {
    /// Extent of a corner's curve along the edges, in radii: 1 for circular, 1.528665 for continuous ones.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528_665 : 1 }
}
