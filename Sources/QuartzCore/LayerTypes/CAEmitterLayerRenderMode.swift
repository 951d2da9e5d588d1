import RenderScene

/// The drawing order of particles. Source: Apple, `CAEmitterLayerRenderMode`.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No particular order, but the same at all times.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The youngest on top.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The nearest on top.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Each particle is added to the pixels below it.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

    static let byOrder: [(EmitterValues.Order, CAEmitterLayerRenderMode)] = [
        (.unordered, .unordered), (.oldestFirst, .oldestFirst), (.oldestLast, .oldestLast), (.backToFront, .backToFront),
        (.additive, .additive),
    ]
}
