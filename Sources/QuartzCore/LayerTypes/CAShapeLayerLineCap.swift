import CoreGraphics

/// The style of a shape layer's line ends. Source: Apple, `CAShapeLayerLineCap`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extended by half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    static let byCap: [(CGLineCap, CAShapeLayerLineCap)] = [(.butt, .butt), (.round, .round), (.square, .square)]
}
