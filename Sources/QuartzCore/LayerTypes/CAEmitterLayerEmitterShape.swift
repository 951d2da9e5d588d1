import RenderScene

/// The shape in which an emitter layer's particles are born. Source: Apple, `CAEmitterLayerEmitterShape`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At `emitterPosition`.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// On a horizontal line as long as the emitter is wide. `emissionLongitude` is measured from its normal: 0 is up, `.pi` down, `.pi / 2`
    /// right.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// In a rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// In a box of the emitter's size and depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// In a circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// In a sphere whose radius is the emitter's width.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

    static let byShape: [(EmitterValues.Shape, CAEmitterLayerEmitterShape)] = [
        (.point, .point), (.line, .line), (.rectangle, .rectangle), (.cuboid, .cuboid), (.circle, .circle), (.sphere, .sphere),
    ]
}
