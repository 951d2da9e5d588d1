import RenderScene

/// The part of an emitter's shape in which particles are born. Source: Apple, `CAEmitterLayerEmitterMode`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the corners or ends; at the centre of a circle or a sphere.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On the faces.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

    static let byMode: [(EmitterValues.Mode, CAEmitterLayerEmitterMode)] = [
        (.points, .points), (.outline, .outline), (.surface, .surface), (.volume, .volume),
    ]
}
