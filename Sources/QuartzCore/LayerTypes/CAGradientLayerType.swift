import RenderScene

/// The type of a gradient layer's gradient. Source: Apple, `CAGradientLayerType`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from `startPoint` to `endPoint`.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the centre `startPoint` to an ellipse whose width and height are twice the distances from there to `endPoint`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// About the centre `startPoint`, clockwise from the direction of `endPoint`.
    public static let conic = CAGradientLayerType(rawValue: "conic")

    static let byForm: [(GradientValues.Form, CAGradientLayerType)] = [(.axial, .axial), (.radial, .radial), (.conic, .conic)]
}
