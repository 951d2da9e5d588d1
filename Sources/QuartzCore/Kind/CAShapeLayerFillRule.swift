import CoreGraphics

/// What of a shape layer's path counts as inside. Source: Apple, `CAShapeLayerFillRule`.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path goes around, counting turns one way against turns the other way.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    static let byRule: [(CGPathFillRule, CAShapeLayerFillRule)] = [(.winding, .nonZero), (.evenOdd, .evenOdd)]
}
