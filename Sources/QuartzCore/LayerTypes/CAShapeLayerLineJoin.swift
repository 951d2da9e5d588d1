import CoreGraphics

/// The style of a shape layer's line joins. Source: Apple, `CAShapeLayerLineJoin`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    static let byJoin: [(CGLineJoin, CAShapeLayerLineJoin)] = [(.miter, .miter), (.round, .round), (.bevel, .bevel)]
}
