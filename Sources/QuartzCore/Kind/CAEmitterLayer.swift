import CoreGraphics
import Foundation
import RenderScene

/// A layer that shows particles: small pictures that come into being, move, change and go.
///
/// Where each particle is follows from the time alone, the seed and how the emitter was when it was born; so any frame can be shown at once, and
/// particles that are under way go on as they began when the emitter is changed. Their time is the layer's: an emitter emits from its
/// time 0 on, so at once in full where the layer has no `beginTime`. A new `beginTime` that makes the layer's time jump starts it anew: set it to
/// `CACurrentMediaTime()` for a burst from now on. Particles lie above the background and the contents, below the border, and are cut only in a
/// layer that masks to its bounds. At most 32,768 are shown.
/// Differs from Core Animation: particles are flattened into the layer's plane (there is no `preservesDepth`), and directions spread in the plane
/// alone. Source: Apple, `CAEmitterLayer`; how values spread is not documented there.
open class CAEmitterLayer: CALayer {
    /// A layer that emits nothing.
    public override init() {
        super.init()
        values.emitter = EmitterValues()
    }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.emitter == nil { values.emitter = EmitterValues() }
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.emitter = EmitterValues()
    }

    /// The kinds of particles, as they are when they are set; reading gives copies. nil emits nothing.
    open var emitterCells: [CAEmitterCell]? {
        get { emitter.cells.isEmpty ? nil : emitter.cells.map { CAEmitterCell($0) } }
        set { changeEmitter(.emitterCells) { $0.cells = newValue?.map(\.values) ?? [] } }
    }

    /// What the cells' birth rates are multiplied by; 1 unless set. Setting 0 lets those that live go on. Animatable, but not by itself.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { set(.emitterBirthRate, \.birthRate, Double(newValue)) }
    }

    /// What the cells' lifetimes are multiplied by; 1 unless set. Animatable, as the next ones are; it counts for particles born from then on.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { set(.emitterLifetime, \.lifetime, Double(newValue)) }
    }

    /// The middle of the shape, in the layer's space; its origin unless set. Animatable: what was born stays behind.
    open var emitterPosition: CGPoint {
        get { CGPoint(emitter.position) }
        set {
            guard newValue.simd != emitter.position, admits("emitterPosition", newValue.simd.sum()) else { return }
            changeEmitter(.emitterPosition) { $0.position = newValue.simd }
        }
    }

    /// The depth of the shape's middle, in points; it shows in the order `backToFront` only. Animatable.
    open var emitterZPosition: CGFloat {
        get { CGFloat(emitter.zPosition) }
        set { set(.emitterZPosition, \.zPosition, Double(newValue)) }
    }

    /// The size of the shape, in points; the width is the radius of circles and spheres. Animatable.
    open var emitterSize: CGSize {
        get { CGSize(emitter.size) }
        set {
            guard newValue.simd != emitter.size, admits("emitterSize", newValue.simd.sum()) else { return }
            changeEmitter(.emitterSize) { $0.size = newValue.simd }
        }
    }

    /// How deep a box is, in points. Animatable.
    open var emitterDepth: CGFloat {
        get { CGFloat(emitter.depth) }
        set { set(.emitterDepth, \.depth, Double(newValue)) }
    }

    /// Where particles are born; a point unless set, as for an unknown name.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape.byShape.first { $0.0 == emitter.shape }?.1 ?? .point }
        set { changeEmitter(.emitterShape) { $0.shape = CAEmitterLayerEmitterShape.byShape.first { $0.1 == newValue }?.0 ?? .point } }
    }

    /// Where in the shape; the volume unless set, as for an unknown name.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode.byMode.first { $0.0 == emitter.mode }?.1 ?? .volume }
        set { changeEmitter(.emitterMode) { $0.mode = CAEmitterLayerEmitterMode.byMode.first { $0.1 == newValue }?.0 ?? .volume } }
    }

    /// The order in which particles are drawn; unordered unless set, as for an unknown name.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode.byOrder.first { $0.0 == emitter.order }?.1 ?? .unordered }
        set { changeEmitter(.renderMode) { $0.order = CAEmitterLayerRenderMode.byOrder.first { $0.1 == newValue }?.0 ?? .unordered } }
    }

    /// What the cells' velocities are multiplied by; 1 unless set. Animatable.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { set(.emitterVelocity, \.velocity, Double(newValue)) }
    }

    /// What the cells' scales are multiplied by; 1 unless set. Animatable.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { set(.emitterScale, \.scale, Double(newValue)) }
    }

    /// What the cells' spins are multiplied by; 1 unless set. Animatable.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { set(.emitterSpin, \.spin, Double(newValue)) }
    }

    /// Which random numbers the particles get; 0 unless set.
    open var seed: UInt32 {
        get { emitter.seed }
        set { changeEmitter(.emitterSeed) { $0.seed = newValue } }
    }

    /// As `CALayer.setValue(_:forKey:)`; names of shapes and orders are taken as such.
    open override func setValue(_ value: Any?, forKey key: String) {
        let name = value as? String ?? ""
        switch key {
        case "emitterShape": emitterShape = value as? CAEmitterLayerEmitterShape ?? CAEmitterLayerEmitterShape(rawValue: name)
        case "emitterMode": emitterMode = value as? CAEmitterLayerEmitterMode ?? CAEmitterLayerEmitterMode(rawValue: name)
        case "renderMode": renderMode = value as? CAEmitterLayerRenderMode ?? CAEmitterLayerRenderMode(rawValue: name)
        case "seed": if let number = value as? any BinaryInteger { seed = UInt32(truncatingIfNeeded: number) }
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default: super.setValue(value, forKey: key)
        }
    }

    /// As `CALayer.value(forKey:)`; shapes and orders give names.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "emitterShape": return emitterShape.rawValue
        case "emitterMode": return emitterMode.rawValue
        case "renderMode": return renderMode.rawValue
        case "seed": return seed
        case "emitterCells": return emitterCells
        default: return super.value(forKey: key)
        }
    }

    package override class var kindKeys: [String: PropertyKey] { KeyPaths.emitterKeys }

    package override func assignOfKind(_ value: AnimatableValue, to key: PropertyKey) { assignToEmitter(value, to: key) }
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
        guard value != emitter[keyPath: field], admits(KeyPaths.name(of: key), value) else { return }
        changeEmitter(key) { $0[keyPath: field] = value }
    }

    private func assignToEmitter(_ value: AnimatableValue, to key: PropertyKey) {
        switch (key, value) {
        case (.emitterPosition, .pair(let v)): emitterPosition = CGPoint(v)
        case (.emitterZPosition, .number(let v)): emitterZPosition = CGFloat(v)
        case (.emitterSize, .pair(let v)): emitterSize = CGSize(v)
        case (.emitterDepth, .number(let v)): emitterDepth = CGFloat(v)
        case (.emitterBirthRate, .number(let v)): birthRate = Float(v)
        case (.emitterLifetime, .number(let v)): lifetime = Float(v)
        case (.emitterVelocity, .number(let v)): velocity = Float(v)
        case (.emitterScale, .number(let v)): scale = Float(v)
        case (.emitterSpin, .number(let v)): spin = Float(v)
        default: if let path = EmitterCellPath(key) { changeEmitter(.emitterCells) { $0.setCellValue(value, at: path) } }
        }
    }
}
