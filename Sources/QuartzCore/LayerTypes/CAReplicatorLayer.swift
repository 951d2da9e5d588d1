import CoreGraphics
import Foundation
import RenderScene

/// A layer that draws its sublayers several times; each copy is transformed, colored and delayed relative to the previous one.
///
/// The sublayers are the first copy; later ones are drawn above it. Copies are not layers: only the originals can be hit and have
/// presentations. A copy shows the sublayers' appearance its delay ago as of the last commit, so an animation that is removed at its end is
/// over in all copies then. A frame draws at most 131,072 layers in copies, nested copies included; further copies are dropped. Differs
/// from Core Animation: copies are flattened into the layer's plane (there is no `preservesDepth`). Source: Apple, `CAReplicatorLayer`.
///
/// ```swift
/// let dot = CALayer()
/// dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
/// dot.backgroundColor = CGColor(gray: 0.5, alpha: 1)
/// let row = CAReplicatorLayer()
/// row.instanceCount = 5
/// row.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
/// row.addSublayer(dot)
/// ```
open class CAReplicatorLayer: CALayer {
    /// Creates a layer that draws its sublayers once.
    public override init() {
        super.init()
        values.replicator = ReplicatorValues()
    }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.replicator == nil { values.replicator = ReplicatorValues() }
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.replicator = ReplicatorValues()
    }

    /// Number of copies, including the original; the default is 1, less than 1 shows none. Animatable in whole copies.
    open var instanceCount: Int {
        get { replicator.wholeCount }
        set { set(.instanceCount, \.count, Double(newValue)) }
    }

    /// Delay of each copy relative to the previous one, in seconds of the layer's time; the default is 0, negative is earlier. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { set(.instanceDelay, \.delay, newValue) }
    }

    /// Transform from each copy to the next, about the middle of the layer's bounds; the default is the identity. A transform that is not
    /// finite is ignored and logged. Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set {
            guard !CATransform3DEqualToTransform(newValue, replicator.transform), admits("instanceTransform", newValue.sumOfElements) else {
                return
            }
            changeReplicator(.instanceTransform) { $0.transform = newValue }
        }
    }

    /// Color that multiplies the first copy; opaque white, the default, and nil leave it unchanged. Animatable.
    open var instanceColor: CGColor? {
        get { color(replicator.color, of: .instanceColor) }
        set {
            noteSpace(of: newValue, in: .instanceColor)
            if newValue?.rgba != replicator.color { changeReplicator(.instanceColor) { $0.color = newValue?.rgba } }
        }
    }

    /// Added to the factor of red from each copy to the next; factors are clamped to 0…1. The default is 0. Animatable.
    open var instanceRedOffset: Float {
        get { Float(replicator.colorOffset.x) }
        set { set(.instanceRedOffset, \.colorOffset.x, Double(newValue)) }
    }

    /// Added to the factor of green from each copy to the next; factors are clamped to 0…1. The default is 0. Animatable.
    open var instanceGreenOffset: Float {
        get { Float(replicator.colorOffset.y) }
        set { set(.instanceGreenOffset, \.colorOffset.y, Double(newValue)) }
    }

    /// Added to the factor of blue from each copy to the next; factors are clamped to 0…1. The default is 0. Animatable.
    open var instanceBlueOffset: Float {
        get { Float(replicator.colorOffset.z) }
        set { set(.instanceBlueOffset, \.colorOffset.z, Double(newValue)) }
    }

    /// Added to the factor of alpha, the opacity of a copy as a whole, from each copy to the next; factors are clamped to 0…1. The default
    /// is 0. Animatable.
    open var instanceAlphaOffset: Float {
        get { Float(replicator.colorOffset.w) }
        set { set(.instanceAlphaOffset, \.colorOffset.w, Double(newValue)) }
    }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        keyedProperties[name] ?? super.keyedProperty(name)
    }

    override class func standardLayer() -> CALayer { CAReplicatorLayer() }
}

extension CAReplicatorLayer {
    private var replicator: ReplicatorValues { values.replicator ?? ReplicatorValues() }

    private func changeReplicator(_ key: PropertyKey, _ body: (inout ReplicatorValues) -> Void) {
        var replicator = replicator
        body(&replicator)
        change(key) { $0.replicator = replicator }
    }

    private func set(_ key: PropertyKey, _ field: WritableKeyPath<ReplicatorValues, Double>, _ value: Double) {
        guard value != replicator[keyPath: field], admits(key.name, value) else { return }
        changeReplicator(key) { $0[keyPath: field] = value }
    }

    private static let keyedProperties = [String: KeyedProperty](of: [
        KeyedProperty("instanceCount", \CAReplicatorLayer.instanceCount),
        KeyedProperty("instanceDelay", \CAReplicatorLayer.instanceDelay),
        KeyedProperty("instanceTransform", \CAReplicatorLayer.instanceTransform),
        KeyedProperty("instanceColor", optional: \CAReplicatorLayer.instanceColor),
        KeyedProperty("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
        KeyedProperty("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
        KeyedProperty("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
        KeyedProperty("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
    ])
}
