import RenderScene

/// Where in an emitter's shape particles are born. Source: Apple, `CAEmitterLayerEmitterMode`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its corners or ends; of a circle or a sphere, in the middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On its edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On its faces.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

    static let byMode: [(EmitterValues.Mode, CAEmitterLayerEmitterMode)] = [
        (.points, .points), (.outline, .outline), (.surface, .surface), (.volume, .volume),
    ]
}
