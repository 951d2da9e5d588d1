import CoreGraphics

/// The rule for the inside of a shape layer's path. Source: Apple, `CAShapeLayerFillRule`.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a nonzero winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points with an odd number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    static let byRule: [(CGPathFillRule, CAShapeLayerFillRule)] = [(.winding, .nonZero), (.evenOdd, .evenOdd)]
}
