import CoreGraphics
import Foundation
import RenderScene

/// A layer that displays particles: small images that are born, move, change and die.
///
/// Each particle's state is a function of time, the seed, and the emitter's state at its birth; so any frame can be displayed at random,
/// and existing particles continue unchanged when the emitter is changed. They live in the layer's time: emission starts at time 0, so that
/// a layer without a `beginTime` starts fully populated. A new `beginTime` that makes the layer's time jump restarts the emission: set it
/// to `CACurrentMediaTime()` for a burst that starts now. Particles are above the background and the contents, below the border, and are
/// clipped only in a layer that masks to its bounds. At most 32,768 are shown. Differs from Core Animation: particles are flattened into
/// the layer's plane (there is no `preservesDepth`), and directions spread in the plane alone. Source: Apple, `CAEmitterLayer`; the
/// distribution of values is not documented there.
open class CAEmitterLayer: CALayer {
    /// Creates a layer that emits nothing.
    public override init() {
        super.init()
        values.emitter = EmitterValues()
    }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.emitter == nil { values.emitter = EmitterValues() }
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.emitter = EmitterValues()
    }

    /// The kinds of particles, copied when set; the getter returns copies. nil emits nothing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of these cells.
    open var emitterCells: [CAEmitterCell]? {
        get { emitter.cells.isEmpty ? nil : emitter.cells.map { CAEmitterCell($0) } }
        set { changeEmitter(.emitterCells) { $0.cells = newValue?.map(\.values) ?? [] } }
    }

    /// Multiplier of the cells' birth rates; the default is 1. With 0, existing particles live on. Animatable, but not implicitly.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { set(.emitterBirthRate, \.birthRate, Double(newValue)) }
    }

    /// Multiplier of the cells' lifetimes, for particles born from now on; the default is 1. Animatable, like the following ones.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { set(.emitterLifetime, \.lifetime, Double(newValue)) }
    }

    /// Center of the shape, in the layer's space; the default is the origin. Existing particles stay behind. Animatable.
    open var emitterPosition: CGPoint {
        get { CGPoint(emitter.position) }
        set {
            guard newValue.simd != emitter.position, admits("emitterPosition", newValue.simd.sum()) else { return }
            changeEmitter(.emitterPosition) { $0.position = newValue.simd }
        }
    }

    /// Depth of the shape's center, in points; has an effect in the render mode `backToFront` only. Animatable.
    open var emitterZPosition: CGFloat {
        get { CGFloat(emitter.zPosition) }
        set { set(.emitterZPosition, \.zPosition, Double(newValue)) }
    }

    /// Size of the shape, in points; the width is the radius of circles and spheres. Animatable.
    open var emitterSize: CGSize {
        get { CGSize(emitter.size) }
        set {
            guard newValue.simd != emitter.size, admits("emitterSize", newValue.simd.sum()) else { return }
            changeEmitter(.emitterSize) { $0.size = newValue.simd }
        }
    }

    /// Depth of a cuboid, in points. Animatable.
    open var emitterDepth: CGFloat {
        get { CGFloat(emitter.depth) }
        set { set(.emitterDepth, \.depth, Double(newValue)) }
    }

    /// Shape in which particles are born; the default is `point`, also for an unknown name.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape.byShape.first { $0.0 == emitter.shape }?.1 ?? .point }
        set { changeEmitter(.emitterShape) { $0.shape = CAEmitterLayerEmitterShape.byShape.first { $0.1 == newValue }?.0 ?? .point } }
    }

    /// Part of the shape in which particles are born; the default is `volume`, also for an unknown name.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode.byMode.first { $0.0 == emitter.mode }?.1 ?? .volume }
        set { changeEmitter(.emitterMode) { $0.mode = CAEmitterLayerEmitterMode.byMode.first { $0.1 == newValue }?.0 ?? .volume } }
    }

    /// Drawing order of particles; the default is `unordered`, also for an unknown name.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode.byOrder.first { $0.0 == emitter.order }?.1 ?? .unordered }
        set { changeEmitter(.renderMode) { $0.order = CAEmitterLayerRenderMode.byOrder.first { $0.1 == newValue }?.0 ?? .unordered } }
    }

    /// Multiplier of the cells' velocities; the default is 1. Animatable.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { set(.emitterVelocity, \.velocity, Double(newValue)) }
    }

    /// Multiplier of the cells' scales; the default is 1. Animatable.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { set(.emitterScale, \.scale, Double(newValue)) }
    }

    /// Multiplier of the cells' spins; the default is 1. Animatable.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { set(.emitterSpin, \.spin, Double(newValue)) }
    }

    /// Seed of the particles' random numbers; the default is 0.
    open var seed: UInt32 {
        get { emitter.seed }
        set { changeEmitter(.emitterSeed) { $0.seed = newValue } }
    }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        keyedProperties[name] ?? super.keyedProperty(name)
    }

    override class func standardLayer() -> CALayer { CAEmitterLayer() }

    override func changeCell(_ value: AnimatableValue, at key: PropertyKey) {
        if let path = EmitterCellPath(key) { changeEmitter(.emitterCells) { $0.setCellValue(value, at: path) } }
    }
}

extension CAEmitterLayer {
    private var emitter: EmitterValues { values.emitter ?? EmitterValues() }

    private func changeEmitter(_ key: PropertyKey, _ body: (inout EmitterValues) -> Void) {
        change(key) {
            var emitter = $0.emitter ?? EmitterValues()
            body(&emitter)
            emitter.revision += 1
            $0.emitter = emitter
        }
    }

    private func set(_ key: PropertyKey, _ field: WritableKeyPath<EmitterValues, Double>, _ value: Double) {
        guard value != emitter[keyPath: field], admits(key.name, value) else { return }
        changeEmitter(key) { $0[keyPath: field] = value }
    }

    private static let keyedProperties = [String: KeyedProperty](of: [
        KeyedProperty("emitterPosition", \CAEmitterLayer.emitterPosition),
        KeyedProperty("emitterZPosition", \CAEmitterLayer.emitterZPosition), KeyedProperty("emitterSize", \CAEmitterLayer.emitterSize),
        KeyedProperty("emitterDepth", \CAEmitterLayer.emitterDepth), KeyedProperty("birthRate", \CAEmitterLayer.birthRate),
        KeyedProperty("lifetime", \CAEmitterLayer.lifetime), KeyedProperty("velocity", \CAEmitterLayer.velocity),
        KeyedProperty("scale", \CAEmitterLayer.scale), KeyedProperty("spin", \CAEmitterLayer.spin),
        KeyedProperty("emitterShape", \CAEmitterLayer.emitterShape), KeyedProperty("emitterMode", \CAEmitterLayer.emitterMode),
        KeyedProperty("renderMode", \CAEmitterLayer.renderMode), KeyedProperty("seed", \CAEmitterLayer.seed),
        KeyedProperty("emitterCells", optional: \CAEmitterLayer.emitterCells),
    ])
}

extension CAEmitterLayerEmitterShape: KeyedValue {}
extension CAEmitterLayerEmitterMode: KeyedValue {}
extension CAEmitterLayerRenderMode: KeyedValue {}

/// The part of an emitter's shape in which particles are born. Source: Apple, `CAEmitterLayerEmitterMode`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the corners or ends; at the center of a circle or a sphere.
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
