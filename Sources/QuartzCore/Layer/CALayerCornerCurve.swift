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
